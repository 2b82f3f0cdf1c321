/// Something to be done by the loop instead of at once, so that its owner cannot tell by the order.
@MainActor final class LoopCall: LoopWork {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  let isWaitingForClock = false
  var isOver: Bool { body == nil }

  func step(milliseconds: Int) {
    let body = body
    self.body = nil
    body?()
  }

  /// Lets it be.
  func cancel() { body = nil }
}
