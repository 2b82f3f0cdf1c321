import Platform

/// A transport in front of another that can lose and delay responses, on a clock that scripts move.
@MainActor public final class FaultingTransport: HTTPTransport {
  /// The transport for the requests, or nil without a network.
  public var inner: (any HTTPTransport)?

  /// The shortest response time in milliseconds of the clock; 0 adds no delay.
  public var latency = 0

  /// Whether the network is offline, so that every request fails.
  public var isOffline = false

  /// The number of the next requests that will fail.
  public private(set) var failuresAhead = 0

  /// The number of requests that were sent, failed ones included.
  public private(set) var requestCount = 0

  /// The clock.
  public let clock: VirtualClock

  /// Creates a transport in front of another.
  public init(_ inner: (any HTTPTransport)? = nil, clock: VirtualClock) {
    self.inner = inner
    self.clock = clock
  }

  /// Makes one more of the next requests fail.
  public func failNext() { failuresAhead += 1 }

  /// Begins an exchange.
  public func start(_ request: HTTPRequest) -> any HTTPTransfer { exchange(request) }

  /// Begins an exchange with a visible delay.
  func exchange(_ request: HTTPRequest) -> FaultingTransfer {
    requestCount += 1
    let transfer = transfer(request)
    guard latency > 0 else { return transfer }
    let url = RedactedURL(request.url)
    // The clock stops at the time of the response, even if the request was canceled.
    clock.schedule(after: latency) {
      transfer.isCancelled
        ? ["the response of \(url) arrived after its request was canceled; ignored"] : []
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
      return TransportError(
        .connect,
        "\(url): the network is offline",
        hint: "`net online` reconnects"
      )
    }
    guard failuresAhead > 0 else { return nil }
    failuresAhead -= 1
    return TransportError(
      .wait,
      "\(url): the response was lost because of `net fail next`",
      hint: nil
    )
  }

  private static func noNetwork(_ request: HTTPRequest) -> TransportError {
    TransportError(
      .prepare,
      "cannot fetch \(RedactedURL(request.url)): no network here",
      hint: "`net serve FILE` uses responses from a file"
    )
  }
}

/// An exchange with a delayed response.
@MainActor final class FaultingTransfer: HTTPTransfer {
  private let inner: (any HTTPTransfer)?
  private let failure: TransportError?
  private let due: Int
  private let clock: VirtualClock
  private(set) var isCancelled = false

  init(_ inner: any HTTPTransfer, due: Int, clock: VirtualClock) {
    self.inner = inner
    failure = nil
    self.due = due
    self.clock = clock
  }

  init(failing error: TransportError, due: Int, clock: VirtualClock) {
    inner = nil
    failure = error
    self.due = due
    self.clock = clock
  }

  var receivedBytes: Int { inner?.receivedBytes ?? 0 }
  var expectedBytes: Int? { inner?.expectedBytes }

  var result: Result<HTTPResponse, TransportError>? {
    guard !isCancelled, clock.now >= due else { return nil }
    return arrived
  }

  /// Whether the response has arrived and only waits for a clock that a script must move.
  var isWaitingForClock: Bool { arrived != nil && !clock.followsRealTime && clock.now < due }

  func pump(milliseconds: Int) {
    if let inner, inner.result == nil {
      inner.pump(milliseconds: milliseconds)
    } else if clock.followsRealTime {
      let rest = min(due - clock.now, milliseconds, 100)
      // Waits without a descriptor: the wait ends after the time or with a signal.
      if rest > 0 { _ = Descriptors.wait(for: -1, milliseconds: Int32(rest)) }
    }
  }

  func cancel() {
    isCancelled = true
    inner?.cancel()
  }

  private var arrived: Result<HTTPResponse, TransportError>? {
    failure.map { .failure($0) } ?? inner?.result
  }
}
