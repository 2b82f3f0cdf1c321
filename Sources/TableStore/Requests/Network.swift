public import TableModel

/// What all requests of a session go through: a transport with its faults, the clock that times them, and
/// the loop that brings the answers back.
@MainActor public final class Network {
  /// The clock.
  public let clock: VirtualClock

  /// The transport of requests.
  public let transport: FaultingTransport

  /// The loop that calls completions.
  public let loop = RequestLoop()

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  /// Creates a network.
  ///
  /// - Parameters:
  ///   - transport: What carries requests, or nil where there is none: every request fails then and says so.
  ///   - clock: What tells the time.
  public init(_ transport: (any HTTPTransport)? = nil, clock: VirtualClock) {
    self.clock = clock
    self.transport = FaultingTransport(transport, clock: clock)
  }

  /// Reports a message and what happens until it is answered.
  func telling(
    _ party: Message.Party,
    _ selector: @autoclosure () -> String,
    _ body: () -> Void
  ) {
    messageObserver?.messageBegan(Message(to: party, selector(), source: .ours))
    body()
    messageObserver?.messageEnded(result: nil)
  }

  /// Reports a message to a party of the model, and its end.
  func tell(_ party: String, _ selector: @autoclosure () -> String, result: String? = nil) {
    guard let messageObserver else { return }
    let receiver = Message.Party(party, .model)
    messageObserver.messageBegan(Message(to: receiver, selector(), source: .ours))
    messageObserver.messageEnded(result: result)
  }
}
