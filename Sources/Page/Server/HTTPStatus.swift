/// A status of a response (RFC 9110, section 15).
enum HTTPStatus: Int, Hashable, Sendable, CaseIterable {
  case ok = 200
  case badRequest = 400
  case unauthorized = 401
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timedOut = 408
  case conflict = 409
  case bodyTooLarge = 413
  case targetTooLong = 414
  case unsupportedType = 415
  case expectationFailed = 417
  case tooManyRequests = 429
  case fieldsTooLarge = 431
  case unavailable = 503
  case versionNotSupported = 505

  /// The words after the number.
  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .unauthorized: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timedOut: "Request Timeout"
    case .conflict: "Conflict"
    case .bodyTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .unsupportedType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .tooManyRequests: "Too Many Requests"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }

  /// A whole response without a body, for a request that the library never sees.
  var response: [UInt8] {
    Array(
      "HTTP/1.1 \(rawValue) \(reason)\r\nContent-Length: 0\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        .utf8
    )
  }
}
