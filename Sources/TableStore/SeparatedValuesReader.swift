import Platform

/// Takes one record after the other out of separated values. (RFC 4180.)
struct SeparatedValuesReader {
  /// The text of a field.
  struct Field {
    let text: [UInt8]

    /// Whether it stood in quotes, and so is a text whatever it looks like.
    let isQuoted: Bool
  }

  private static let quote = UInt8(ascii: "\"")

  private let bytes: [UInt8]
  private let separator: UInt8
  private let name: String
  private(set) var position: Int
  private var line = 1
  private var lineStart: Int

  /// Starts at a byte of a text.
  init(_ bytes: [UInt8], from start: Int, separator: UInt8, name: String) {
    self.bytes = bytes
    self.separator = separator
    self.name = name
    position = start
    lineStart = start
  }

  /// The fields of the next record; empty lines are passed over, nil is the end.
  ///
  /// - Parameter goesOn: Asked now and then, in long records and long fields too; false gives up.
  /// - Returns: The fields, or nil at the end.
  /// - Throws: `StoreError.malformed` with the place of a quote that is never closed, or of what stands behind
  ///   one; or that it was cancelled.
  mutating func record(_ goesOn: () -> Bool = { true }) throws(StoreError) -> [Field]? {
    while position < bytes.count, isLineEnd(bytes[position]) { step() }
    guard position < bytes.count else { return nil }
    var fields: [Field] = []
    while true {
      fields.append(try field(goesOn))
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    return fields
  }

  private mutating func field(_ goesOn: () -> Bool) throws(StoreError) -> Field {
    guard position < bytes.count, bytes[position] == Self.quote else {
      let start = position
      while position < bytes.count, bytes[position] != separator, !isLineEnd(bytes[position]) {
        try check(goesOn)
        position += 1
      }
      return Field(text: Array(bytes[start..<position]), isQuoted: false)
    }
    let opening = (line: line, column: position - lineStart + 1)
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      try check(goesOn)
      let byte = bytes[position]
      guard byte == Self.quote else {
        text.append(byte)
        step()
        continue
      }
      position += 1
      guard position < bytes.count, bytes[position] == Self.quote else {
        return Field(text: try closed(text), isQuoted: true)
      }
      text.append(byte)
      position += 1
    }
    throw .malformed(
      "the quote is never closed",
      name: name,
      line: opening.line,
      column: opening.column
    )
  }

  /// The text, once it is clear that nothing else stands in its field.
  private func closed(_ text: [UInt8]) throws(StoreError) -> [UInt8] {
    guard position < bytes.count, bytes[position] != separator, !isLineEnd(bytes[position]) else {
      return text
    }
    throw .malformed(
      "behind a closing quote only a separator or the end of the line fits",
      name: name,
      line: line,
      column: position - lineStart + 1
    )
  }

  /// Asks at one byte in some hundred thousand.
  private func check(_ goesOn: () -> Bool) throws(StoreError) {
    if position & 0x1FFFF == 0x1FFFF, !goesOn() { throw .file(.cancelled(name)) }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func step() {
    if bytes[position] == 0x0A {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }
}
