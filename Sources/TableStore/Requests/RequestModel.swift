import TableModel

/// A model behind one request: it asks, has the answer read on another thread, and hands over on the main one.
/// (KtTableView: base model.)
///
/// A subclass overrides ``handle(_:)``, which runs before the completion and only where the request succeeded.
@MainActor open class RequestModel<Value: Sendable> {
  /// The request.
  public let request: Request<Value>

  /// The value that was read last, or nil.
  public private(set) var value: Value?

  private let network: Network

  /// Creates a model that has sent no request yet.
  ///
  /// - Parameters:
  ///   - network: What its request goes through.
  ///   - decode: What makes a value of an answer; it runs on another thread.
  public init(_ network: Network, decode: @escaping Request<Value>.Decoding) {
    self.network = network
    request = Request(network, decode: decode)
  }

  /// Takes what was read; the default keeps it as ``value``.
  open func handle(_ parsed: Value) { value = parsed }

  /// Asks, unless it has asked already and is waiting.
  ///
  /// - Parameter completion: Hears once how this load ended, on the main thread, after ``handle(_:)``.
  /// - Returns: Whether anybody was asked; false where a load is running, whose completion alone is called.
  /// - Throws: ``RequestError/incomplete(_:)`` where the request has no server.
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
