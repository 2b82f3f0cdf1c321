package import TableModel
package import TableUI

/// The screens of a table by class name, with their parent-child relations.
@MainActor package struct ScreenHierarchy {
  /// A parent screen and one of its children.
  package struct Family: Hashable {
    var parent: String
    var child: String
  }

  /// The direction of a call between parent and child.
  package enum Kinship {
    /// From a child to its parent.
    case up

    /// From a parent to its child.
    case down
  }

  /// The class names of the screen and its children.
  package let names: Set<String>

  /// The pairs of parent and child.
  package let families: Set<Family>

  /// Creates the hierarchy of a screen.
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

  /// Returns the direction of a call between a parent and a child, or nil for any other call.
  ///
  /// Appearance calls that the framework forwards from a parent to its children do not count.
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
