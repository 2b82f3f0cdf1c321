/// A check of the received bytes of a request, before the server's library parses them.
///
/// It accepts only complete requests in one strict form: lines that end with CRLF, one `Host`, at
/// most one length, no chunks. Anything that two parsers could read in two ways is refused.
struct RequestCheck {
  /// The limits of a request.
  enum Limit {
    /// The bytes of the request line and the fields.
    static let head = 8192

    /// The number of fields.
    static let fields = 64

    /// The bytes of the target.
    static let target = 256

    /// The bytes of the body.
    static let body = 65536

    /// The bytes of a whole request.
    static let request = head + body
  }

  /// The result of a check.
  enum Result: Hashable {
    /// The request is complete and in the strict form.
    case complete(RequestHead)

    /// More bytes must arrive.
    case incomplete

    /// The request is refused with a status.
    case refused(HTTPStatus)
  }

  private let bytes: ArraySlice<UInt8>

  /// Creates a check of all bytes received so far.
  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The result of the check.
  ///
  /// - Complexity: O(n) in the bytes of the head.
  var result: Result {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      let line = rest[rest.startIndex..<end]
      guard line.last == 0x0D else { return .refused(.badRequest) }
      guard end - bytes.startIndex < Limit.head else { return .refused(.fieldsTooLarge) }
      rest = rest[(end + 1)...]
      guard line.count > 1 else { return check(lines, bodyCount: rest.count) }
      lines.append(line.dropLast())
      guard lines.count <= Limit.fields + 1 else { return .refused(.fieldsTooLarge) }
      if let refusal = Self.refusal(ofLine: line.dropLast(), isFirst: lines.count == 1) {
        return .refused(refusal)
      }
    }
    if bytes.count >= Limit.head {
      return .refused(lines.isEmpty ? .targetTooLong : .fieldsTooLarge)
    }
    return .incomplete
  }

  /// Returns the refusal of a line that no later line can change, or nil.
  private static func refusal(ofLine line: ArraySlice<UInt8>, isFirst: Bool) -> HTTPStatus? {
    let isText = line.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 }
    guard isText, line.first != 0x20, line.first != 0x09 else { return .badRequest }
    return isFirst && line.count > Limit.target + 32 ? .targetTooLong : nil
  }

  private func check(_ lines: [ArraySlice<UInt8>], bodyCount: Int) -> Result {
    guard let first = lines.first else { return .refused(.badRequest) }
    let words = first.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[0].allSatisfy(\.isTokenByte), !words[0].isEmpty,
      words[1].first == 0x2F, !words[1].contains(0x09)
    else { return .refused(.badRequest) }
    guard words[1].count <= Limit.target else { return .refused(.targetTooLong) }
    guard words[2].elementsEqual("HTTP/1.1".utf8) else { return .refused(.versionNotSupported) }
    var head = RequestHead(
      method: String(decoding: words[0], as: UTF8.self),
      target: String(decoding: words[1], as: UTF8.self)
    )
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
        line[..<colon].allSatisfy(\.isTokenByte)
      else { return .refused(.badRequest) }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = line[(colon + 1)...].trimmed
      head.fields.append(RequestHead.Field(name: name, value: value))
    }
    return check(head, bodyCount: bodyCount)
  }

  private func check(_ head: RequestHead, bodyCount: Int) -> Result {
    guard head.values(of: "host").count == 1 else { return .refused(.badRequest) }
    // Chunks, and a client that waits before it sends its body, are not needed here.
    for name in ["transfer-encoding", "upgrade"] where !head.values(of: name).isEmpty {
      return .refused(.badRequest)
    }
    guard head.values(of: "expect").isEmpty else { return .refused(.expectationFailed) }
    guard head.values(of: "cookie").allSatisfy(Self.isCookie) else { return .refused(.badRequest) }
    // A field that decides must not be there twice.
    for name in ["origin", "content-type", "sec-fetch-site", "x-tabletop-token", "last-event-id"]
    where head.values(of: name).count > 1 {
      return .refused(.badRequest)
    }
    let lengths = head.values(of: "content-length")
    guard lengths.count <= 1 else { return .refused(.badRequest) }
    var expected = 0
    if let length = lengths.first {
      let isNumber = !length.isEmpty && length.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isNumber else { return .refused(.badRequest) }
      guard let count = Int(length), count <= Limit.body else { return .refused(.bodyTooLarge) }
      expected = count
    }
    // Each connection has one request.
    guard bodyCount <= expected else { return .refused(.badRequest) }
    return bodyCount < expected ? .incomplete : .complete(head)
  }

  /// Returns whether each cookie has a name; any server of this machine can set some for us.
  private static func isCookie(_ value: String) -> Bool {
    value.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { part in
      part.contains { $0 != " " && $0 != "\t" } && part.first(where: { $0 != " " }) != "="
    }
  }
}

/// The request line and the fields of a request.
struct RequestHead: Hashable, Sendable {
  /// A field.
  struct Field: Hashable, Sendable {
    /// The name, in lower case.
    var name: String

    /// The value, without the blanks around it.
    var value: String
  }

  /// The method, such as `GET`.
  var method: String

  /// The target, such as `/page.js`.
  var target: String

  /// The fields, in order.
  var fields: [Field] = []

  /// Returns the values of all fields with a name in lower case.
  func values(of name: String) -> [String] {
    fields.compactMap { $0.name == name ? $0.value : nil }
  }

  /// Returns the value of the first field with a name in lower case, or nil.
  func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}

extension UInt8 {
  /// Whether a method or the name of a field may contain the byte (RFC 9110, section 5.6.2).
  fileprivate var isTokenByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == 0x20 || $0 == 0x09 }
    let end = start.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
    return String(decoding: end, as: UTF8.self)
  }
}
