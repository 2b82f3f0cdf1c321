import CommandLanguage
import TableModel

/// The output of touches, drags, swipes and menus.
///
/// A `row` is a path with its title, and a `receiver` the object whose method was called.
enum GestureText: OutputText {
  case scrolled(to: IndexPath)
  case hiddenEdits(receiver: String)

  case highlighted(row: String)
  case highlightRefused(row: String)
  case editModeBlocksHighlight(row: String)
  case selectionOffBlocksHighlight(row: String)
  case closedSwipedRow
  case onlyClosedSwipedRow
  case canceledTouch(row: String)
  case closedWithoutAction(row: String)

  case tappedDetail(row: String, receiver: String)
  case tappedUnheardDetail(row: String)
  case setEditingNotForwarded(receiver: String)

  case confirmedUnheard(style: String, row: String)
  case confirmed(style: String, row: String, receiver: String, hasEffect: Bool)
  case tappedAction(title: String, row: String)
  case isClosed(row: String)
  case showsButtons(row: String, titles: [String], asksForDeletion: Bool)
  case staysOpen(row: String)

  /// A swiped row that was at another path when it was swiped.
  case movedSinceSwipe(from: IndexPath, to: IndexPath)

  case emptyMenu(row: String)
  case menu(row: String, titles: [String])
  case chose(title: String, row: String)

  case droppedSeveral
  case movedSeveral(rows: Int, to: IndexPath, receiver: String, calls: Int)
  case dropped(row: String)
  case moved(row: String, to: IndexPath, isChosenByDelegate: Bool, receiver: String)

  case noFocus
  case noFocusPossible
  case focused(row: String)
  case keepsFocus(row: String)

  case indexTitle(title: String, section: Int?, offset: Double)
  case indexMinimum(rows: Int)

  var words: String {
    switch self {
    case .scrolled(let to): "scrolled to \(to)"
    case .hiddenEdits(let receiver):
      "`undo` cannot undo this: \(receiver) does not report its edits (ModelChangeObserving)"

    case .highlighted(let row): "highlighted \(row); `release` or `cancel`"
    case .highlightRefused(let row):
      "\(row) not highlighted: shouldHighlight returned false; touch ended"
    case .editModeBlocksHighlight(let row):
      "\(row) not highlighted: allowsSelectionDuringEditing applies in edit mode"
    case .selectionOffBlocksHighlight(let row): "\(row) not highlighted: allowsSelection is off"
    case .closedSwipedRow: "closed the swiped row"
    case .onlyClosedSwipedRow: "the touch only closed the swiped row"
    case .canceledTouch(let row): "canceled the touch on \(row); no row selected"
    case .closedWithoutAction(let row): "closed \(row); no action performed"

    case .tappedDetail(let row, let receiver):
      "tapped the detail button of \(row) (\(receiver).accessoryButtonTapped)"
    case .tappedUnheardDetail(let row):
      "tapped the detail button of \(row); no delegate implements accessoryButtonTapped"
    case .setEditingNotForwarded(let receiver):
      "\(receiver) does not forward setEditing; table view set directly"

    case .confirmedUnheard(let style, let row):
      "confirmed \(style) of \(row), but no object implements commit"
    case .confirmed(let style, let row, let receiver, let hasEffect):
      "confirmed \(style) of \(row) (\(receiver).commit)"
        + (hasEffect ? "" : "; no rows changed: it must update its model and the table view")
    case .tappedAction(let title, let row): "tapped \(quoted(title)) of \(row)"
    case .isClosed(let row): "\(row) is closed"
    case .showsButtons(let row, let titles, let asksForDeletion):
      "\(row) shows \(titles.map { "[\($0)]" }.joined(separator: " "))"
        + Self.choices(titles.count, asksForDeletion)
    case .staysOpen(let row):
      "\(row) stays open: the action did not call its completion; `cancel` closes it"

    case .movedSinceSwipe(let from, let to):
      "the row is \(to) now; a handler made at the swipe still has \(from)"

    case .emptyMenu(let row): "the menu of \(row) failed: it is empty"
    case .menu(let row, let titles): "the menu of \(row): \(titles.joined(separator: ", "))"
    case .chose(let title, let row): "chose \(title) at \(row)"

    case .droppedSeveral: "dropped the rows in place; moveRow not called"
    case .movedSeveral(let rows, let to, let receiver, let calls):
      "moved \(TextFormatting.count(rows, "row")) to \(to)"
        + " (\(receiver).moveRow, \(TextFormatting.count(calls, "time")))"
    case .dropped(let row): "dropped \(row) in place; moveRow not called"
    case .moved(let row, let to, let isChosenByDelegate, let receiver):
      "moved \(row) to \(to)\(isChosenByDelegate ? ", chosen by the delegate" : "")"
        + " (\(receiver).moveRow)"

    case .noFocus: "no row has the focus now"
    case .noFocusPossible: "no row can have the focus"
    case .focused(let row): "\(row) has the focus"
    case .keepsFocus(let row): "\(row) keeps the focus; no row is beyond it"

    case .indexTitle(let title, let section, let offset):
      quoted(title) + (section.map { " leads to section \($0)" } ?? " has no section")
        + "; offset \(TextFormatting.points(offset))"
    case .indexMinimum(let rows):
      "the index shows at \(TextFormatting.count(rows, "row")) or more"
    }
  }

  /// Returns the commands for the buttons of a swiped row.
  private static func choices(_ count: Int, _ asksForDeletion: Bool) -> String {
    if asksForDeletion { return "; `confirm` or `cancel`" }
    return "; `action 1`" + (count == 1 ? "" : " to `action \(count)`") + " or `cancel`"
  }
}
