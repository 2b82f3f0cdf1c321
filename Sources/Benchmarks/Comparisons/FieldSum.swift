/// A sum over the fields of comma-separated values, independent of quoting and line endings.
struct FieldSum: Sendable {
  /// The number of rows, including the header.
  private(set) var rows = 0

  /// The sum (FNV-1a), which includes every byte of every field and its place.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  private var isQuoted = false
  private var wasQuote = false

  /// Processes the next byte of the text, which ends with a line feed.
  mutating func take(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") {
      // Two quotes inside quotes are one quote.
      if isQuoted { wasQuote = true } else if wasQuote { add(byte) }
      if !isQuoted { wasQuote = false }
      isQuoted.toggle()
      return
    }
    wasQuote = false
    switch byte {
    case UInt8(ascii: ",") where !isQuoted: add(0)
    case UInt8(ascii: "\r") where !isQuoted: break
    case UInt8(ascii: "\n") where !isQuoted:
      add(1)
      rows += 1
    default: add(byte)
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
