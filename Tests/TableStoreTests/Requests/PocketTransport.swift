import TableStore

/// A transport with answers out of a pocket, which come when a test says so.
@MainActor final class PocketTransport: HTTPTransport {
  /// What was asked, in order.
  private(set) var requests: [HTTPRequest] = []

  /// Answers of an address, or of everything where the address is empty.
  var answers: [String: Result<HTTPResponse, TransportError>] = [:]

  /// Whether answers wait for ``release()``.
  var holds = false

  private var waiting: [PocketTransfer] = []

  /// Everything asked so far gets its answer.
  func release() {
    for transfer in waiting { transfer.isReleased = true }
    waiting = []
  }

  func start(_ request: HTTPRequest) -> any HTTPTransfer {
    requests.append(request)
    let found = answers[request.url] ?? answers[""]
    let missing = TransportError(.check, "\(request.url): 404", status: 404)
    let transfer = PocketTransfer(found ?? .failure(missing))
    if holds { waiting.append(transfer) } else { transfer.isReleased = true }
    return transfer
  }

  /// Answers everything with a text.
  func answer(_ text: String) { answer("", text) }

  /// Answers an address with a text.
  func answer(_ url: String, _ text: String, headers: [HTTPField] = []) {
    answers[url] = .success(HTTPResponse(headers: headers, url: url, body: Array(text.utf8)))
  }
}

/// An exchange of a ``PocketTransport``.
@MainActor final class PocketTransfer: HTTPTransfer {
  private let answer: Result<HTTPResponse, TransportError>
  private(set) var isCancelled = false
  var isReleased = false

  init(_ answer: Result<HTTPResponse, TransportError>) { self.answer = answer }

  let receivedBytes = 0
  let expectedBytes: Int? = nil
  var result: Result<HTTPResponse, TransportError>? { isReleased ? answer : nil }
  func pump(milliseconds: Int) {}
  func cancel() { isCancelled = true }
}
