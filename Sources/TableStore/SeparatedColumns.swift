import JSON

/// The columns of a saved file of separated values.
struct SeparatedColumns {
  private let values: SeparatedValues

  /// The keys of the new columns.
  private let added: [String]

  /// The keys of all columns.
  private let keys: [String]

  /// Creates the columns for a file.
  ///
  /// - Parameters:
  ///   - values: The file.
  ///   - added: The keys of new columns, which follow those of the widest line.
  init(_ values: SeparatedValues, adding added: [String]) {
    self.values = values
    self.added = added
    let unnamed = (values.keys.count..<values.width).map(SeparatedValues.key(ofUnnamed:))
    keys = values.keys + unnamed + added
  }

  /// The number of empty fields to append to each unchanged line, so that all have equal widths.
  ///
  /// If the lines of the file already have different widths, it is 0.
  var padding: Int { values.isUniform ? added.count : 0 }

  /// The names of the new columns, for the end of the first line.
  var headerTail: [UInt8] {
    guard !added.isEmpty else { return [] }
    // A column without a name stays unnamed.
    let gap = [UInt8](repeating: values.separator, count: values.width - values.keys.count)
    var tail = gap
    for (index, key) in added.enumerated() {
      if index > 0 || !values.header.isEmpty || !gap.isEmpty { tail.append(values.separator) }
      tail += field(.string(key))
    }
    return tail
  }

  /// Appends notes about new columns.
  func note(in notes: inout [String], isAlone: Bool) {
    guard !added.isEmpty else { return }
    let names = added.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = added.count > 5 ? " and \(added.count - 5) more" : ""
    let what = added.count == 1 ? "added a column: " : "added \(added.count) columns: "
    let lines =
      values.isUniform ? "other lines have an empty field there" : "other lines stay short"
    notes.append(what + names + more + "; " + lines)
  }

  /// Returns a row as a line without its line end.
  ///
  /// - Parameters:
  ///   - members: The members of the row.
  ///   - row: The line that the row was loaded from, or nil; unchanged values keep their fields.
  /// - Returns: The line in UTF-8.
  func line(_ members: [(key: String, value: JSONValue)], over row: Int?) -> [UInt8] {
    var found: [String: [JSONValue]] = [:]
    for member in members { found[member.key, default: []].append(member.value) }
    let old = row.map { values.fields(of: $0) } ?? []
    var fields: [[UInt8]] = []
    var width = max(old.count, values.isUniform ? keys.count : 0)
    for (column, key) in keys.enumerated() {
      let value = next(&found, key)
      if column < old.count, let value, value.utf8 == values.value(of: old[column])[...] {
        fields.append(Array(values.bytes[old[column].written]))
      } else {
        fields.append(value.map(field) ?? [])
      }
      if value != nil { width = max(width, column + 1) }
    }
    let line = Array(fields.prefix(width).joined(separator: [values.separator]))
    // An empty line would not be read as a row.
    return width <= 1 && line.isEmpty ? Array("\"\"".utf8) : line
  }

  /// Returns the last value under a key; if several columns have the key, one value for each.
  private func next(_ found: inout [String: [JSONValue]], _ key: String) -> JSONValue? {
    guard values.hasRepeatedKeys else { return found[key]?.last }
    guard let first = found[key]?.first else { return nil }
    found[key]?.removeFirst()
    return first
  }

  /// Returns a value as a field, in quotes if it would otherwise read differently.
  private func field(_ value: JSONValue) -> [UInt8] {
    guard value.kind == .string else {
      return value.kind == .null ? [] : quoted(Array(value.compact.utf8), isText: false)
    }
    return quoted(Array((value.string ?? "").utf8), isText: true)
  }

  private func quoted(_ text: [UInt8], isText: Bool) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let needsQuotes =
      isText && SeparatedValues.number(text[...]) != nil
      || text.contains { [quote, values.separator, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return text }
    var result = [quote]
    for byte in text {
      if byte == quote { result.append(quote) }
      result.append(byte)
    }
    return result + [quote]
  }
}

extension SeparatedValues {
  /// Whether a column has the key, with or without a name.
  func hasColumn(_ key: String) -> Bool {
    keys.contains(key) || (keys.count..<width).contains { Self.key(ofUnnamed: $0) == key }
  }

  /// Returns the fields of a line.
  ///
  /// - Complexity: O(n) in the size of the line.
  func fields(of row: Int) -> [SeparatedValuesReader.Field] {
    var reader = SeparatedValuesReader(bytes, from: Int(starts[row]), separator: separator)
    var fields: [SeparatedValuesReader.Field] = []
    repeat {
      // All fields were read when the file was opened.
      guard let field = try? reader.field() else { break }
      fields.append(field)
    } while reader.moveToField()
    return fields
  }

  /// Returns a field as JSON.
  func value(of field: SeparatedValuesReader.Field) -> [UInt8] {
    var text: [UInt8] = []
    append(field, to: &text)
    return text
  }
}

extension SeparatedValuesReader.Field {
  /// The range of the field, including its quotes.
  var written: Range<Int> { isQuoted ? range.lowerBound - 1..<range.upperBound + 1 : range }
}
