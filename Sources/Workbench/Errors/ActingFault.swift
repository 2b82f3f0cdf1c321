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
        "nothing can stand at \(to) after the drag",
        hint: "the \(isOne ? "row" : "rows") can go to \(to.section) 0…\(last)"
      )
    case .severalInView(let isFolded):
      Wording(
        "refused",
        "several rows are not dragged while rows are \(isFolded ? "folded" : "grouped")",
        hint: isFolded ? "fold off, or move does it" : "group off, or drag one at a time"
      )
    case .noIndex(let absence):
      Wording("refused", absence, hint: "TableViewIndexing brings titles")
    case .noIndexTitle(let title, let titles):
      Wording(
        "not-found",
        "the index has no title \(quoted(title))",
        hint: "its titles: " + titles.prefix(12).joined(separator: " ")
      )
    case .indexHidden:
      Wording(
        "refused",
        "the index does not show: the table has too few rows for it",
        hint: "set sectionIndexMinimumDisplayRowCount 0"
      )
    case .noPull(let distance):
      Wording(
        "range",
        "\(distance.pointsText) pt is no pull",
        hint: "a number of points from 1 to 100000"
      )
    case .noMenu(let isEmpty, let absence):
      Wording(
        "refused",
        isEmpty ? "the menu is empty and fails" : absence,
        hint: "TableViewContextMenus or TableViewCopying brings one"
      )
    case .noMenuAction(let path, let choice, let titles):
      Wording(
        "not-found",
        "the menu of row \(path) has no \(quoted(choice))",
        hint: "it has: " + titles.joined(separator: ", ")
      )
    case .noFinger:
      Wording("refused", "no finger is down on a row", hint: "press 0 1 first")
    case .nothingUnderWay:
      Wording(
        "refused",
        "nothing is under way",
        hint: "cancel ends what press, swipe, pull or more began"
      )
    case .rootScreen(let root):
      Wording(
        "refused",
        "\(root) is the root screen; there is nothing to go back to",
        hint: "stack shows the screens"
      )
    case .notOnScreen(let name, let isShown):
      Wording("refused", "\(name) is not on the screen", hint: isShown ? "back" : "appear")
    case .onScreenAlready(let name):
      Wording("refused", "\(name) is on the screen already", hint: "disappear")
    case .statusBarRefused:
      Wording(
        "refused",
        "the delegate does not let a tap on the status bar scroll to the top",
        hint: "its scrollViewShouldScrollToTop(_:) answers false; scroll to 0 0 top does not ask"
      )
    case .notSelected(let path):
      Wording("refused", "\(path) is not selected", hint: "selection lists what is")
    case .staysSelected(let path):
      Wording(
        "refused",
        "in single selection a tap keeps the row selected [observed: Slick 14]",
        hint: "set allowsMultipleSelection on, or table deselect \(path) as code would"
      )
    case .noButtons:
      Wording("refused", "no row shows buttons", hint: "swipe 0 1 first")
    case .noButton(let path, let count):
      Wording(
        "bad-argument",
        "row \(path) shows \(TextFormatting.count(count, "button"))",
        hint: count == 1 ? "action 1" : "action 1 … \(count)"
      )
    case .noQuestion(let isEditing):
      Wording(
        "refused",
        "no row asks whether it shall be deleted",
        hint: isEditing ? "minus 0 1 first" : "swipe 0 1 first"
      )
    case .ownButtons(let path):
      Wording(
        "refused",
        "row \(path) shows buttons of the application's, no question",
        hint: "action 1 taps the first one"
      )
    case .noMethod(let name, let method, let capability):
      Wording(
        "refused",
        "\(name) has no \(method), so it cannot be asked for that",
        hint: "a controller that adopts \(capability) can"
      )
    case .noTapDeselecting(let name):
      Wording(
        "refused",
        "\(name) has no deselectsAfterTap: what it selects stays selected",
        hint: "wiring items or generators has it, as each controller that adopts TapDeselecting"
      )
    case .nothingToFold(let row, let isLast, let next, let level):
      Wording(
        "refused",
        "row \(row) has nothing to fold: the row after it is not nested deeper",
        hint: isLast
          ? "a row after it with \"level\":\(level) would be" : "update \(next) level=\(level)"
      )
    case .rowGone(let path):
      Wording("no-row", "the model has no row \(path)", hint: "reload")
    }
  }
}
