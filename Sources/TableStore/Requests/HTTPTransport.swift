/// What carries requests to servers and their answers back.
///
/// Nothing here waits by itself: whoever needs an answer calls ``HTTPTransfer/pump(milliseconds:)`` until it
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

/// One exchange with a server that is under way or over.
@MainActor public protocol HTTPTransfer: AnyObject {
  /// How many bytes of the body have come so far, after unpacking.
  var receivedBytes: Int { get }

  /// How many bytes of the body the server has announced, or nil.
  var expectedBytes: Int? { get }

  /// How it ended, or nil while it is under way; once set it never changes.
  var result: Result<HTTPResponse, TransportError>? { get }

  /// Lets the exchange go on for a while; returns early when it is over or a signal came.
  ///
  /// - Parameter milliseconds: How long at most; more than 100 counts as 100.
  func pump(milliseconds: Int)

  /// Ends the exchange without a result; of no effect when it is over.
  func cancel()
}
