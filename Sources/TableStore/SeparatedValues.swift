import JSON
import Platform

/// Comma-separated values, with the column names in the first line.
///
/// - Tabs separate the fields of a file that ends in `.tsv`. Otherwise the separator is the most
///   frequent of comma, semicolon, tab and bar in the first line outside quotes.
/// - A field without quotes that is a JSON number is a number; any other field is a text. If a line
///   has fewer fields than there are names, its row lacks the last keys.
struct SeparatedValues: Sendable {
  /// Notes for the user who opens the file.
  let notes: [String]

  /// The unique keys of the columns.
  let keys: [String]

  /// Whether a column without a name has the key of another column.
  let hasRepeatedKeys: Bool

  /// The number of fields in the widest line.
  let width: Int

  /// Whether all lines have as many fields as the first one.
  let isUniform: Bool

  /// The first line without its end; empty in an empty file.
  let header: Range<Int>

  /// The size of the file in bytes.
  var byteCount: Int { bytes.count }

  /// The number of rows.
  var count: Int { starts.count }

  let bytes: [UInt8]
  let separator: UInt8

  /// The starts of the rows.
  let starts: [UInt32]

  /// The JSON text of each key, with a comma before and a colon after it.
  let keyTexts: [[UInt8]]

  /// Whether a file name has the extension of a file of separated values.
  static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".csv") || name.hasSuffix(".tsv")
  }

  /// Finds the rows of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text; it must be UTF-8.
  ///   - name: The name of the file.
  ///   - isCancelled: Called at times with the number of bytes read and of all bytes; return true
  ///     to cancel.
  /// - Throws: `StoreError.encoding` or `StoreError.malformed` with the place of the first mistake,
  ///   or an error about the cancellation.
  init(
    parsing bytes: [UInt8],
    name: String,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) {
    guard bytes.count <= Int(UInt32.max) else {
      throw .malformed("more than \(UInt32.max) bytes", name: name, line: 1, column: 1)
    }
    if let error = Self.encodingError(in: bytes, name: name) { throw error }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let named = Self.namedSeparator(bytes[start...])
    let isTabbed = name.lowercased().hasSuffix(".tsv")
    let separator = named?.separator ?? Self.separator(bytes[start...], isTabbed: isTabbed)
    let first = named?.end ?? start
    var reader = SeparatedValuesReader(bytes, from: first, separator: separator)
    var starts: [UInt32] = []
    var header: [SeparatedValuesReader.Field] = []
    var widest = 0
    var narrowest = Int.max
    var headerStart = first
    func isCancelledAt(_ position: Int) -> Bool { isCancelled(position, bytes.count) }
    do throws(SeparatedValuesReader.Fault) {
      if reader.moveToRecord() {
        headerStart = reader.position
        repeat {
          header.append(try reader.field(isCancelledAt))
          try Self.check(header.count) { isCancelledAt(reader.position) }
        } while reader.moveToField()
      }
      let headerEnd = reader.position
      self.header = header.isEmpty ? first..<first : headerStart..<headerEnd
      while reader.moveToRecord() {
        starts.append(UInt32(reader.position))
        var width = 0
        repeat {
          _ = try reader.field(isCancelledAt)
          width += 1
          try Self.check(width) { isCancelledAt(reader.position) }
        } while reader.moveToField()
        widest = max(widest, width)
        narrowest = min(narrowest, width)
        try Self.check(starts.count) { isCancelledAt(reader.position) }
      }
      keys = try Self.keys(of: header.map { Self.text(of: $0, in: bytes) }) {
        isCancelledAt(reader.position)
      }
    } catch {
      throw Self.error(error, in: bytes[start...], name: name)
    }
    width = max(keys.count, widest)
    isUniform = starts.isEmpty || narrowest == keys.count && widest == keys.count
    self.bytes = bytes
    self.separator = separator
    self.starts = starts
    keyTexts = keys.map { key in
      var text = [UInt8(ascii: ",")]
      JSONText.append(key, to: &text)
      return text + [UInt8(ascii: ":")]
    }
    let unnamed = keys.count..<max(keys.count, widest)
    hasRepeatedKeys = keys.contains { key in
      guard let number = key.split(separator: " ").last.flatMap({ Int($0) }) else { return false }
      return unnamed.contains(number - 1) && key == Self.key(ofUnnamed: number - 1)
    }
    var notes: [String] = []
    if !unnamed.isEmpty {
      notes.append(
        "\(keys.count) columns have names; the others, up to \(widest), are \"column N\""
      )
    }
    self.notes = notes
  }

  /// Checks for cancellation once in a few thousand steps.
  private static func check(
    _ step: Int,
    _ isCancelled: () -> Bool
  ) throws(SeparatedValuesReader.Fault) {
    if step & 0xFFF == 0, isCancelled() { throw .cancelled }
  }

  private static func error(
    _ fault: SeparatedValuesReader.Fault,
    in text: ArraySlice<UInt8>,
    name: String
  ) -> StoreError {
    func malformed(_ message: String, _ offset: Int) -> StoreError {
      let (line, column) = place(of: offset, in: text)
      return .malformed(message, name: name, line: line, column: column)
    }
    switch fault {
    case .unclosedQuote(let offset): return malformed("missing closing quote", offset)
    case .textAfterQuote(let offset):
      let message = "expected a separator or the end of the line after a closing quote"
      return malformed(message, offset)
    case .cancelled: return .file(.cancelled(name))
    }
  }

  /// Returns an error if a text is not UTF-8, which would change its fields on a save.
  private static func encodingError(in bytes: [UInt8], name: String) -> StoreError? {
    if let encoding = TextEncoding.foreignName(of: bytes) {
      return .encoding(.unsupportedEncoding(encoding), name: name, line: 1, column: 1)
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let malformed = error.byteOffsets
      let (line, column) = place(of: malformed.lowerBound, in: bytes[...])
      let reason = JSONError.Reason.invalidUTF8(Array(bytes[malformed].prefix(4)))
      return .encoding(reason, name: name, line: line, column: column)
    }
  }

  /// Returns the line and the column of an offset, in bytes from 1.
  private static func place(
    of offset: Int,
    in text: ArraySlice<UInt8>
  ) -> (line: Int, column: Int) {
    let before = text[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? text.startIndex
    return (before.count { $0 == 0x0A } + 1, offset - lineStart + 1)
  }

  /// Returns the separator in a first line such as `sep=;`, which Excel reads, and the line's end.
  ///
  /// A save keeps the line, which is before the names. The result is nil without such a line.
  private static func namedSeparator(
    _ text: ArraySlice<UInt8>
  ) -> (separator: UInt8, end: Int)? {
    let mark = Array("sep=".utf8)
    let line = text.prefix(mark.count + 2)
    guard line.count == mark.count + 2, line.starts(with: mark) else { return nil }
    let (separator, end) = (line[line.endIndex - 2], line.endIndex - 1)
    let excluded = [0x0A, 0x0D, UInt8(ascii: "\"")]
    guard (0x09..<0x80).contains(separator), !excluded.contains(separator),
      text[end] == 0x0A || text[end] == 0x0D
    else { return nil }
    return (separator, end)
  }

  private static func separator(_ bytes: ArraySlice<UInt8>, isTabbed: Bool) -> UInt8 {
    guard !isTabbed else { return 0x09 }
    let candidates: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
    var counts = [0, 0, 0, 0]
    var isQuoted = false
    var hasText = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == 0x0A || byte == 0x0D {
        if hasText { break }
        continue
      }
      hasText = true
      if let number = candidates.firstIndex(of: byte) { counts[number] += 1 }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }

  /// Returns the keys of columns: a repeated name gets a number, an empty one its column number.
  private static func keys(
    of names: [String],
    _ isCancelled: () -> Bool
  ) throws(SeparatedValuesReader.Fault) -> [String] {
    var seen: Set<String> = []
    // Smaller numbers of a name are in use, so the next search begins after the last one.
    var counts: [String: Int] = [:]
    return try names.enumerated().map { column, name throws(SeparatedValuesReader.Fault) in
      try check(column, isCancelled)
      let base = name.isEmpty ? key(ofUnnamed: column) : name
      var key = base
      var count = counts[base] ?? 1
      if count > 1 { key = "\(base) \(count)" }
      while !seen.insert(key).inserted {
        count += 1
        key = "\(base) \(count)"
      }
      counts[base] = count
      return key
    }
  }

  /// The columns whose keys are not their names, with their numbers from 1.
  var renamedColumns: [(number: Int, name: String, key: String)] {
    guard !header.isEmpty else { return [] }
    var reader = SeparatedValuesReader(bytes, from: header.lowerBound, separator: separator)
    return keys.enumerated().compactMap { column, key in
      // All fields were read when the file was opened.
      guard column == 0 || reader.moveToField(), let field = try? reader.field() else { return nil }
      let name = Self.text(of: field, in: bytes)
      return name == key ? nil : (column + 1, name, key)
    }
  }

  static func key(ofUnnamed column: Int) -> String { "column \(column + 1)" }
}
