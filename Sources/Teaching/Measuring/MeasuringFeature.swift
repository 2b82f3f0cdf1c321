import Workbench

/// The measuring feature: the cost of wirings in code, messages and time.
@MainActor final class MeasuringFeature: Feature {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "why": [
      ScoreCommand.self, CompareCommand.self, CodeCommand.self, ExportCommand.self,
    ],
    "expect": [ExperimentCommand.self], "alias": [TimeCommand.self],
  ]
}
