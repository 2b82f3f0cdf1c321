import CommandLanguage
import Workbench
import Workspace

/// The information in the numbers of a text.
struct Finding: Sendable {
  /// The table view's observation.
  let saw: [FindingText]

  /// The numbers that the observation is based on.
  var numbers: [(name: String, value: AnswerValue)] = []

  /// The cause; empty if the numbers do not narrow it down.
  var cause: [FindingText] = []

  /// The valid alternatives; empty if the numbers do not determine one.
  var legal: [FindingText] = []

  /// A valid batch as a line to try, or nil.
  var example: String?
}

extension Finding {
  /// Creates a finding with one sentence, whose values are the numbers.
  init(_ saw: FindingSentence, _ values: KeyValuePairs<String, Int> = [:]) {
    let pairs = values.map { ($0.key, $0.value) }
    self.init(
      saw: [FindingText(saw, Dictionary(pairs) { first, _ in first })],
      numbers: values.map { ($0.key, .int($0.value)) }
    )
  }
}
