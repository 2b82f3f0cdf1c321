import JSON
import TableModel

/// The rows of separated values, which stay bytes of the file until first use.
final class SeparatedRows: RowSource {
  /// The file.
  let values: SeparatedValues

  private let bindings: ItemBindings

  /// Whether the rows may have their own heights.
  private var haveHeights: Bool { bindings.height.map { values.keys.contains($0) } ?? false }

  /// Creates the rows of a file.
  init(_ values: SeparatedValues, bindings: ItemBindings) {
    self.values = values
    self.bindings = bindings
  }

  var count: Int { values.count }

  var areLoaded: Bool { true }

  func item(at index: Int) -> Item {
    var text: [UInt8] = []
    text.reserveCapacity(values.approximateSize(ofRow: index) + 16 * values.keys.count)
    values.appendObject(ofRow: index, to: &text)
    let value = JSONValue(validated: text, range: 0..<text.count)
    let path = IndexPath(row: index, section: 0)
    return Item(value, origin: .loaded(path), bindings: bindings)
  }

  func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool {
    guard !haveHeights else { return false }
    heights.append(contentsOf: repeatElement(.nan, count: rows.count))
    return true
  }
}

// Rows as JSON.
extension SeparatedValues {
  /// Returns the first rows as an array of objects.
  func json(ofFirst count: Int) -> [UInt8] {
    var text = [UInt8(ascii: "[")]
    for row in 0..<min(count, self.count) {
      if row > 0 { text.append(UInt8(ascii: ",")) }
      appendObject(ofRow: row, to: &text)
    }
    text.append(UInt8(ascii: "]"))
    return text
  }

  /// A row as an array of one object, in which each column has its name as the value.
  var jsonOfNames: [UInt8] {
    var text = Array("[{".utf8)
    for (column, key) in keyTexts.enumerated() {
      text += key.dropFirst(column == 0 ? 1 : 0)
      text += key.dropFirst().dropLast()
    }
    return text + "}]".utf8
  }

  /// Appends a row as an object.
  ///
  /// - Complexity: linear in the size of the row.
  func appendObject(ofRow row: Int, to text: inout [UInt8]) {
    var reader = SeparatedValuesReader(bytes, from: Int(starts[row]), separator: separator)
    let start = text.count
    var column = 0
    repeat {
      // All fields were read when the file was opened.
      guard let field = try? reader.field() else { break }
      if column < keyTexts.count {
        text += keyTexts[column]
      } else {
        text += ",\"\(Self.key(ofUnnamed: column))\":".utf8
      }
      append(field, to: &text)
      column += 1
    } while reader.moveToField()
    text[start] = UInt8(ascii: "{")
    text.append(UInt8(ascii: "}"))
  }

  /// Returns the size of a row in the file.
  func approximateSize(ofRow row: Int) -> Int {
    (row + 1 < count ? Int(starts[row + 1]) : bytes.count) - Int(starts[row])
  }

  func append(_ field: SeparatedValuesReader.Field, to text: inout [UInt8]) {
    let content = bytes[field.range]
    if !field.isQuoted, let number = Self.number(content) {
      text += number
    } else if content.allSatisfy(Self.isPlain) {
      text.append(UInt8(ascii: "\""))
      text += content
      text.append(UInt8(ascii: "\""))
    } else {
      JSONText.append(Self.text(of: field, in: bytes), to: &text)
    }
  }

  static func text(of field: SeparatedValuesReader.Field, in bytes: [UInt8]) -> String {
    let content = bytes[field.range]
    let quote = UInt8(ascii: "\"")
    guard field.isQuoted, content.contains(quote) else {
      return String(decoding: content, as: UTF8.self)
    }
    var text: [UInt8] = []
    var isFirst = false
    for byte in content {
      isFirst = byte == quote && !isFirst
      // The first of two quotes is left out.
      if !isFirst { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a byte is the same in a JSON string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns a field's text without trailing white space if it is a JSON number, else nil.
  static func number(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = content
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func takeDigits() -> Bool {
      let count = rest.count
      rest = rest.drop(while: isDigit)
      return rest.count < count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "0") {
      rest.removeFirst()
    } else if !takeDigits() {
      return nil
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits() else { return nil }
    }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits() else { return nil }
    }
    return rest.allSatisfy(\.isSpace) ? content[..<rest.startIndex] : nil
  }
}
