import JSON
import TableStore

extension ResponseReader {
  /// The objection to the response based on its head, or nil.
  var verdictOnHead: Verdict? {
    if [301, 302, 303, 307, 308].contains(head.status),
      let location = head.values(of: "location").first
    {
      return .redirect(location)
    }
    return (wrongStatus ?? wrongLength ?? wrongType).map(Verdict.failure)
  }

  /// Returns the objection to the complete response, or nil.
  func verdictOnBody(hasSurplus: Bool) -> Verdict? {
    guard !body.isEmpty else { return .failure(withoutBody) }
    if hasSurplus, let announced = announcedBytes {
      return .failure(
        TransportError(
          .receive,
          "\(place) announced \(Quantity.bytes(announced)) but sent more",
          hint: "the server has an error: its Content-Length is too small"
        )
      )
    }
    return notJSON.map(Verdict.failure)
  }

  /// The error for a body over the limit.
  var tooLarge: TransportError {
    TransportError(
      .receive,
      "\(place) sent more than the limit of \(Quantity.bytes(byteLimit))"
        + (isPacked ? " after decompression" : ""),
      hint: "request a part of it, or save it as a file and open that"
    )
  }

  /// The status with the server's reason phrase, cut if it is long.
  private var statusText: String {
    let reason = head.reason.count > 100 ? head.reason.prefix(100) + "…" : head.reason
    return reason.isEmpty ? "\(head.status)" : "\(head.status) \(reason)"
  }

  private var wrongStatus: TransportError? {
    switch head.status {
    case 204, 205: withoutBody
    case 200...299: nil
    default:
      TransportError(
        .check,
        "\(place) returned \(statusText)",
        hint: hintAboutStatus,
        status: head.status
      )
    }
  }

  private var hintAboutStatus: String? {
    switch head.status {
    case 401, 403, 407: "add credentials: `--header 'Authorization: …'`"
    case 404, 410: "check the URL"
    case 405: "use another `--method`"
    case 429, 500...599: retryHint
    case 300...399: "use the URL of its target"
    default: nil
    }
  }

  private var retryHint: String {
    guard let seconds = head.values(of: "retry-after").first.flatMap({ UInt16($0) }) else {
      return "try again later"
    }
    return "try again in \(seconds) s (Retry-After)"
  }

  private var withoutBody: TransportError {
    TransportError(
      .check,
      "\(place) returned \(statusText) without a body",
      hint: "an empty table is `[]`",
      status: head.status
    )
  }

  private var wrongLength: TransportError? {
    let lengths = Set(head.values(of: "content-length"))
    if lengths.count > 1 {
      let list = lengths.sorted().prefix(2).joined(separator: " and ")
      return TransportError(
        .receive,
        "\(place) announced two lengths for one response, \(list)",
        hint: "the server has an error: the end of the response is unknown"
      )
    }
    guard let length = lengths.first, !isChunked else { return nil }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return TransportError(.receive, "\(place) announced an invalid length \"\(length)\"")
    }
    // A number with too many digits also exceeds every limit.
    guard let count = Int(length), count <= byteLimit else {
      return TransportError(
        .receive,
        "\(place) announced \(length) bytes; the limit is \(Quantity.bytes(byteLimit))",
        hint: tooLarge.hint
      )
    }
    return count == 0 ? withoutBody : nil
  }

  private var wrongType: TransportError? {
    let values = Set(head.values(of: "content-type"))
    if values.count > 1 {
      let list = values.sorted().prefix(2).joined(separator: " and ")
      return TransportError(.check, "\(place) announced two types for one response, \(list)")
    }
    guard let value = values.first, !value.isEmpty else { return nil }
    let type = MediaType(value)
    guard type.isJSON else {
      return TransportError(
        .check,
        "\(place) returned \(type.name), not JSON",
        hint: type.isPage
          ? "this is a web page, perhaps a login page: check the URL, or add credentials"
            + " with `--header`"
          : type.isSeparatedValues
            ? "save it: `curl -o FILE.csv URL`; then `open FILE.csv`"
            : "if it is JSON anyway, save it as a file and open that"
      )
    }
    guard type.isUTF8 else {
      return TransportError(
        .check,
        "\(place) returned JSON in the charset \(type.charset ?? ""), not UTF-8",
        hint: "JSON must be in UTF-8"
      )
    }
    return nil
  }

  /// The error for a body without a type that does not look like JSON, or nil.
  private var notJSON: TransportError? {
    guard head.values(of: "content-type").allSatisfy(\.isEmpty) else { return nil }
    do throws(JSONError) {
      _ = try JSONDocument(body)
      return nil
    } catch {
      return TransportError(
        .check,
        "\(place) returned no content type, and its body is not JSON: \(error)",
        hint: "check the URL"
      )
    }
  }
}
