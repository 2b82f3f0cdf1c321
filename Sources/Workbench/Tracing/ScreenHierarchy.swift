package import TableModel
package import TableUI

/// The screens behind a table by the names of their classes, and which of them holds which.
@MainActor package struct ScreenHierarchy {
  /// A screen and one that it holds.
  package struct Family: Hashable {
    var parent: String
    var child: String
  }

  /// In which way a message went.
  package enum Kinship {
    /// From a child to its parent.
    case up

    /// From a parent to its child.
    case down
  }

  /// The classes of the screen and of those that it holds.
  package let names: Set<String>

  /// Who holds whom.
  package let families: Set<Family>

  /// Looks at a screen.
  package init(_ screen: ViewController) {
    var names: Set<String> = []
    var families: Set<Family> = []
    var open = [screen]
    while let next = open.popLast() {
      let name = String(describing: type(of: next))
      names.insert(name)
      for child in next.children {
        families.insert(Family(parent: name, child: String(describing: type(of: child))))
        open.append(child)
      }
    }
    self.names = names
    self.families = families
  }

  /// Which way a message went between a screen and one that it holds, or nil where it went elsewhere.
  ///
  /// That a screen comes and goes with the one that holds it is the framework's doing, and no kinship.
  package func kinship(
    from sender: Message.Party,
    to receiver: Message.Party,
    _ method: Substring
  ) -> Kinship? {
    guard !Self.isAppearance(method) else { return nil }
    if families.contains(Family(parent: receiver.name, child: sender.name)) { return .up }
    return families.contains(Family(parent: sender.name, child: receiver.name)) ? .down : nil
  }

  private static func isAppearance(_ method: Substring) -> Bool {
    let starts = ["view", "willMove", "didMove", "beginAppearance", "endAppearance", "loadView"]
    return starts.contains { method.hasPrefix($0) }
  }
}
