import Workbench

/// Explaining: what UIKit's messages mean, on the table at hand.
@MainActor final class ExplainingFeature: Feature {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "invariants": [ExplainCommand.self, AskCommand.self]
  ]
}
