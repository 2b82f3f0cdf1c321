public import JSON

/// Why a request came to nothing.
public enum RequestError: Error, Hashable, Sendable {
  /// The exchange with the server failed.
  case transport(TransportError)

  /// The answer is no JSON; it came from the address.
  case json(JSONError, url: String)

  /// The answer is good JSON, but not what was asked for; the words say what it is.
  case content(String, hint: String?)

  /// The request lacks something without which it cannot be sent.
  case incomplete(String)
}

extension RequestError {
  /// The stable word for programs: `network`, `bad-json`, `not-a-table` or `bad-argument`.
  public var code: String {
    switch self {
    case .transport: "network"
    case .json: "bad-json"
    case .content: "not-a-table"
    case .incomplete: "bad-argument"
    }
  }

  /// One sentence about what was found, without a full stop.
  ///
  /// It may hold words of the server: escape it before a terminal sees it.
  public var message: String {
    switch self {
    case .transport(let error): error.message
    case .json(let error, let url):
      "\(url):\(error.place.line):\(error.place.column): \(error.message)"
    case .content(let words, _): words
    case .incomplete(let words): words
    }
  }

  /// What to try, or nil.
  public var hint: String? {
    switch self {
    case .transport(let error): error.hint
    case .json: "the server has to answer with JSON in UTF-8"
    case .content(_, let hint): hint
    case .incomplete: nil
    }
  }
}
