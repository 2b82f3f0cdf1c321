import CommandLanguage
import Workbench

/// The problems found when a lesson's file is read and checked.
///
/// Steps are numbered from 1. A cause is the end of a sentence, and may be empty.
enum LessonFileText: OutputText {
  case duplicate(keyword: String)
  case belongsAfterWrong(keyword: String)
  case unexpected(keyword: String)

  case didNotOccur(code: String)
  case isDoneBeforeStart(step: Int)
  case hintHasSolution([String])
  case noReply(cause: String)
  case mistakeReachesGoals
  case otherReply(String)
  case noSolution(step: Int)
  case goalsReachedEarly
  case fails(code: String, cause: String)
  case goalsNotReached(cause: String)

  var words: String {
    switch self {
    case .duplicate(let keyword): "duplicate \(keyword):"
    case .belongsAfterWrong(let keyword): "\(keyword): belongs after a wrong:"
    case .unexpected(let keyword): "unexpected \(quoted(keyword + ":"))"

    case .didNotOccur(let code): "shows: lists \(code), which did not occur"
    case .isDoneBeforeStart(let step): "step \(step) is done before it starts"
    case .hintHasSolution(let lines):
      "a hint contains the solution \(quoted(lines.joined(separator: "; ")))"
    case .noReply(let cause): "this mistake gets no reply\(cause)"
    case .mistakeReachesGoals: "this mistake reaches the goals"
    case .otherReply(let text): "this mistake gets another reply: \(quoted(text))"
    case .noSolution(let step): "step \(step) has no right: to check"
    case .goalsReachedEarly: "the goals are reached before the last line of right:"
    case .fails(let code, let cause): "this fails with \(code)\(cause)"
    case .goalsNotReached(let cause): "the solution does not reach the goals\(cause)"
    }
  }
}
