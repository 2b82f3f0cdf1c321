import Workbench

/// The explaining feature: what UIKit's messages mean, applied to the current table.
@MainActor final class ExplainingFeature: Feature {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "invariants": [ExplainCommand.self, AskCommand.self]
  ]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["lessons": [.languages]]
  static let checks: [any CheckedFile.Type] = [TextsCheck.self]
}
