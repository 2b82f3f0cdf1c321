import CommandLanguage
import TableModel
import TableUI

/// The screens on top of a table that a command left so that the table could be touched.
@MainActor struct LeftScreens {
  /// The screens, the topmost last.
  fileprivate var screens: [ViewController] = []

  /// The rows that were selected below them.
  fileprivate var selection: [IndexPath] = []
}

extension OpenSource {
  /// Goes back from a screen that a tap brought, as a person does before touching another row.
  ///
  /// Whatever a command refuses by itself it refuses before this.
  func comeBack() {
    let selection = tableView.indexPathsForSelectedRows
    let screens = door.leaveDetails()
    guard !screens.isEmpty else { return }
    leftScreens = LeftScreens(screens: screens, selection: selection)
  }

  /// What the command at hand did to the screens of its own accord, for people; it stays done.
  func takeScreenNotes() -> [String] {
    defer { leftScreens = LeftScreens() }
    return leftScreens.screens.last.map { ["went back from \(quoted($0.screenTitle)) first"] } ?? []
  }

  /// Takes back what a command that failed did to the screens: those that it left are shown again.
  func takeBackScreens() {
    let left = leftScreens
    leftScreens = LeftScreens()
    guard !left.screens.isEmpty, door.isTouchable else { return }
    // Coming back may have cleared it, as UIKit does.
    for path in left.selection { try? tableView.selectRow(at: path) }
    door.show(left.screens)
  }
}
