import JSON
import TableStore

/// The network feature: controls the responses to requests, and the clock that they wait for.
@MainActor final class NetworkFeature: Feature {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "watch": [RequestCommand.self, NetCommand.self, TickCommand.self, ClockCommand.self]
  ]

  /// The last batch or chain of requests, or nil.
  var group: RequestGroup<JSONValue>?
}
