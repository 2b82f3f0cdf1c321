import TableModel

/// Several requests with one outcome. (YTKNetwork: batch request and chain request.)
///
/// A batch sends all requests at once; a chain sends each one after the one before it has
/// succeeded. The first failure cancels the others.
@MainActor public final class RequestGroup<Value: Sendable> {
  /// The times at which the requests are sent.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// All at once.
    case batch

    /// One after the other.
    case chain
  }

  /// The end of a group.
  public enum Outcome: Sendable {
    /// All requests succeeded, with their values in order.
    case succeeded([Value])

    /// A request failed; the others were canceled.
    case failed(index: Int, RequestError)

    /// The group was canceled.
    case cancelled
  }

  /// The requests, in order.
  public let requests: [Request<Value>]

  /// The times at which they are sent.
  public let order: Order

  /// The outcome, or nil before the end.
  public private(set) var outcome: Outcome?

  private var completion: (@MainActor (Outcome) -> Void)?

  /// Creates a group that sends no request yet.
  ///
  /// - Parameters:
  ///   - requests: The requests; the group retains them.
  ///   - order: The times at which they are sent.
  public init(_ requests: [Request<Value>], _ order: Order) {
    self.requests = requests
    self.order = order
  }

  /// Whether a request is running.
  public var isLoading: Bool { requests.contains(where: \.isLoading) }

  /// Sends the requests; a running group is canceled first.
  ///
  /// - Parameter completion: Called once, after the last request or the first failure. Without
  ///   requests, it is called before this returns.
  public func start(_ completion: @escaping @MainActor (Outcome) -> Void = { _ in }) {
    cancel()
    outcome = nil
    self.completion = completion
    guard !requests.isEmpty else { return end(.succeeded([])) }
    for index in order == .batch ? requests.indices : 0..<1 { send(index) }
  }

  /// Cancels the running requests; the completion is called before this returns.
  ///
  /// - Returns: Whether a request was running.
  @discardableResult public func cancel() -> Bool {
    guard isLoading else { return false }
    end(.cancelled)
    return true
  }

  private func send(_ index: Int) {
    requests[index].start { [weak self] outcome in self?.received(outcome, index) }
  }

  private func received(_ result: RequestOutcome<Value>, _ index: Int) {
    // Requests that the group canceled itself need no reaction.
    guard outcome == nil else { return }
    switch result {
    case .failed(let error): end(.failed(index: index, error))
    case .cancelled: end(.cancelled)
    case .succeeded:
      if order == .chain, index + 1 < requests.count { return send(index + 1) }
      let values = requests.compactMap(\.value)
      if values.count == requests.count { end(.succeeded(values)) }
    }
  }

  private func end(_ outcome: Outcome) {
    self.outcome = outcome
    for request in requests { request.cancel() }
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
