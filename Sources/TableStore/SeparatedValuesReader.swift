/// Finds the fields of separated values, one after the other. (RFC 4180.)
struct SeparatedValuesReader {
  /// A field in the text.
  struct Field {
    /// The bytes of the field, without the quotes around it; a quote inside is doubled.
    let range: Range<Int>

    /// Whether the field is in quotes, and so is a text even if it looks like a number.
    let isQuoted: Bool
  }

  /// The reason why a field cannot be read, with the offset of the mistake.
  enum Fault: Error {
    /// The quote at the offset is never closed.
    case unclosedQuote(Int)

    /// A closing quote is not followed by a separator or the end of the line.
    case textAfterQuote(Int)

    /// The caller canceled the reading.
    case cancelled
  }

  private static let quote = UInt8(ascii: "\"")

  /// The number of bytes between two checks for cancellation; a power of 2.
  private static let step = 1 << 17

  private let bytes: [UInt8]
  private let separator: UInt8

  /// The offset of the next byte to read.
  private(set) var position: Int

  /// Creates a reader that starts at an offset.
  init(_ bytes: [UInt8], from start: Int, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    position = start
  }

  /// Moves to the first field of the next record, past empty lines; returns false at the end of the
  /// text.
  mutating func moveToRecord() -> Bool {
    while position < bytes.count, isLineEnd(bytes[position]) { position += 1 }
    return position < bytes.count
  }

  /// Moves to the next field of the same record; returns false if the record has no more.
  mutating func moveToField() -> Bool {
    guard position < bytes.count, bytes[position] == separator else { return false }
    position += 1
    return true
  }

  /// Reads the field at the current position.
  ///
  /// - Parameter isCancelled: Called at times in a long field, with the current position; return
  ///   true to cancel.
  /// - Returns: The field; the position is then after it.
  /// - Throws: The mistake in the field.
  mutating func field(_ isCancelled: (Int) -> Bool = { _ in false }) throws(Fault) -> Field {
    let start = position
    guard start < bytes.count, bytes[start] == Self.quote else {
      let separator = separator
      try skip(isCancelled) { $0 == separator || $0 == 0x0A || $0 == 0x0D }
      return Field(range: start..<position, isQuoted: false)
    }
    position += 1
    while true {
      try skip(isCancelled) { $0 == Self.quote }
      guard position < bytes.count else { throw .unclosedQuote(start) }
      position += 1
      guard position < bytes.count, bytes[position] == Self.quote else { break }
      position += 1
    }
    let end = position
    guard end == bytes.count || bytes[end] == separator || isLineEnd(bytes[end]) else {
      throw .textAfterQuote(end)
    }
    return Field(range: start + 1..<end - 1, isQuoted: true)
  }

  /// Moves to the next byte that matches, or to the end of the text.
  private mutating func skip(
    _ isCancelled: (Int) -> Bool,
    until matches: (UInt8) -> Bool
  ) throws(Fault) {
    while true {
      let limit = min(bytes.count, (position | (Self.step - 1)) + 1)
      while position < limit, !matches(bytes[position]) { position += 1 }
      guard position == limit, limit < bytes.count else { return }
      guard !isCancelled(position) else { throw .cancelled }
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
