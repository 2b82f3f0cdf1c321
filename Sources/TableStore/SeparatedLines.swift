/// The lines of a saved file of separated values, each with the end that it had.
///
/// The end of a line is written with the next line, since the last line has one only if that of the file had one.
struct SeparatedLines {
  private let values: SeparatedValues
  private let lineEnd: [UInt8]
  private var text: SaveText

  /// The end of the last line as it was in the file; nil before the first line, empty where the file had none.
  private var pendingEnd: Range<Int>?

  init(_ values: SeparatedValues, lineEnd: [UInt8], writingTo text: SaveText) {
    self.values = values
    self.lineEnd = lineEnd
    self.text = text
  }

  /// Writes the first line, with what stands before it and with the names of new columns.
  mutating func writeHeader(_ columns: SeparatedColumns) {
    let tail = columns.headerTail
    text.keep(0..<values.header.upperBound)
    text.write(tail)
    let next = values.starts.first.map { Int($0) } ?? values.bytes.count
    let isEmpty = values.header.isEmpty && tail.isEmpty
    pendingEnd = isEmpty ? nil : values.header.upperBound..<next
  }

  /// Writes lines as they were.
  ///
  /// - Parameters:
  ///   - rows: The lines.
  ///   - padding: How many empty fields each of them gets.
  mutating func keep(_ rows: Range<Int>, padding: Int) {
    guard let last = rows.last else { return }
    guard padding > 0 else {
      endLine()
      let end = values.end(of: last)
      text.keep(Int(values.starts[rows.lowerBound])..<end)
      pendingEnd = end..<values.start(after: last)
      return
    }
    let fields = [UInt8](repeating: values.separator, count: padding)
    for row in rows {
      keep(row..<row + 1, padding: 0)
      text.write(fields)
    }
  }

  /// Writes a new line.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - row: The line that it replaces, whose end it gets, or nil.
  mutating func write(_ line: [UInt8], over row: Int?) {
    endLine()
    text.write(line)
    pendingEnd = row.map { values.end(of: $0)..<values.start(after: $0) } ?? 0..<0
  }

  private mutating func endLine() {
    guard let end = pendingEnd else { return }
    if end.isEmpty { text.write(lineEnd) } else { text.keep(end) }
  }

  /// Ends the last line as that of the file ended, and returns the text.
  consuming func finish() -> SaveText {
    let last = values.bytes.last
    if last == nil || last == 0x0A || last == 0x0D { endLine() }
    return text
  }
}

extension SeparatedValues {
  /// Returns the offset behind the last field of a line.
  ///
  /// - Complexity: linear in the size of the line.
  func end(of row: Int) -> Int {
    fields(of: row).last?.written.upperBound ?? Int(starts[row])
  }

  /// Returns the offset of the next line, or the end of the file.
  func start(after row: Int) -> Int { row + 1 < count ? Int(starts[row + 1]) : bytes.count }
}
