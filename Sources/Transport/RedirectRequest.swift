import TableStore

/// What goes to one server on the way to an answer.
struct RedirectRequest: Hashable, Sendable {
  /// The address with its credentials.
  let url: String

  /// The verb.
  let method: String

  /// The lines of the head, ours included.
  let headers: [HTTPField]

  /// What is sent along, or nil.
  let body: [UInt8]?

  /// Who asks.
  let userAgent: String

  /// How much time is left for all of it.
  let milliseconds: Int

  /// How much time is left until the server has taken the connection.
  let connectMilliseconds: Int

  /// Puts together what goes to an address.
  ///
  /// - Parameters:
  ///   - request: What was asked for in the beginning.
  ///   - step: Where to, and what of it goes there.
  ///   - userAgent: The name of the program, unless the request gives one.
  ///   - seconds: How much time is left.
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
      // The library would call it a form.
      headers.append(HTTPField("Content-Type", "application/json"))
    }
    self.headers = headers
    milliseconds = RedirectRequest.milliseconds(seconds)
    connectMilliseconds = min(
      milliseconds,
      RedirectRequest.milliseconds(request.limits.connectSeconds)
    )
  }

  /// A time as the library takes it, to which 0 would mean for ever.
  private static func milliseconds(_ seconds: Double) -> Int {
    guard seconds > 0.001 else { return 1 }
    return seconds < 1e6 ? Int(seconds * 1000) : 1_000_000_000
  }
}
