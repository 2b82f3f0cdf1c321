/// What is asked of a server, complete: a transport adds nothing but its own name.
public struct HTTPRequest: Hashable, Sendable {
  /// The verb in capitals, such as `GET`.
  public var method: String

  /// The whole address with its scheme and query.
  ///
  /// It may hold a password: see ``RedactedURL``.
  public var url: String

  /// Further lines of the head, in order.
  public var headers: [HTTPField]

  /// What is sent along, or nil for nothing.
  public var body: [UInt8]?

  /// How much time and room the exchange may take.
  public var limits: TransferLimits

  /// Asks for an address.
  public init(
    method: String = "GET",
    url: String,
    headers: [HTTPField] = [],
    body: [UInt8]? = nil,
    limits: TransferLimits = TransferLimits()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.limits = limits
  }
}
