import Platform

/// An exchange whose answer is held back for a while.
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

  /// Whether the answer is there and only a clock that somebody has to move holds it back.
  var isWaitingForClock: Bool { arrived != nil && !clock.followsRealTime && clock.now < due }

  func pump(milliseconds: Int) {
    if let inner, inner.result == nil {
      inner.pump(milliseconds: milliseconds)
    } else if clock.followsRealTime {
      let rest = min(due - clock.now, milliseconds, 100)
      // No descriptor: the wait ends with the time or a signal.
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
