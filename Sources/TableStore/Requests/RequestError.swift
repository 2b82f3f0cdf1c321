public import JSON

/// The reason why a request failed.
public enum RequestError: Error, Hashable, Sendable {
  /// The exchange with the server failed.
  case transport(TransportError)

  /// The response from the URL is not JSON.
  case json(JSONError, url: String)

  /// The response is valid JSON, but has unexpected content; the message describes it.
  case content(String, hint: String?)

  /// The request lacks a required part and cannot be sent.
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

  /// One sentence about the problem, without a period.
  ///
  /// It may contain text of the server: escape it before showing it in a terminal.
  public var message: String {
    switch self {
    case .transport(let error): error.message
    case .json(let error, let url):
      "\(url):\(error.place.line):\(error.place.column): \(error.message)"
    case .content(let words, _): words
    case .incomplete(let words): words
    }
  }

  /// The next thing to try, or nil.
  public var hint: String? {
    switch self {
    case .transport(let error): error.hint
    case .json: "the server must return JSON in UTF-8"
    case .content(_, let hint): hint
    case .incomplete: nil
    }
  }
}

/// The end of a request: each start has exactly one.
public enum RequestOutcome<Value: Sendable>: Sendable {
  /// Request succeeded, with the value of its response.
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

  /// It was sent, and the response is loading or being read.
  case loading

  /// The response has arrived.
  case succeeded

  /// Request failed.
  case failed

  /// Request canceled.
  case cancelled
}

/// The reason why a request was canceled.
public enum CancelReason: String, Hashable, Sendable {
  /// The caller canceled it.
  case byCaller

  /// It was started again.
  case superseded

  /// The owner was deallocated.
  case released
}
