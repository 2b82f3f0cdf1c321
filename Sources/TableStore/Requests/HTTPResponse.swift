/// What a server answered, whole: its status is 2xx, its body has passed the transport's checks.
public struct HTTPResponse: Hashable, Sendable {
  /// The status, 200 to 299.
  public var status: Int

  /// The lines of the head of the last answer, after redirects, in order.
  public var headers: [HTTPField]

  /// Where the answer came from in the end, without credentials.
  public var url: String

  /// The body, unpacked.
  public var body: [UInt8]

  /// How many bytes came over the wire for the body.
  public var receivedBytes: Int

  /// Makes an answer.
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
