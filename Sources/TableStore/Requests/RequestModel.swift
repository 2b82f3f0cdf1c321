import TableModel

/// A model for one request: it sends it, has the response read on another thread, and delivers the
/// value on the main thread. (KtTableView: base model.)
///
/// A subclass overrides ``handle(_:)``, which runs before the completion and only if the request
/// succeeded.
@MainActor open class RequestModel<Value: Sendable> {
  /// The request.
  public let request: Request<Value>

  /// The value that was read last, or nil.
  public private(set) var value: Value?

  private let network: Network

  /// Creates a model that has sent no request yet.
  ///
  /// - Parameters:
  ///   - network: The network for its request.
  ///   - decode: Creates a value from a response; runs on another thread.
  public init(_ network: Network, decode: @escaping Request<Value>.Decoding) {
    self.network = network
    request = Request(network, decode: decode)
  }

  /// Receives the value that was read; the default stores it in ``value``.
  open func handle(_ parsed: Value) { value = parsed }

  /// Sends the request, unless one is already running.
  ///
  /// - Parameter completion: Called once at the end of this load, on the main thread, after
  ///   ``handle(_:)``.
  /// - Returns: Whether a request was sent; false if a load is running, whose own completion is
  ///   called.
  /// - Throws: ``RequestError/incomplete(_:)`` if the request has no server.
  @discardableResult
  public func load(
    _ completion: @escaping Request<Value>.Completion = { _ in }
  ) throws(RequestError) -> Bool {
    guard !request.server.isEmpty else { throw .incomplete("the request has no server") }
    guard !request.isLoading else {
      network.tell("RequestModel", "load()", result: "already loading")
      return false
    }
    request.start { [weak self] outcome in
      if case .succeeded(let value) = outcome { self?.handle(value) }
      completion(outcome)
    }
    return true
  }
}
