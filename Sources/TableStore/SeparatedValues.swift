import JSON
import Platform

/// Comma-separated values made into rows: the first line has the names of the columns.
///
/// - Fields are separated by commas, in a file that ends in `.tsv` by tabs; where the first line has no comma
///   outside quotes but a semicolon, by semicolons.
/// - A field that is a number of JSON as it stands becomes one, every other is a text; where a line has fewer
///   fields than there are names, its row lacks the last keys.
struct SeparatedValues {
  /// The rows, as an array of objects.
  let json: [UInt8]

  /// What is worth a word when the file opens.
  let notes: [String]

  /// Whether a name says that a file holds such values.
  static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".csv") || name.hasSuffix(".tsv")
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - name: What the file is called.
  ///   - goesOn: Asked now and then with the bytes that are read and all there are; false gives up.
  /// - Throws: `StoreError.malformed`, or that it was cancelled.
  init(
    parsing bytes: [UInt8],
    name: String,
    goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(StoreError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let separator = Self.separator(bytes[start...], isTabbed: name.lowercased().hasSuffix(".tsv"))
    var reader = SeparatedValuesReader(bytes, from: start, separator: separator, name: name)
    var position = start
    func check(_ step: Int) throws(StoreError) {
      if step & 0xFFF == 0xFFF, !isWanted() { throw .file(.cancelled(name)) }
    }
    func isWanted() -> Bool { goesOn(position, bytes.count) }
    let names = try Self.names(try reader.record(isWanted) ?? [], check)
    var widest = names.count
    var writer = JSONWriter()
    writer.beginArray()
    var count = 0
    while let record = try reader.record(isWanted) {
      position = reader.position
      try check(count)
      count += 1
      widest = max(widest, record.count)
      writer.beginObject()
      for (column, field) in record.enumerated() {
        try check(column)
        writer.key(column < names.count ? names[column] : "column \(column + 1)")
        writer.value(Self.value(of: field))
      }
      writer.endObject()
    }
    writer.endArray()
    json = writer.bytes
    var notes = ["made of separated values; save FILE.json writes the rows as JSON"]
    if widest > names.count {
      notes.append("\(names.count) columns have a name; others, up to \(widest), are \"column N\"")
    }
    self.notes = notes
  }

  private static func separator(_ bytes: ArraySlice<UInt8>, isTabbed: Bool) -> UInt8 {
    guard !isTabbed else { return 0x09 }
    var isQuoted = false
    var hasSemicolon = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == UInt8(ascii: ",") { return byte }
      if byte == 0x0A { break }
      hasSemicolon = hasSemicolon || byte == UInt8(ascii: ";")
    }
    return hasSemicolon ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }

  /// The names of the columns, each once: the second of a name has a number, an empty one its place.
  private static func names(
    _ header: [SeparatedValuesReader.Field],
    _ check: (_ column: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> [String] {
    var seen: Set<String> = []
    // Numbers below the last one of a name are taken, so that the next search begins behind it.
    var counts: [String: Int] = [:]
    return try header.enumerated().map { column, field throws(StoreError) in
      try check(column)
      let text = String(decoding: field.text, as: UTF8.self)
      let base = text.isEmpty ? "column \(column + 1)" : text
      var name = base
      var count = counts[base] ?? 1
      if count > 1 { name = "\(base) \(count)" }
      while !seen.insert(name).inserted {
        count += 1
        name = "\(base) \(count)"
      }
      counts[base] = count
      return name
    }
  }

  private static func value(of field: SeparatedValuesReader.Field) -> JSONValue {
    if !field.isQuoted, let first = field.text.first,
      first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      let value = try? JSONValue(parsing: field.text), value.kind == .number
    {
      return value
    }
    return .string(String(decoding: field.text, as: UTF8.self))
  }
}
