import CommandLanguage
import TableStore

/// The output of `mapping`.
enum MappingText: OutputText {
  case place(String)
  case member(String, String)
  case problem(LoadProblem)
  case noRule(String)
  case required([String])
  case noted(Int)

  var words: String {
    switch self {
    case .place(let path): "row \(path)"
    case .member(let name, let value): "\(name) = \(value)"
    case .problem(let problem): "\(problem.path): \(problem.problem); \(problem.action)"
    case .noRule(let path): "no rule applies to row \(path)"
    case .required(let keys): "required: " + keys.joined(separator: ", ")
    case .noted(let count): "\(TextFormatting.count(count, "value")) noted; `report` lists them"
    }
  }
}
