import TableModel
import TableUI

/// The application's own methods, each with its scripted behavior.
///
/// Only the methods that the application implements are called, with paths as shown. If the wiring
/// also implements a notification, it is notified too.
@MainActor final class ScriptedMethods: MessageParticipant, ShownPlaceKnowing {
  unowned let application: Application

  init(_ application: Application) { self.application = application }

  /// The controller, marked as the application's addition.
  var messageParty: Message.Party {
    Message.Party(application.source.door.name + "+app", .controller)
  }

  /// Returns the scripted return value of a method, or nil if it does what most applications do.
  func answer(_ method: OptionalMethod) -> MethodAnswer? {
    if case .answering(let answer)? = application.choice(of: method) { answer } else { nil }
  }

  /// Returns the scripted flag of a method, or nil.
  func flag(_ method: OptionalMethod) -> Bool? {
    if case .flag(let flag)? = answer(method) { flag } else { nil }
  }

  /// Returns the scripted length of a method in points, or nil.
  func points(_ method: OptionalMethod) -> Double? {
    if case .points(let points)? = answer(method) { points } else { nil }
  }

  /// Returns the scripted path of a method, or a proposed one.
  func path(_ method: OptionalMethod, or proposal: IndexPath?) -> IndexPath? {
    switch answer(method) {
    case .path(let path): path
    case .nil: nil
    default: proposal
    }
  }

  /// Returns the scripted text of a method, or a proposed one.
  func text(_ method: OptionalMethod, or proposal: String?) -> String? {
    switch answer(method) {
    case .text(let text): text
    case .nil: nil
    default: proposal
    }
  }
}

// Scroll delegate methods: they have no effect.
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

/// The mistake in the application's `cellForRow`.
package enum CellForRowMistake: String, CaseIterable, Sendable {
  /// It returns no cell.
  case nothing = "nil"

  /// It asks the table view for the visible cells.
  case asks

  /// It releases the data source during the call.
  case forgets

  /// It dequeues two cells for a row and returns one.
  case twice

  /// It updates the table view during the call.
  case updates

  /// It reads its own array by the index path, also while a snapshot is applied.
  case byIndex
}
