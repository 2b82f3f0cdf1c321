import CommandLanguage
import Workbench

/// The explaining feature: what UIKit's messages mean, applied to the current table.
///
/// The first error at the prompt mentions `explain`, once in a session.
@MainActor final class ExplainingFeature: PromptObserving, OutcomeObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "invariants": [ExplainCommand.self, AskCommand.self]
  ]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["lessons": [.languages]]
  static let checks: [any CheckedFile.Type] = [TextsCheck.self]

  /// Whether the next error mentions `explain`.
  private var mentionsExplain = false

  func didReachPrompt(in session: Session, keepsHistory: Bool) {
    mentionsExplain = session.hasPerson
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    guard mentionsExplain, outcome.place.isPrompt, session.settings.format == .text,
      let code = outcome.errorCode, code != "interrupted", outcome.remark == nil,
      session.lesson == nil
    else { return }
    mentionsExplain = false
    let line = StyledLine([.init("  `explain \(code)` explains this error")])
    let lines = line.wrapped(toWidth: session.lineWidth ?? .max).map(\.text)
    outcome.remark = Remark("explain", .text("explain \(code)"), lines)
  }
}
