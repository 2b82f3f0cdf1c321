/// Whether bytes are a JSON text, read off the grammar of RFC 8259 and nothing else.
///
/// It recurses and looks at one byte at a time: a second program beside the reader, not a fast one.
struct NaiveReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0

  /// Takes a text, with a byte order mark before it or not.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Whether the text is one value, nested 512 deep at most, with white space around it.
  mutating func accepts() -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    skipSpace()
    guard value() else { return false }
    skipSpace()
    return at == bytes.count
  }

  private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { at += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }

  private mutating func value() -> Bool {
    switch byte {
    case UInt8(ascii: "{"): list(end: "}") { $0.member() }
    case UInt8(ascii: "["): list(end: "]") { $0.value() }
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): take("true")
    case UInt8(ascii: "f"): take("false")
    case UInt8(ascii: "n"): take("null")
    default: number()
    }
  }

  private mutating func list(end: String, _ element: (inout NaiveReader) -> Bool) -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 512 else { return false }
    at += 1
    skipSpace()
    if take(end) { return true }
    while true {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func member() -> Bool {
    guard byte == UInt8(ascii: "\""), string() else { return false }
    skipSpace()
    guard take(":") else { return false }
    skipSpace()
    return value()
  }

  private mutating func string() -> Bool {
    at += 1
    while let next = byte {
      at += 1
      switch next {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard escape() else { return false }
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let next = byte else { return false }
    at += 1
    guard next == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(next) }
    guard let unit = hexDigits() else { return false }
    if (0xDC00...0xDFFF).contains(unit) { return false }
    guard (0xD800...0xDBFF).contains(unit) else { return true }
    guard take("\\u"), let low = hexDigits() else { return false }
    return (0xDC00...0xDFFF).contains(low)
  }

  private mutating func hexDigits() -> Int? {
    let digits = bytes[at...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 })
    else { return nil }
    at += 4
    return Int(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func digits() -> Bool {
    let start = at
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    return at > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") { guard digits() else { return false } }
    if take(".") { guard digits() else { return false } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return false }
    }
    return true
  }
}
