import CommandLanguage
import TableModel
import TableUI
import TextLayout

/// The errors of gestures and screens.
enum ActingFault: Fault {
  case noPlaceAfterDrag(to: IndexPath, isOne: Bool, last: Int)
  case severalInView(isFolded: Bool)
  case noIndex(absence: String)
  case noIndexTitle(title: String, titles: [String])
  case indexHidden
  case noPull(distance: Double)
  case noMenu(isEmpty: Bool, absence: String)
  case noMenuAction(path: IndexPath, choice: String, titles: [String])
  case noFinger
  case nothingUnderWay
  case rootScreen(root: String)
  case notOnScreen(name: String, isShown: Bool)
  case onScreenAlready(name: String)
  case statusBarRefused
  case notSelected(path: IndexPath)
  case staysSelected(path: IndexPath)
  case noButtons
  case noButton(path: IndexPath, count: Int)
  case noQuestion(isEditing: Bool)
  case ownButtons(path: IndexPath)
  case noMethod(name: String, method: String, capability: String)
  case noTapDeselecting(name: String)
  case nothingToFold(row: String, isLast: Bool, next: IndexPath, level: Int)
  case rowGone(path: IndexPath)

  var wording: Wording {
    switch self {
    case .noPlaceAfterDrag(let to, let isOne, let last):
      Wording(
        "refused",
        "cannot drag to \(to)",
        hint: "section \(to.section) takes the \(isOne ? "row" : "rows") at 0 to \(last)"
      )
    case .severalInView(let isFolded):
      Wording(
        "refused",
        "cannot drag several rows while rows are \(isFolded ? "folded" : "grouped")",
        hint: isFolded ? "`fold off`, or use `move`" : "`group off`, or drag one row at a time"
      )
    case .noIndex(let absence):
      Wording("refused", absence, hint: "TableViewIndexing adds titles")
    case .noIndexTitle(let title, let titles):
      Wording(
        "not-found",
        "the index has no title \(quoted(title))",
        hint: "its titles: " + titles.prefix(12).joined(separator: " ")
      )
    case .indexHidden:
      Wording(
        "refused",
        "the index is hidden: the table has too few rows",
        hint: "try `set sectionIndexMinimumDisplayRowCount 0`"
      )
    case .noPull(let distance):
      Wording(
        "range",
        "cannot pull by \(distance.pointsText) pt",
        hint: "use 1 to 100,000 points"
      )
    case .noMenu(let isEmpty, let absence):
      Wording(
        "refused",
        isEmpty ? "the menu is empty, so it fails" : absence,
        hint: "TableViewContextMenus or TableViewCopying adds one"
      )
    case .noMenuAction(let path, let choice, let titles):
      Wording(
        "not-found",
        "the menu of row \(path) has no \(quoted(choice))",
        hint: "it has: " + titles.joined(separator: ", ")
      )
    case .noFinger:
      Wording("refused", "no row is touched", hint: "try `press 0 1` first")
    case .nothingUnderWay:
      Wording(
        "refused",
        "nothing to cancel",
        hint: "`cancel` ends `press`, `swipe`, `pull` or `more`"
      )
    case .rootScreen(let root):
      Wording(
        "refused",
        "cannot go back: \(root) is the root screen",
        hint: "`stack` lists the screens"
      )
    case .notOnScreen(let name, let isShown):
      Wording(
        "refused",
        "\(name) is not on the screen",
        hint: isShown ? "try `back`" : "try `appear`"
      )
    case .onScreenAlready(let name):
      Wording("refused", "\(name) is already on the screen", hint: "try `disappear`")
    case .statusBarRefused:
      Wording(
        "refused",
        "the delegate does not allow scrolling to the top",
        hint: "its scrollViewShouldScrollToTop(_:) returns false; try `scroll to 0 0 top`"
      )
    case .notSelected(let path):
      Wording("refused", "\(path) is not selected", hint: "`selection` lists the selected rows")
    case .staysSelected(let path):
      Wording(
        "refused",
        "in single selection a tap keeps the row selected [observed: Slick 14]",
        hint: "`set allowsMultipleSelection on`, or `table deselect \(path)` as code would"
      )
    case .noButtons:
      Wording("refused", "no row shows buttons", hint: "try `swipe 0 1` first")
    case .noButton(let path, let count):
      Wording(
        "bad-argument",
        "row \(path) shows \(TextFormatting.count(count, "button"))",
        hint: count == 1 ? "try `action 1`" : "try `action 1` to `action \(count)`"
      )
    case .noQuestion(let isEditing):
      Wording(
        "refused",
        "no delete confirmation is showing",
        hint: isEditing ? "try `minus 0 1` first" : "try `swipe 0 1` first"
      )
    case .ownButtons(let path):
      Wording(
        "refused",
        "row \(path) shows the app's buttons, not a delete confirmation",
        hint: "`action 1` taps the first button"
      )
    case .noMethod(let name, let method, let capability):
      Wording(
        "refused",
        "\(name) does not implement \(method)",
        hint: "a controller that adopts \(capability) does"
      )
    case .noTapDeselecting(let name):
      Wording(
        "refused",
        "\(name) has no deselectsAfterTap; its rows stay selected",
        hint: "`wiring items` or `wiring generators` has it; or adopt TapDeselecting"
      )
    case .nothingToFold(let row, let isLast, let next, let level):
      Wording(
        "refused",
        "cannot fold row \(row): the row after it is not nested deeper",
        hint: isLast
          ? "add a row after it with \"level\":\(level)" : "try `update \(next) level=\(level)`"
      )
    case .rowGone(let path):
      Wording("no-row", "the model has no row \(path)", hint: "try `reload`")
    }
  }
}
