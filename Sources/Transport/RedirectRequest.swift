import TableStore

/// The request to one server in a transfer.
struct RedirectRequest: Hashable, Sendable {
  /// The address with its credentials.
  let url: String

  /// The HTTP method.
  let method: String

  /// The request headers, including our own.
  let headers: [HTTPField]

  /// The request body, or nil.
  let body: [UInt8]?

  /// The name of the client.
  let userAgent: String

  /// The remaining time for the whole transfer, in milliseconds.
  let milliseconds: Int

  /// The remaining time until the server accepts the connection, in milliseconds.
  let connectMilliseconds: Int

  /// Creates the request to an address.
  ///
  /// - Parameters:
  ///   - request: The original request.
  ///   - step: The target, and the parts of the request that it receives.
  ///   - userAgent: The name of the program, unless the request sets one.
  ///   - seconds: The remaining time.
  init(
    _ request: HTTPRequest,
    to step: RedirectStep,
    userAgent: String,
    secondsLeft seconds: Double
  ) {
    url = step.address.text
    method = step.method
    body = step.hasBody ? request.body : nil
    self.userAgent = request.headers["User-Agent"] ?? userAgent
    var headers = request.headers.filter { $0.name.lowercased() != "user-agent" && step.takes($0) }
    if headers["Accept"] == nil {
      headers.append(
        HTTPField("Accept", "application/json, application/x-ndjson;q=0.9, */*;q=0.1")
      )
    }
    if body != nil, headers["Content-Type"] == nil {
      // Without this header, the library would declare a form.
      headers.append(HTTPField("Content-Type", "application/json"))
    }
    self.headers = headers
    milliseconds = RedirectRequest.milliseconds(seconds)
    connectMilliseconds = min(
      milliseconds,
      RedirectRequest.milliseconds(request.limits.connectSeconds)
    )
  }

  /// Returns a time for the library, which treats 0 as unlimited.
  private static func milliseconds(_ seconds: Double) -> Int {
    guard seconds > 0.001 else { return 1 }
    return seconds < 1e6 ? Int(seconds * 1000) : 1_000_000_000
  }
}
