package import JSON

/// A value of a database, with all its digits.
package enum DatabaseValue: Hashable, Sendable {
  /// No value.
  case null

  /// True or false.
  case bool(Bool)

  /// A whole number of 64 bits.
  case integer(Int64)

  /// A floating-point number.
  case real(Double)

  /// A number with all its digits, as JSON text.
  case number([UInt8])

  /// A JSON value, as text.
  case json([UInt8])

  /// A text in UTF-8, as the database has it; it may be invalid.
  case text([UInt8])

  /// Binary data.
  case blob([UInt8])

  /// Creates a text.
  package init(_ text: String) { self = .text(Array(text.utf8)) }
}

extension DatabaseValue {
  /// Creates a value from JSON; nil if the number needs more than 64 bits.
  ///
  /// A list or an object is stored as its text.
  package init?(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .string: self = .text(Array((value.string ?? "").utf8))
    case .array, .object: self = .text(Array(value.compact.utf8))
    case .number:
      let text = value.text
      if text.utf8.contains(where: { $0 == 0x2E || $0 | 0x20 == 0x65 }) {
        guard let double = Double(text) else { return nil }
        self = .real(double)
      } else {
        guard let integer = Int64(text) else { return nil }
        self = .integer(integer)
      }
    }
  }

  /// Creates the value of a JSON column from that of a row, in which null is NULL.
  package init(ofJSONColumn value: JSONValue) {
    self =
      value.kind == .null ? .null : .json(Array((JSONColumn.value(of: value) ?? value).utf8))
  }

  /// Appends the value as JSON.
  ///
  /// The null of JSON becomes the text `null`, as null is NULL. Binary data becomes a text such as
  /// `BLOB 12 kB`. An infinite number keeps its sign as a number that is out of range.
  package func appendJSON(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let text): bytes += text
    case .json(let text):
      // A server may allow deeper lists than we read.
      guard let value = try? JSONValue(parsing: text) else {
        return DatabaseValue.text(text).appendJSON(to: &bytes)
      }
      if let form = JSONColumn.form(of: value) { bytes += form.utf8 } else { bytes += text }
    case .integer(let integer): bytes += String(integer).utf8
    case .real(let real):
      if real.isInfinite {
        bytes += (real < 0 ? "-1e999" : "1e999").utf8
      } else {
        // Only servers have a number that is none, in quotes as in their other numbers.
        bytes += real.isNaN ? "\"NaN\"".utf8 : String(real).utf8
      }
    case .text(let text):
      if text.allSatisfy(Self.isPlain) {
        bytes.append(0x22)
        bytes += text
        bytes.append(0x22)
      } else {
        JSONText.append(String(decoding: text, as: UTF8.self), to: &bytes, escaping: .shortest)
      }
    case .blob(let blob):
      bytes.append(0x22)
      bytes += Self.size(ofBlob: blob.count).utf8
      bytes.append(0x22)
    }
  }

  /// The value as JSON text, for messages.
  package var json: String {
    var bytes: [UInt8] = []
    appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value as the text of a header: empty for NULL.
  package var header: String {
    switch self {
    case .null: ""
    case .text(let text): String(decoding: text, as: UTF8.self)
    case .blob(let blob): Self.size(ofBlob: blob.count)
    default: json
    }
  }

  /// Returns the value as an SQL literal.
  func sql(in dialect: Dialect) -> String {
    switch self {
    case .null: return "NULL"
    case .bool(let bool): return bool ? "TRUE" : "FALSE"
    case .number(let text): return String(decoding: text, as: UTF8.self)
    case .integer(let integer): return String(integer)
    case .real(let real):
      if real.isInfinite { return dialect.infinity(isNegative: real < 0) }
      return real.isNaN ? "'NaN'" : String(real)
    case .text(let text), .json(let text):
      // A text with a zero byte would end there.
      guard !text.contains(0), let string = String(validating: text, as: UTF8.self) else {
        return "CAST(x'\(Self.hex(text))' AS TEXT)"
      }
      return dialect.literal(of: string)
    case .blob(let blob): return dialect.binary(Self.hex(blob))
    }
  }

  static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func size(ofBlob count: Int) -> String {
    count < 1000 ? "BLOB \(count) B" : "BLOB \((count + 500) / 1000) kB"
  }

  /// Returns whether a text is one that stands for binary data, such as `BLOB 12 kB`.
  ///
  /// - Parameter text: The bytes of a text in UTF-8, without quotes.
  /// - Returns: Whether it is one; a text that only begins in this way is not.
  package static func isSize(ofBlob text: ArraySlice<UInt8>) -> Bool {
    // The first screen asks for each of its values, and only few begin with this letter.
    guard text.first == UInt8(ascii: "B") else { return false }
    let words = String(decoding: text.prefix(32), as: UTF8.self).split(
      separator: " ",
      omittingEmptySubsequences: false
    )
    guard words.count == 3, words[0] == "BLOB", let count = Int(words[1]) else { return false }
    return words[2] == "kB" ? count > 0 : words[2] == "B" && 0..<1000 ~= count
  }

  /// Whether a table shows all of the value.
  ///
  /// It shows the size of binary data, and a replacement character for bytes that are not UTF-8.
  /// A text that reads as the size of binary data also counts as shown in part.
  var isShownWhole: Bool {
    switch self {
    case .blob: false
    case .text(let text):
      !Self.isSize(ofBlob: text[...]) && String(validating: text, as: UTF8.self) != nil
    default: true
    }
  }

  /// Returns whether a text has a replacement character, which a table shows for bytes that are not
  /// UTF-8.
  package static func hasReplacement(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
  }

  /// The number of bytes of binary data or a text; 0 for other values.
  var size: Int {
    switch self {
    case .blob(let bytes), .text(let bytes), .json(let bytes), .number(let bytes): bytes.count
    default: 0
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }
}
