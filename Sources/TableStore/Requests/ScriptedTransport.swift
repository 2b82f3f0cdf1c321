import JSON
import Platform

/// A transport that responds from a file instead of a server, so that scripts and lessons need no
/// network.
///
/// The file is an object of paths, or of whole URLs without a query:
///
/// ```json
/// {
///   "/books": {"pages": [[{"id": 1}], [{"id": 2}]], "paging": "link"},
///   "/broken": {"status": 503},
///   "/authors": [{"name": "Ada"}]
/// }
/// ```
///
/// An object with `pages` is a list, and `paging` is one of three words. `page` is the default:
/// `?page=N` from `first`, with `page` and `total_pages` in the response. `link` uses a `Link`
/// header and `cursor` the key `next_cursor`.
///
/// An object with `status` or `answer` is one response with those. Any other value is the response
/// itself.
@MainActor public final class ScriptedTransport: HTTPTransport {
  /// The name of the file.
  public let name: String

  private let answers: JSONValue

  /// Creates a transport from the text of such a file.
  ///
  /// - Throws: ``StoreError`` if the text is not a JSON object.
  public init(parsing bytes: [UInt8], name: String) throws(StoreError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(parsing: bytes) } catch {
      throw .json(error, name: name)
    }
    guard value.kind == .object else {
      throw .refused(
        "\(name) is \(value.kind.phrase), not an object of responses",
        hint: "{\"/path\": {\"pages\": [[…], […]]}}"
      )
    }
    answers = value
    self.name = name
  }

  /// Creates a transport from a file.
  ///
  /// - Throws: ``StoreError`` if the file cannot be read, or has another format.
  public convenience init(
    file path: String,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) {
    let contents: FileContents
    do throws(FileError) {
      contents = try Files.read(path, isCancelled: isCancelled)
    } catch {
      throw .file(error)
    }
    try self.init(
      parsing: contents.bytes,
      name: path.split(separator: "/").last.map(String.init) ?? path
    )
  }

  public func start(_ request: HTTPRequest) -> any HTTPTransfer {
    FinishedTransfer(answer(to: request))
  }

  private func answer(to request: HTTPRequest) -> Result<HTTPResponse, TransportError> {
    let url = RedactedURL(request.url).description
    let plain = String(url.prefix { $0 != "?" && $0 != "#" })
    let path = RequestAddress.split(url).path
    let names = [url, plain, path, String(path.prefix { $0 != "?" })]
    guard let found = names.lazy.compactMap({ self.answers[$0] }).first else {
      let known = answers.members.prefix(8).map(\.key).joined(separator: ", ")
      return .failure(
        TransportError(
          .check,
          "\(url): \(name) has no response for it",
          hint: known.isEmpty ? nil : "it has \(known)",
          status: 404
        )
      )
    }
    if let pages = found["pages"], pages.kind == .array {
      return list(Array(pages.elements), found, url)
    }
    return answer(found, url)
  }

  private func answer(
    _ value: JSONValue,
    _ url: String
  ) -> Result<HTTPResponse, TransportError> {
    let isWrapped = value.kind == .object && (value["status"] != nil || value["answer"] != nil)
    let status = isWrapped ? value["status"]?.integer ?? 200 : 200
    guard (200...299).contains(status) else {
      let message = "\(url) returned status \(status)"
      return .failure(TransportError(.check, message, hint: nil, status: status))
    }
    let body = isWrapped ? value["answer"] ?? .array([]) : value
    return .success(respond(body, url, [], status))
  }

  private func respond(
    _ body: JSONValue,
    _ url: String,
    _ headers: [HTTPField],
    _ status: Int = 200
  ) -> HTTPResponse {
    let type = HTTPField("Content-Type", "application/json")
    return HTTPResponse(status: status, headers: [type] + headers, url: url, body: Array(body.utf8))
  }
}

// Lists.
extension ScriptedTransport {
  private func list(
    _ pages: [JSONValue],
    _ value: JSONValue,
    _ url: String
  ) -> Result<HTTPResponse, TransportError> {
    let paging = value["paging"]?.string ?? "page"
    let first = value["first"]?.integer ?? 1
    let parameter = paging == "cursor" ? "cursor" : "page"
    let asked = RequestAddress.parameter(parameter, of: url)
    let number = asked.map { Int($0) ?? -1 } ?? first
    guard pages.indices.contains(number - first) else {
      let message = "\(url) returned status 404: \(pages.count) pages, starting at \(first)"
      return .failure(TransportError(.check, message, hint: nil, status: 404))
    }
    let rows = pages[number - first]
    let hasNext = number - first + 1 < pages.count
    switch paging {
    case "link":
      let next = RequestAddress.adding([HTTPField("page", String(number + 1))], to: url)
      let link = hasNext ? "<\(next)>; rel=\"next\"" : "<\(url)>; rel=\"last\""
      return .success(respond(rows, url, [HTTPField("Link", link)]))
    case "cursor":
      let next = hasNext ? JSONValue.string(String(number + 1)) : .null
      return .success(respond(.object([("items", rows), ("next_cursor", next)]), url, []))
    default:
      let body = JSONValue.object([
        ("page", .number(number)), ("total_pages", .number(pages.count)), ("items", rows),
      ])
      return .success(respond(body, url, []))
    }
  }
}

/// An exchange that is over as soon as it begins.
@MainActor private final class FinishedTransfer: HTTPTransfer {
  private let answer: Result<HTTPResponse, TransportError>
  private var isCancelled = false

  init(_ answer: Result<HTTPResponse, TransportError>) { self.answer = answer }

  var receivedBytes: Int {
    if case .success(let response) = answer { response.receivedBytes } else { 0 }
  }
  var expectedBytes: Int? { receivedBytes }
  var result: Result<HTTPResponse, TransportError>? { isCancelled ? nil : answer }
  func pump(milliseconds: Int) {}
  func cancel() { isCancelled = true }
}
