import TableModel
import TableUI

/// The application's own methods: each does what was said of it.
///
/// It is asked for those only that the application implements, by the places where the rows are shown. Where the
/// wiring has a method too that tells of something, it is told as well.
@MainActor final class ScriptedMethods: MessageParticipant, ShownPlaceKnowing {
  unowned let application: Application

  init(_ application: Application) { self.application = application }

  /// The controller, with a mark that this is what the application adds to it.
  var messageParty: Message.Party {
    Message.Party(application.source.door.name + "+app", .controller)
  }

  /// What a method was told to answer, or nil where it does what most applications do.
  func answer(_ method: OptionalMethod) -> MethodAnswer? {
    if case .answering(let answer)? = application.choice(of: method) { answer } else { nil }
  }

  /// The flag that a method was told to answer.
  func flag(_ method: OptionalMethod) -> Bool? {
    if case .flag(let flag)? = answer(method) { flag } else { nil }
  }

  /// The length that a method was told to answer.
  func points(_ method: OptionalMethod) -> Double? {
    if case .points(let points)? = answer(method) { points } else { nil }
  }

  /// The path that a method was told to answer, or a proposed one.
  func path(_ method: OptionalMethod, or proposal: IndexPath?) -> IndexPath? {
    switch answer(method) {
    case .path(let path): path
    case .nil: nil
    default: proposal
    }
  }

  /// The text that a method was told to answer, or another one.
  func text(_ method: OptionalMethod, or proposal: String?) -> String? {
    switch answer(method) {
    case .text(let text): text
    case .nil: nil
    default: proposal
    }
  }
}

// What a delegate may implement about scrolling: it listens.
extension ScriptedMethods: ScrollDelegate, ScrollDragging, ScrollDecelerating {
  func scrollViewDidScroll(_ tableView: TableView) {}
}

extension ScriptedMethods: ScrollAnimationEnding, ScrollInsetChanging {
  func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {}
  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {}
}

extension ScriptedMethods: ScrollingToTop {
  func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool {
    flag(.shouldScrollToTop) ?? true
  }
}

/// What the application's `cellForRow` does wrong.
package enum CellForRowMistake: String, CaseIterable, Sendable {
  /// It answers no cell.
  case nothing = "nil"

  /// It asks the table view for the cells on the screen.
  case asks

  /// It lets go of the data source on the way.
  case forgets

  /// It dequeues two cells for a row and returns one.
  case twice
}
