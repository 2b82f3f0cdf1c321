/// The loads of a supply that wait for their rows.
@MainActor final class SupplyLoads {
  typealias Completion = @MainActor (RowSupplyError?) -> Void

  private let loop: RequestLoop
  private var open: [(count: Int, completion: Completion)] = []

  /// The call that finishes loads whose rows are already there; the loop holds it weakly.
  private var call: LoopCall?

  init(_ loop: RequestLoop) { self.loop = loop }

  /// Whether no load waits.
  var isEmpty: Bool { open.isEmpty }

  /// Adds a load.
  func add(_ count: Int, _ completion: @escaping Completion) { open.append((count, completion)) }

  /// Finishes, in the loop, the loads that need at most this many rows.
  func finishSoon(upTo count: Int) {
    let call = LoopCall { [weak self] in self?.finish(upTo: count) }
    self.call = call
    loop.add(call)
  }

  /// Finishes the loads that need at most this many rows.
  func finish(upTo count: Int) {
    let done = open.filter { $0.count <= count }
    open.removeAll { $0.count <= count }
    for load in done { load.completion(nil) }
  }

  /// Finishes all loads with an error.
  func fail(_ error: RowSupplyError) {
    let failed = open
    open = []
    call?.cancel()
    for load in failed { load.completion(error) }
  }
}
