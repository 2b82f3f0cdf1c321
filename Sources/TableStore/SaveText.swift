import JSON
import TableModel

/// The text of a saved document as a list of pieces: loaded text, new text, and rows that are
/// created during writing.
///
/// An unchanged range costs one piece, however long it is, so a save does not copy the document.
struct SaveText {
  private enum Span {
    case source(Range<Int>)
    case text(Range<Int>)
    case rows(Int)
  }

  /// Rows of another source, created during writing.
  private struct Rows {
    let source: any RowSource
    let range: Range<Int>
    let separator: [UInt8]

    /// The style for values that must not take several lines, or nil.
    let oneLine: RowStyle?

    func text(at index: Int) -> ArraySlice<UInt8> {
      let value = source.item(at: index).valueWithKey
      guard let oneLine, value.utf8.contains(0x0A) else { return value.utf8 }
      return oneLine.text(of: value)[...]
    }
  }

  private static let chunk = 1 << 16

  let document: JSONDocument

  /// The loaded text; that of the document, or the lines of separated values.
  private let source: [UInt8]

  /// Notes about the save.
  var notes: [String] = []
  private var spans: [Span] = []
  private var text: [UInt8] = []
  private var rows: [Rows] = []

  /// Starts with nothing.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - source: The loaded text, or nil for that of the document.
  init(_ document: JSONDocument, source: [UInt8]? = nil) {
    self.document = document
    self.source = source ?? document.bytes
  }

  /// Appends a range of the loaded text.
  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .source(let last) = spans.last, last.upperBound == range.lowerBound {
      spans[spans.count - 1] = .source(last.lowerBound..<range.upperBound)
    } else {
      spans.append(.source(range))
    }
  }

  /// Appends new text.
  mutating func write(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let start = text.count
    text.append(contentsOf: bytes)
    if case .text(let last) = spans.last {
      spans[spans.count - 1] = .text(last.lowerBound..<text.count)
    } else {
      spans.append(.text(start..<text.count))
    }
  }

  /// Appends rows with a separator, each on one line if a style for that is given.
  mutating func write(
    _ source: any RowSource,
    _ range: Range<Int>,
    separator: [UInt8],
    oneLine: RowStyle?
  ) {
    guard !range.isEmpty else { return }
    spans.append(.rows(rows.count))
    rows.append(Rows(source: source, range: range, separator: separator, oneLine: oneLine))
  }

  /// The approximate number of bytes; a row created during writing counts as a few dozen.
  var approximateCount: Int {
    spans.reduce(0) { sum, span in
      switch span {
      case .source(let range), .text(let range): sum + range.count
      case .rows(let index): sum + rows[index].range.count * 32
      }
    }
  }

  /// Calls a closure with the text, piece by piece.
  func forEachChunk<Failure: Error>(
    _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for span in spans {
      switch span {
      case .source(let range): try body(source[range])
      case .text(let range): try body(text[range])
      case .rows(let index): try write(rows[index], to: body)
      }
    }
  }

  private func write<Failure: Error>(
    _ rows: Rows,
    to body: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var buffer: [UInt8] = []
    for index in rows.range {
      if index > rows.range.lowerBound { buffer += rows.separator }
      buffer += rows.text(at: index)
      if buffer.count >= SaveText.chunk {
        try body(buffer[...])
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try body(buffer[...])
  }
}
