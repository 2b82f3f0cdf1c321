import TableStore

/// Answers for the books; anything else is not there.
final class BookTransport: HTTPTransport {
  private static let pages = [
    #"[{"title": "Iliad", "author": "Homer"}, {"title": "Aeneid", "author": "Virgil"}]"#,
    #"[{"title": "Decameron", "author": "Giovanni Boccaccio"}]"#,
    #"[{"title": "Don Quixote", "author": "Miguel de Cervantes"}]"#,
  ]

  func start(_ request: HTTPRequest) -> any HTTPTransfer {
    for (number, books) in Self.pages.enumerated()
    where request.url.hasSuffix("/list?nextPage=\(number)") {
      let body = "{\"page_number\": \(Self.pages.count - 1), \"data\": \(books)}"
      let response = HTTPResponse(headers: [], url: request.url, body: Array(body.utf8))
      return BookTransfer(.success(response))
    }
    return BookTransfer(.failure(TransportError(.check, "\(request.url) is not there")))
  }
}
