import CommandLanguage
import TextLayout
import Workspace

extension MethodAnswer {
  /// The return value in the form that the user types.
  var words: String {
    switch self {
    case .nil: "nil"
    case .flag(let flag): "\(flag)"
    case .points(let points): points.pointsText
    case .integer(let number): "\(number)"
    case .text(let text): quoted(text)
    case .path(let path): "\(path)"
    case .style(let style): "\(style)"
    case .titles(let titles): titles.joined(separator: " ")
    }
  }
}
