import TableModel
import TableUI

/// The screens above a table that a command closed so that the table could be touched.
@MainActor struct PoppedScreens {
  /// The screens, the topmost last.
  fileprivate var screens: [ViewController] = []

  /// The rows that were selected below them.
  fileprivate var selection: [IndexPath] = []
}

extension OpenTable {
  /// Goes back from a screen that a tap opened, as a user does before touching another row.
  ///
  /// Commands must check their own errors before they call this.
  package func restore() {
    let selection = tableView.indexPathsForSelectedRows
    let screens = door.leaveDetails()
    guard !screens.isEmpty else { return }
    leftScreens = PoppedScreens(screens: screens, selection: selection)
  }

  /// Returns the title of the screen that the command closed by itself, or nil; it stays closed.
  package func takeLeftScreen() -> String? {
    defer { leftScreens = PoppedScreens() }
    return leftScreens.screens.last?.screenTitle
  }

  /// Shows the screens again that a failed command closed.
  package func takeBackScreens() {
    let left = leftScreens
    leftScreens = PoppedScreens()
    guard !left.screens.isEmpty, door.isTouchable else { return }
    // Returning to the table may have cleared the selection, as in UIKit.
    for path in left.selection { try? tableView.selectRow(at: path) }
    door.show(left.screens)
  }
}
