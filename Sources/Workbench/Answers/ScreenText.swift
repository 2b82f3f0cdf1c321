import CommandLanguage
import TableModel

/// The output about screens, the navigation controller and wirings.
enum ScreenText: OutputText {
  case back(to: String, closed: String)
  case wentBackFirst(title: String)
  case onScreen(name: String)

  /// A screen that appeared and whose controller cleared the selection of some rows.
  case clearedSelection(name: String, receiver: String, rows: [IndexPath])

  case offScreen(name: String)
  case pushed(title: String, screens: Int)
  case undidChange(problem: String)
  case switched(wiring: String, controller: String)
  case objects(table: String, wiring: String)
  case origin(String, varies: String?)

  var words: String {
    switch self {
    case .back(let title, let closed): "back to \(title); closed \(closed)"
    case .wentBackFirst(let title): "went back from \(quoted(title)) first"
    case .onScreen(let name): "\(name) is on screen"
    case .clearedSelection(let name, let receiver, let rows):
      "\(Self.onScreen(name: name).words); \(receiver) cleared the selection of "
        + (rows.count == 1 ? "\(rows[0])" : TextFormatting.count(rows.count, "row"))
    case .offScreen(let name): "\(name) is off screen"
    case .pushed(let title, let screens):
      "pushed \(title); \(TextFormatting.count(screens, "screen"))"
    case .undidChange(let problem): "undid the change: \(problem)"
    case .switched(let wiring, let controller): "switched to \(wiring) (\(controller))"
    case .objects(let table, let wiring): "\(table), wiring \(wiring): objects and references"
    case .origin(let origin, let varies): origin + (varies.map { "; varies \($0)" } ?? "")
    }
  }
}
