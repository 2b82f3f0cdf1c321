import CommandLanguage

/// The output of commands about display managers.
enum AssemblyText: OutputText {
  case last(String)
  case heaviness(Int)
  case switched(kind: String, className: String)
  case nowKept(String)
  case nowReusable(String)
  case nowLoading(String)
  case nowFilled(String)

  var words: String {
    switch self {
    case .last(let note): "last: \(note)"
    case .heaviness(let weight): "heaviness \(weight)"
    case .switched(let kind, let name): "switched to the \(kind) manager (\(name))"
    case .nowKept(let path): "row \(path) has its own cell now; it is never reused"
    case .nowReusable(let path): "row \(path) uses cells of the pool again"
    case .nowLoading(let path):
      "row \(path) is loading; `generators fill \(path)` ends it"
    case .nowFilled(let path): "row \(path) has loaded"
    }
  }
}
