import TableModel
import TableUI

/// The screens on top of a table that a command left so that the table could be touched.
@MainActor struct PoppedScreens {
  /// The screens, the topmost last.
  fileprivate var screens: [ViewController] = []

  /// The rows that were selected below them.
  fileprivate var selection: [IndexPath] = []
}

extension OpenTable {
  /// Goes back from a screen that a tap brought, as a person does before touching another row.
  ///
  /// Whatever a command refuses by itself it refuses before this.
  package func restore() {
    let selection = tableView.indexPathsForSelectedRows
    let screens = door.leaveDetails()
    guard !screens.isEmpty else { return }
    leftScreens = PoppedScreens(screens: screens, selection: selection)
  }

  /// The title of the screen that the command at hand left of its own accord, or nil; it stays left.
  package func takeLeftScreen() -> String? {
    defer { leftScreens = PoppedScreens() }
    return leftScreens.screens.last?.screenTitle
  }

  /// Takes back what a command that failed did to the screens: those that it left are shown again.
  package func takeBackScreens() {
    let left = leftScreens
    leftScreens = PoppedScreens()
    guard !left.screens.isEmpty, door.isTouchable else { return }
    // Coming back may have cleared it, as UIKit does.
    for path in left.selection { try? tableView.selectRow(at: path) }
    door.show(left.screens)
  }
}
