/// The lines of a saved file of separated values, each with its original line end.
///
/// A line end is written together with the next line. The last line has one only if the original
/// file ended with one.
struct SeparatedLines {
  private let values: SeparatedValues
  private let lineEnd: [UInt8]
  private var text: SaveText

  /// The line end of the last line in the original file.
  ///
  /// It is nil before the first line, and empty if the line had none.
  private var pendingEnd: Range<Int>?

  init(_ values: SeparatedValues, lineEnd: [UInt8], writingTo text: SaveText) {
    self.values = values
    self.lineEnd = lineEnd
    self.text = text
  }

  /// Writes the first line, including the bytes before it and the names of new columns.
  mutating func writeHeader(_ columns: SeparatedColumns) {
    let tail = columns.headerTail
    text.keep(0..<values.header.upperBound)
    text.write(tail)
    let next = values.starts.first.map { Int($0) } ?? values.bytes.count
    let isEmpty = values.header.isEmpty && tail.isEmpty
    pendingEnd = isEmpty ? nil : values.header.upperBound..<next
  }

  /// Writes unchanged lines.
  ///
  /// - Parameters:
  ///   - rows: The lines.
  ///   - padding: The number of empty fields to append to each line.
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
  ///   - line: The line without its line end.
  ///   - row: The line that it replaces, whose line end it gets, or nil.
  mutating func write(_ line: [UInt8], over row: Int?) {
    endLine()
    text.write(line)
    pendingEnd = row.map { values.end(of: $0)..<values.start(after: $0) } ?? 0..<0
  }

  private mutating func endLine() {
    guard let end = pendingEnd else { return }
    if end.isEmpty { text.write(lineEnd) } else { text.keep(end) }
  }

  /// Ends the last line in the same way as the original file, and returns the text.
  consuming func finish() -> SaveText {
    let last = values.bytes.last
    if last == nil || last == 0x0A || last == 0x0D { endLine() }
    return text
  }
}

extension SeparatedValues {
  /// Returns the offset after the last field of a line.
  ///
  /// - Complexity: O(n) in the size of the line.
  func end(of row: Int) -> Int {
    fields(of: row).last?.written.upperBound ?? Int(starts[row])
  }

  /// Returns the offset of the next line, or the end of the file.
  func start(after row: Int) -> Int { row + 1 < count ? Int(starts[row + 1]) : bytes.count }
}
