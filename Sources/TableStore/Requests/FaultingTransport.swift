/// A transport in front of another that can lose answers and be slow, on a clock that scripts move.
@MainActor public final class FaultingTransport: HTTPTransport {
  /// What carries the requests, or nil where there is no network.
  public var inner: (any HTTPTransport)?

  /// How many milliseconds of the clock an answer takes at least; 0 adds nothing.
  public var latency = 0

  /// Whether no server can be reached.
  public var isOffline = false

  /// How many of the next requests are to fail.
  public private(set) var failuresAhead = 0

  /// How many requests were sent, those that failed among them.
  public private(set) var requestCount = 0

  /// What tells the time.
  public let clock: VirtualClock

  /// Stands in front of a transport.
  public init(_ inner: (any HTTPTransport)? = nil, clock: VirtualClock) {
    self.inner = inner
    self.clock = clock
  }

  /// Lets one more of the next requests fail.
  public func failNext() { failuresAhead += 1 }

  /// Begins an exchange.
  public func start(_ request: HTTPRequest) -> any HTTPTransfer { exchange(request) }

  /// Begins an exchange whose delay can be seen.
  func exchange(_ request: HTTPRequest) -> FaultingTransfer {
    requestCount += 1
    let transfer = transfer(request)
    guard latency > 0 else { return transfer }
    let url = RedactedURL(request.url)
    // The clock stops at the time of the answer, wanted or not.
    clock.schedule(after: latency) {
      transfer.isCancelled ? ["the answer of \(url) came too late: nobody wants it any more"] : []
    }
    return transfer
  }

  private func transfer(_ request: HTTPRequest) -> FaultingTransfer {
    let due = clock.now + latency
    let fault = fault(request)
    guard fault == nil, let inner else {
      let error = fault ?? Self.noNetwork(request)
      return FaultingTransfer(failing: error, due: due, clock: clock)
    }
    return FaultingTransfer(inner.start(request), due: due, clock: clock)
  }

  private func fault(_ request: HTTPRequest) -> TransportError? {
    let url = RedactedURL(request.url)
    if isOffline {
      return TransportError(.connect, "\(url): the network is offline", hint: "net online")
    }
    guard failuresAhead > 0 else { return nil }
    failuresAhead -= 1
    return TransportError(.wait, "\(url): the answer was lost, as net fail next asked", hint: nil)
  }

  private static func noNetwork(_ request: HTTPRequest) -> TransportError {
    TransportError(
      .prepare,
      "\(RedactedURL(request.url)) cannot be fetched: there is no network here",
      hint: "net serve FILE answers from a file"
    )
  }
}
