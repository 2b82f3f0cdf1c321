import TableStore

/// An exchange that is over as soon as it begins.
final class BookTransfer: HTTPTransfer {
  let result: Result<HTTPResponse, TransportError>?
  let receivedBytes = 0
  let expectedBytes: Int? = nil

  init(_ result: Result<HTTPResponse, TransportError>) { self.result = result }

  func pump(milliseconds: Int) {}
  func cancel() {}
}
