public import TableModel

/// A user action on the table by finger, mouse or keyboard.
///
/// Every front end performs its gestures with a ``GesturePerformer``. A key, a click and a command
/// therefore cause the same messages.
public enum Gesture: Hashable, Sendable {
  /// A tap on a row.
  case tap(IndexPath)

  /// A touch on a row that is held.
  case press(IndexPath)

  /// The end of a touch on the highlighted row.
  case release

  /// The cancellation of a touch or an open swipe.
  case cancel

  /// A tap on the detail button of a row.
  case tapAccessory(IndexPath)

  /// A swipe on a row; a full swipe performs the first action.
  case swipe(IndexPath, from: SwipeEdge, isFull: Bool)

  /// A tap on the button that confirms the deletion of the swiped row.
  case confirmDeletion

  /// A tap on a swipe action, by its index from the edge, starting at 0.
  case tapAction(Int)

  /// A tap on the Edit button of the screen.
  case setEditing(Bool)

  /// A tap on the insert or delete control of a row in edit mode.
  case tapEditControl(IndexPath)

  /// A drag of rows to a position, as defined by ``TableView/dragRows(at:to:)``.
  case drag([IndexPath], to: IndexPath)

  /// A pan over rows that selects them.
  case pan(from: IndexPath, to: IndexPath)

  /// A drag of the content by a number of points; negative is up.
  ///
  /// A flick still moves when the finger lifts.
  case scroll(by: Double, flicks: Bool)

  /// A tap on the status bar.
  case tapStatusBar

  /// A pull down at the top by a number of points.
  case pullDown(by: Double)

  /// A pull up at the end, to load more rows.
  case pullUp

  /// An arrow key.
  case moveFocus(TableView.FocusHeading)

  /// A click that focuses a row.
  case focus(IndexPath)

  /// A loss of focus: the focus leaves the table.
  case leaveFocus

  /// An input in the cell of a row.
  case enter(CellInput, at: IndexPath)

  /// A toggle of the switch in the cell of a row.
  case toggle(IndexPath)

  /// A tap on a title of the section index, by its index, starting at 0.
  case tapIndexTitle(Int)

  /// A tap on the back button.
  case back
}

extension Gesture {
  /// The row that must be on the screen for the gesture, or nil.
  public var indexPath: IndexPath? {
    switch self {
    case .tap(let path), .press(let path), .tapAccessory(let path), .tapEditControl(let path),
      .toggle(let path), .focus(let path):
      path
    case .swipe(let path, _, _), .pan(let path, _), .enter(_, let path): path
    case .drag(let paths, _): paths.first
    default: nil
    }
  }

  /// Returns a description of consecutive rows in a section: `0 1`, or `0 1..3`.
  package static func words(_ paths: [IndexPath]) -> String {
    guard let first = paths.first, let last = paths.last else { return "" }
    return paths.count == 1 ? "\(first)" : "\(first)..\(last.row)"
  }
}
