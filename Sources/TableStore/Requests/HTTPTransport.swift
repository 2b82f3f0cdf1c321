/// Sends requests to servers and receives the responses.
///
/// Nothing here waits by itself: a caller that needs a response calls ``HTTPTransfer/pump(milliseconds:)`` until it
/// is there, so that one thread can look at the keyboard in between. `Transport` does it with real servers,
/// a test with answers out of its pocket.
@MainActor public protocol HTTPTransport: AnyObject {
  /// Begins an exchange.
  ///
  /// A failure, even of the address, comes out of the transfer, so there is one way for all of them.
  ///
  /// - Parameter request: What is asked.
  /// - Returns: The exchange, under way.
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

  /// Lets the exchange continue for a while; returns early when it is over or a signal came.
  ///
  /// - Parameter milliseconds: How long at most; more than 100 counts as 100.
  func pump(milliseconds: Int)

  /// Ends the exchange without a result; of no effect when it is over.
  func cancel()
}

/// A complete request to a server: a transport adds only its own name.
public struct HTTPRequest: Hashable, Sendable {
  /// The verb in capitals, such as `GET`.
  public var method: String

  /// The whole address with its scheme and query.
  ///
  /// It may hold a password: see `RedactedURL`.
  public var url: String

  /// Further lines of the head, in order.
  public var headers: [HTTPField]

  /// The body, or nil.
  public var body: [UInt8]?

  /// The limits of time and size.
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

/// A complete response of a server: its status is 2xx, its body passed the transport's checks.
public struct HTTPResponse: Hashable, Sendable {
  /// The status, 200 to 299.
  public var status: Int

  /// The lines of the head of the last answer, after redirects, in order.
  public var headers: [HTTPField]

  /// The final URL of the response, without credentials.
  public var url: String

  /// The body, unpacked.
  public var body: [UInt8]

  /// The number of bytes of the body as transferred.
  public var receivedBytes: Int

  /// Creates an answer.
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

/// One line of the head of a request or an answer.
public struct HTTPField: Hashable, Sendable {
  /// The name, as it was written; names are compared without regard to case.
  public var name: String

  /// The value, without the spaces around it.
  ///
  /// From a server it is hostile text: escape it before showing it.
  public var value: String

  /// Names a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [HTTPField] {
  /// The value of the first field of a name in whatever letters, or nil; O(count).
  public subscript(name: String) -> String? {
    let lowered = name.lowercased()
    return first { $0.name.lowercased() == lowered }?.value
  }
}

/// The limits of time and size of one exchange with a server.
public struct TransferLimits: Hashable, Sendable {
  /// The total time in seconds, from the first look-up of the name to the last byte.
  public var seconds = 30.0

  /// The time in seconds until the server has taken the connection.
  public var connectSeconds = 10.0

  /// The greatest size of a body in bytes, after unpacking.
  public var bytes = 64 << 20

  /// The greatest number of redirects.
  public var redirects = 5

  /// The limits in force unless others are given.
  public init() {}
}

/// Why an exchange with a server came to nothing.
public struct TransportError: Error, Hashable, Sendable {
  /// The stage of the exchange.
  public enum Phase: String, Hashable, Sendable {
    /// The address, the method or a header cannot be sent, or there is no network library.
    case prepare
    /// The server's name was being looked up.
    case resolve
    /// The connection was being made.
    case connect
    /// The two sides were agreeing on encryption.
    case secure
    /// The request was being sent.
    case send
    /// The server was being waited for.
    case wait
    /// The body was coming in.
    case receive
    /// The answer was complete and was found wanting.
    case check
  }

  /// The stage of the exchange.
  public var phase: Phase

  /// One sentence without a full stop that names the address without credentials, what was found and the
  /// limit that counts.
  ///
  /// It may hold words of the server: escape it before a terminal sees it.
  public var message: String

  /// What to try next, or nil.
  public var hint: String?

  /// The server's status where it was that which was wrong, or nil.
  public var status: Int?

  /// Names a failure.
  public init(_ phase: Phase, _ message: String, hint: String? = nil, status: Int? = nil) {
    self.phase = phase
    self.message = message
    self.hint = hint
    self.status = status
  }
}
