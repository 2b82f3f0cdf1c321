/// A recording in asciinema's format, version 2, read without any tolerance.
///
/// The rules are those of its public documentation: a header object with `version` 2, `width` and
/// `height`, then one `[time, code, data]` array per line, with times that never go back.
public struct Cast: Hashable, Sendable {
  /// One event.
  public struct Event: Hashable, Sendable {
    public let time: Double
    public let code: String
    public let text: String
  }

  /// The members of the header.
  public let header: [String: StrictJSON]

  /// The events in order.
  public let events: [Event]

  /// Reads a file's text.
  public init(_ text: String) throws {
    guard text.utf8.last == UInt8(ascii: "\n") else { throw TestProgramError("no final newline") }
    let lines = text.utf8.dropLast().split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    guard case .object(let header) = try StrictJSON(lines[0]), header["version"] == .number(2),
      case .number(let width)? = header["width"], case .number(let height)? = header["height"],
      width > 0, height > 0, width == width.rounded(), height == height.rounded()
    else { throw TestProgramError("a wrong header") }
    self.header = header
    var last = 0.0
    events = try lines.dropFirst().enumerated().map { number, line in
      guard case .array(let parts) = try StrictJSON(line), parts.count == 3,
        case .number(let time) = parts[0], case .string(let code) = parts[1],
        case .string(let text) = parts[2], ["o", "i", "r", "m"].contains(code), time >= last
      else { throw TestProgramError("a wrong event in line \(number + 2)") }
      last = time
      return Event(time: time, code: code, text: text)
    }
  }

  /// All output, one after the other.
  public var output: String { events.filter { $0.code == "o" }.map(\.text).joined() }
}

/// A JSON value, read by the letter of the standard and by nothing of the product.
public indirect enum StrictJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([StrictJSON])
  case object([String: StrictJSON])

  /// Reads a text that is one value.
  public init(_ text: some Collection<UInt8>) throws {
    var reader = StrictJSONReader(bytes: Array(text))
    self = try reader.value()
    reader.skipBlanks()
    guard reader.place == reader.bytes.count else { throw reader.error("text after the value") }
  }
}

private struct StrictJSONReader {
  let bytes: [UInt8]
  var place = 0

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  func error(_ text: String) -> TestProgramError { TestProgramError("JSON: \(text) at \(place)") }

  mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipBlanks()
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  mutating func value() throws -> StrictJSON {
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("[") { return .array(try list("]") { try $0.value() }) }
    if take("{") {
      let members = try list("}") { reader in
        guard reader.take("\"") else { throw reader.error("no key") }
        let key = try reader.string()
        guard reader.take(":") else { throw reader.error("no colon") }
        return (key, try reader.value())
      }
      return .object(Dictionary(members) { first, _ in first })
    }
    if take("\"") { return .string(try string()) }
    return try number()
  }

  private mutating func list<Element>(
    _ end: String,
    _ element: (inout StrictJSONReader) throws -> Element
  ) throws -> [Element] {
    var list: [Element] = []
    if take(end) { return list }
    repeat { list.append(try element(&self)) } while take(",")
    guard take(end) else { throw error("no \(end)") }
    return list
  }

  private mutating func number() throws -> StrictJSON {
    let start = place
    while let byte = next, byte != 0x2C, byte != 0x5D, byte != 0x7D, byte != 0x20 { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let form = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
    guard text.wholeMatch(of: form) != nil, let number = Double(text) else {
      throw error("no value")
    }
    return .number(number)
  }

  private mutating func string() throws -> String {
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case 0x22:
        guard let text = String(validating: units, as: UTF8.self) else { throw error("no UTF-8") }
        return text
      case 0..<0x20: throw error("a raw control character")
      case 0x5C: units += try escape()
      default: units.append(byte)
      }
    }
    throw error("an open string")
  }

  private mutating func escape() throws -> [UInt8] {
    guard let byte = next else { throw error("an open escape") }
    place += 1
    if let plain = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n",
      "r": "\r", "t": "\t",
    ][String(UnicodeScalar(byte))] {
      return Array(plain.utf8)
    }
    guard byte == UInt8(ascii: "u") else { throw error("a wrong escape") }
    var code = try unit()
    if (0xD800..<0xDC00).contains(code) {
      guard take("\\u") else { throw error("half a character") }
      code = 0x10000 + (code - 0xD800) << 10 + (try unit() - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(UInt32(code)) else { throw error("no character") }
    return Array(String(scalar).utf8)
  }

  private mutating func unit() throws -> Int {
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let code = Int(digits, radix: 16) else {
      throw error("a wrong escape")
    }
    place += 4
    return code
  }
}
