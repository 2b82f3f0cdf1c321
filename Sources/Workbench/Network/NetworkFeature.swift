/// The network by hand: what requests are answered, and the clock that their answers wait for.
@MainActor final class NetworkFeature: Feature {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "watch": [RequestCommand.self, NetCommand.self, TickCommand.self, ClockCommand.self]
  ]
}
