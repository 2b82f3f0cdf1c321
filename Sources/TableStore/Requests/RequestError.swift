public import JSON

/// Why a request came to nothing.
public enum RequestError: Error, Hashable, Sendable {
  /// The exchange with the server failed.
  case transport(TransportError)

  /// The answer is not JSON; it came from the address.
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

  /// What to try next, or nil.
  public var hint: String? {
    switch self {
    case .transport(let error): error.hint
    case .json: "the server has to answer with JSON in UTF-8"
    case .content(_, let hint): hint
    case .incomplete: nil
    }
  }
}

/// The end of a request: each start has exactly one.
public enum RequestOutcome<Value: Sendable>: Sendable {
  /// The server answered, and this was made of the answer.
  case succeeded(Value)

  /// Request failed.
  case failed(RequestError)

  /// Request canceled.
  case cancelled(CancelReason)
}

/// The state of a request.
public enum RequestState: String, Hashable, Sendable {
  /// It was never started.
  case idle

  /// It is complete and about to be sent.
  case created

  /// It was sent, and the answer is on its way or being read.
  case loading

  /// The answer is there.
  case succeeded

  /// Request failed.
  case failed

  /// Request canceled.
  case cancelled
}

/// Why a request was ended before it had a result.
public enum CancelReason: String, Hashable, Sendable {
  /// The caller canceled it.
  case byCaller

  /// It was started again.
  case superseded

  /// The owner was deallocated.
  case released
}
