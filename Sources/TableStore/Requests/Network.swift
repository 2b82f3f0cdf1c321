public import TableModel

/// The shared network of a session's requests: a transport with simulated faults, a clock, and the
/// loop that delivers responses.
@MainActor public final class Network {
  /// The clock.
  public let clock: VirtualClock

  /// The transport for the requests.
  public let transport: FaultingTransport

  /// The loop that calls completions.
  public let loop = RequestLoop()

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  /// Creates a network.
  ///
  /// - Parameters:
  ///   - transport: The transport for requests; with nil, every request fails with a message about
  ///     it.
  ///   - clock: The clock for the requests.
  public init(_ transport: (any HTTPTransport)? = nil, clock: VirtualClock) {
    self.clock = clock
    self.transport = FaultingTransport(transport, clock: clock)
  }

  /// Reports a message together with everything that happens until it returns.
  func telling(
    _ party: Message.Party,
    _ selector: @autoclosure () -> String,
    _ body: () -> Void
  ) {
    messageObserver?.messageBegan(Message(to: party, selector(), source: .ours))
    body()
    messageObserver?.messageEnded(result: nil)
  }

  /// Reports a message to a part of the model, and its end.
  func tell(_ party: String, _ selector: @autoclosure () -> String, result: String? = nil) {
    guard let messageObserver else { return }
    let receiver = Message.Party(party, .model)
    messageObserver.messageBegan(Message(to: receiver, selector(), source: .ours))
    messageObserver.messageEnded(result: result)
  }
}
