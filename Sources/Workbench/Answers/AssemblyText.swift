import CommandLanguage

/// The output of commands about display managers.
enum AssemblyText: OutputText {
  case last(String)
  case heaviness(Int)
  case configured(Int)
  case switched(kind: String, className: String)
  case nowKept(String)
  case nowReusable(String)
  case nowLoading(String)
  case nowFilled(String)
  case nowFolding(String)
  case listeners(row: String, names: [String])
  case rebuilt(className: String, parts: [String])

  var words: String {
    switch self {
    case .last(let note): "last: \(note)"
    case .heaviness(let weight): "heaviness \(weight)"
    case .configured(let count): "configured \(TextFormatting.count(count, "time"))"
    case .switched(let kind, let name): "switched to the \(kind) manager (\(name))"
    case .nowKept(let path): "row \(path) has its own cell now; it is never reused"
    case .nowReusable(let path): "row \(path) uses cells of the pool again"
    case .nowLoading(let path):
      "row \(path) is loading; `generators fill \(path)` ends it"
    case .nowFilled(let path): "row \(path) has loaded"
    case .nowFolding(let path):
      "a tap on row \(path) folds the rows nested below it; the foldable plugin does it"
    case .listeners(let path, let names):
      names.isEmpty
        ? "row \(path) has no named listeners"
        : "row \(path) calls \(names.joined(separator: ", ")), in this order, after its screen"
    case .rebuilt(let name, let parts):
      parts.isEmpty
        ? "rebuilt \(name) with standard parts"
        : "rebuilt \(name) with a custom \(parts.joined(separator: ", "))"
    }
  }
}
