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
          "\(place) announced \(Quantity.bytes(announced)) and sent more",
          hint: "what is cut off cannot be told from the whole: the server has to be repaired"
        )
      )
    }
    return notJSON.map(Verdict.failure)
  }

  /// The error for a body over the limit.
  var tooLarge: TransportError {
    TransportError(
      .receive,
      "\(place) sent more than \(Quantity.bytes(byteLimit)), which is the limit"
        + (isPacked ? " for what was unpacked" : ""),
      hint: "ask for a part of it, or save it as a file and open that"
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
        "\(place) answered \(statusText)",
        hint: hintAboutStatus,
        status: head.status
      )
    }
  }

  private var hintAboutStatus: String? {
    switch head.status {
    case 401, 403, 407: "give credentials: --header 'Authorization: …'"
    case 404, 410: "check the address"
    case 405: "ask with another --method"
    case 429, 500...599: retryHint
    case 300...399: "ask for the address that is meant"
    default: nil
    }
  }

  private var retryHint: String {
    guard let seconds = head.values(of: "retry-after").first.flatMap({ UInt16($0) }) else {
      return "try again later"
    }
    return "try again in \(seconds) s, as the server asks"
  }

  private var withoutBody: TransportError {
    TransportError(
      .check,
      "\(place) answered \(statusText) without a body",
      hint: "an empty table would be []",
      status: head.status
    )
  }

  private var wrongLength: TransportError? {
    let lengths = Set(head.values(of: "content-length"))
    if lengths.count > 1 {
      let list = lengths.sorted().prefix(2).joined(separator: " and ")
      return TransportError(
        .receive,
        "\(place) announced two lengths of one answer, \(list)",
        hint: "nothing tells where it ends: the server has to be repaired"
      )
    }
    guard let length = lengths.first, !isChunked else { return nil }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return TransportError(.receive, "\(place) announced \"\(length)\", which is no length")
    }
    // A number with too many digits also exceeds every limit.
    guard let count = Int(length), count <= byteLimit else {
      return TransportError(
        .receive,
        "\(place) announced \(length) bytes, and the limit is \(Quantity.bytes(byteLimit))",
        hint: tooLarge.hint
      )
    }
    return count == 0 ? withoutBody : nil
  }

  private var wrongType: TransportError? {
    let values = Set(head.values(of: "content-type"))
    if values.count > 1 {
      let list = values.sorted().prefix(2).joined(separator: " and ")
      return TransportError(.check, "\(place) announced two types of one answer, \(list)")
    }
    guard let value = values.first, !value.isEmpty else { return nil }
    let type = MediaType(value)
    guard type.isJSON else {
      return TransportError(
        .check,
        "\(place) answered with \(type.name), not with JSON",
        hint: type.isPage
          ? "this is a page for people, perhaps to log in: check the address, or give credentials"
            + " with --header"
          : "if it is JSON all the same, save it as a file and open that"
      )
    }
    guard type.isUTF8 else {
      return TransportError(
        .check,
        "\(place) answered with JSON in the charset \(type.charset ?? ""), not in UTF-8",
        hint: "JSON is sent in UTF-8"
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
        "\(place) answered without a type, and what it sent is no JSON: \(error)",
        hint: "check the address"
      )
    }
  }
}
