public import TableModel

/// One thing that a person does with the table on the screen, by finger, mouse or keyboard.
///
/// Every front end has its gestures made by a ``GesturePerformer``, so that a key, a click and a command bring about the
/// same messages.
public enum Gesture: Hashable, Sendable {
  /// A finger comes down on a row and goes up again.
  case tap(IndexPath)

  /// A finger comes down on a row and stays there.
  case press(IndexPath)

  /// The finger goes up from the row that it lights up.
  case release

  /// What is under way ends: a touch, an open row.
  case cancel

  /// A tap on the detail button of a row.
  case tapAccessory(IndexPath)

  /// A finger pushes a row aside; all the way where it is full.
  case swipe(IndexPath, from: SwipeEdge, isFull: Bool)

  /// A tap on the button that asks whether the open row shall be deleted.
  case confirmDeletion

  /// A tap on a button of the open row, by its number from 0 at the edge.
  case tapAction(Int)

  /// A tap on the Edit button of the screen.
  case setEditing(Bool)

  /// A tap on the minus or plus that edit mode shows at a row.
  case tapEditControl(IndexPath)

  /// Rows are dragged to a place, which counts as in ``TableView/dragRows(at:to:)``.
  case drag([IndexPath], to: IndexPath)

  /// A finger draws over rows and selects them.
  case pan(from: IndexPath, to: IndexPath)

  /// A finger drags the content by so many points; less than 0 is up. It may still move when it goes up.
  case scroll(by: Double, flicks: Bool)

  /// A tap on the status bar.
  case tapStatusBar

  /// A finger pulls the rows down by so many points and lets go.
  case pullDown(by: Double)

  /// A finger pulls the rows up at their end, to have more of them.
  case pullUp

  /// An arrow key.
  case moveFocus(TableView.FocusHeading)

  /// A click gives the focus to a row.
  case focus(IndexPath)

  /// The focus leaves the table.
  case leaveFocus

  /// Something is entered in the cell of a row.
  case enter(CellInput, at: IndexPath)

  /// The switch in the cell of a row goes to its other side.
  case toggle(IndexPath)

  /// A tap on a title of the section index, by its number from 0.
  case tapIndexTitle(Int)

  /// A tap on the back button.
  case back
}

extension Gesture {
  /// The row that must be on the screen for it, or nil.
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

  /// The words for rows that follow one another in a section: `0 1`, or `0 1..3`.
  package static func words(_ paths: [IndexPath]) -> String {
    guard let first = paths.first, let last = paths.last else { return "" }
    return paths.count == 1 ? "\(first)" : "\(first)..\(last.row)"
  }
}
