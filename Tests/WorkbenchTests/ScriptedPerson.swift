import CommandLanguage
import Testing

@testable import Workbench
@testable import Workspace

/// A person whose answers are known before, and what was asked and shown.
@MainActor final class ScriptedPerson {
  /// The answers, the next one first; without one left the input has ended.
  var answers: [LineRead] = []

  private(set) var questions: [String] = []
  private(set) var shown: [String] = []

  /// Hears of what is shown.
  var onShow: ([String]) -> Void = { _ in }

  /// How commands reach the person.
  var person: PromptInteraction {
    PromptInteraction { prompt in
      self.questions.append(prompt)
      return self.answers.isEmpty ? .endOfInput : self.answers.removeFirst()
    } show: { lines in
      self.shown += lines
      self.onShow(lines)
    }
  }
}
