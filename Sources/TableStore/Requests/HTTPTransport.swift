/// Sends requests to servers and receives the responses.
///
/// The methods never block. A caller that needs a response calls
/// ``HTTPTransfer/pump(milliseconds:)`` until it arrives, so that one thread can also read the
/// keyboard. `Transport` uses real servers; tests use prepared responses.
@MainActor public protocol HTTPTransport: AnyObject {
  /// Begins an exchange.
  ///
  /// The transfer reports every failure, even an invalid URL, so that callers handle all of them in
  /// one way.
  ///
  /// - Parameter request: The request.
  /// - Returns: The running exchange.
  func start(_ request: HTTPRequest) -> any HTTPTransfer
}

/// One exchange with a server that is running or over.
@MainActor public protocol HTTPTransfer: AnyObject {
  /// The number of bytes of the body received so far, after unpacking.
  var receivedBytes: Int { get }

  /// The number of bytes of the body that the server announced, or nil.
  var expectedBytes: Int? { get }

  /// The result, or nil while it is running; it never changes again.
  var result: Result<HTTPResponse, TransportError>? { get }

  /// Continues the exchange for a while; returns early when it is over or a signal arrives.
  ///
  /// - Parameter milliseconds: The longest time; values above 100 count as 100.
  func pump(milliseconds: Int)

  /// Cancels the exchange without a result; has no effect when it is over.
  func cancel()
}

/// A complete request to a server: a transport adds only its own name.
public struct HTTPRequest: Hashable, Sendable {
  /// The HTTP method in capitals, such as `GET`.
  public var method: String

  /// The whole URL with its scheme and query.
  ///
  /// It may contain a password: see `RedactedURL`.
  public var url: String

  /// Further header fields, in order.
  public var headers: [HTTPField]

  /// The body, or nil.
  public var body: [UInt8]?

  /// The limits of time and size.
  public var limits: TransferLimits

  /// Creates a request for a URL.
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

/// A complete response of a server: its status is 2xx, and its body passed the transport's checks.
public struct HTTPResponse: Hashable, Sendable {
  /// The status, 200 to 299.
  public var status: Int

  /// The header fields of the final response, after redirects, in order.
  public var headers: [HTTPField]

  /// The final URL of the response, without credentials.
  public var url: String

  /// The body, unpacked.
  public var body: [UInt8]

  /// The number of bytes of the body as transferred.
  public var receivedBytes: Int

  /// Creates a response.
  public init(
    status: Int = 200,
    headers: [HTTPField] = [],
    url: String,
    body: [UInt8],
    receivedBytes: Int? = nil
  ) {
    self.status = status
    self.headers = headers
    self.url = url
    self.body = body
    self.receivedBytes = receivedBytes ?? body.count
  }
}

/// A header field of a request or a response.
public struct HTTPField: Hashable, Sendable {
  /// The name, with its original spelling; names are compared ignoring case.
  public var name: String

  /// The value, without surrounding spaces.
  ///
  /// A server's value may be hostile: escape it before showing it.
  public var value: String

  /// Creates a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [HTTPField] {
  /// Returns the value of the first field with a name, ignoring case, or nil; O(count).
  public subscript(name: String) -> String? {
    let lowered = name.lowercased()
    return first { $0.name.lowercased() == lowered }?.value
  }
}

/// The limits of time and size of one exchange with a server.
public struct TransferLimits: Hashable, Sendable {
  /// The total time in seconds, from the start of the name lookup to the last byte.
  public var seconds = 30.0

  /// The time in seconds until the server has accepted the connection.
  public var connectSeconds = 10.0

  /// The greatest size of a body in bytes, after unpacking.
  public var bytes = 64 << 20

  /// The greatest number of redirects.
  public var redirects = 5

  /// Creates the default limits.
  public init() {}
}

/// The reason why an exchange with a server failed.
public struct TransportError: Error, Hashable, Sendable {
  /// The stage of the exchange.
  public enum Phase: String, Hashable, Sendable {
    /// The URL, the method or a header cannot be sent, or the network library is missing.
    case prepare
    /// During the lookup of the server's name.
    case resolve
    /// While connecting.
    case connect
    /// While setting up encryption.
    case secure
    /// While sending the request.
    case send
    /// While waiting for the response.
    case wait
    /// While receiving the body.
    case receive
    /// The response was complete but failed a check.
    case check
  }

  /// The stage of the exchange.
  public var phase: Phase

  /// One sentence without a period, with the URL without credentials, the problem and the exceeded
  /// limit.
  ///
  /// It may contain text of the server: escape it before showing it in a terminal.
  public var message: String

  /// The next thing to try, or nil.
  public var hint: String?

  /// The server's status if that was the problem, or nil.
  public var status: Int?

  /// Creates an error.
  public init(_ phase: Phase, _ message: String, hint: String? = nil, status: Int? = nil) {
    self.phase = phase
    self.message = message
    self.hint = hint
    self.status = status
  }
}
