/// Why an exchange with a server came to nothing.
public struct TransportError: Error, Hashable, Sendable {
  /// How far the exchange had come.
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

  /// How far the exchange had come.
  public var phase: Phase

  /// One sentence without a full stop that names the address without credentials, what was found and the
  /// limit that counts.
  ///
  /// It may hold words of the server: escape it before a terminal sees it.
  public var message: String

  /// What to try, or nil.
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
