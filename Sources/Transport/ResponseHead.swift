import TableStore

/// The head of a response, parsed line by line as it arrives.
struct ResponseHead: Hashable, Sendable {
  /// The maximum size of a response's lines, in bytes.
  static let byteLimit = 128 << 10

  /// The status, or 0 before the first line.
  private(set) var status = 0

  /// The server's reason phrase, which may be hostile.
  private(set) var reason = ""

  /// The headers in order, without trailers after the body.
  private(set) var fields: [HTTPField] = []

  /// Whether the empty line after the last header has arrived.
  private(set) var isComplete = false

  private var byteCount = 0

  /// Takes the next line, including its end; a status line begins a new head.
  ///
  /// - Returns: Whether the line is within the limit.
  mutating func take(_ line: some Collection<UInt8>) -> Bool {
    var text = String(decoding: line, as: UTF8.self)[...]
    while let last = text.last, last.isNewline { text.removeLast() }
    if text.hasPrefix("HTTP/") {
      self = ResponseHead()
      begin(text)
    } else if isComplete {
      // A trailer after the body is ignored.
      return count(line.count)
    } else if text.isEmpty {
      isComplete = true
    } else {
      add(text)
    }
    return count(line.count)
  }

  /// Returns the values of all headers with a name, given in lowercase.
  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  private mutating func count(_ bytes: Int) -> Bool {
    byteCount += bytes
    return byteCount <= ResponseHead.byteLimit
  }

  private mutating func begin(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    reason = words.count > 2 ? String(words[2]) : ""
  }

  private mutating func add(_ line: Substring) {
    if line.first == " " || line.first == "\t", !fields.isEmpty {
      fields[fields.count - 1].value += " " + ResponseHead.trimmed(line)
    } else if let colon = line.firstIndex(of: ":") {
      let value = ResponseHead.trimmed(line[line.index(after: colon)...])
      fields.append(HTTPField(ResponseHead.trimmed(line[..<colon]), value))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

/// The formatting of quantities in messages.
enum Quantity {
  /// Returns a size in the largest unit without a remainder: `64 MB`, `1000 bytes`.
  static func bytes(_ count: Int) -> String {
    guard count > 1 else { return count == 1 ? "1 byte" : "\(count) bytes" }
    if count.isMultiple(of: 1 << 20) { return "\(count >> 20) MB" }
    if count.isMultiple(of: 1 << 10) { return "\(count >> 10) KB" }
    return "\(count) bytes"
  }

  /// Returns a time: `30 s`, `0.3 s`.
  static func seconds(_ time: Double) -> String {
    let text = "\(time)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
  }
}
