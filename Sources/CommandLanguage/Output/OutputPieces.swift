import JSON

/// A writer of a listing that is called once for each part of it.
package protocol ListingPartWriter {
  /// Appends the text before the first part.
  mutating func begin(_ bytes: inout [UInt8])

  /// Appends the next part, such as a row or a line; returns false after the last one.
  mutating func appendPart(to bytes: inout [UInt8]) -> Bool

  /// Appends the text after the last part.
  ///
  /// - Parameters:
  ///   - bytes: The bytes written so far.
  ///   - isWhole: Whether all parts were written; false if Ctrl-C stopped the writing.
  mutating func end(_ bytes: inout [UInt8], isWhole: Bool)
}

/// A writer of the rows of a listing, one after the other.
private struct ListingRows<Writer: ListingWriter>: ListingPartWriter {
  private var writer: Writer
  private var rows: Listing.Iterator

  init(_ writer: Writer, _ listing: Listing) {
    self.writer = writer
    rows = listing.makeIterator()
  }

  mutating func begin(_ bytes: inout [UInt8]) { writer.begin(&bytes) }

  mutating func appendPart(to bytes: inout [UInt8]) -> Bool {
    guard let cells = rows.next() else { return false }
    writer.append(cells, to: &bytes)
    return true
  }

  mutating func end(_ bytes: inout [UInt8], isWhole: Bool) {
    writer.end(&bytes, isWhole: isWhole)
  }
}

/// A writer of a listing's own data as JSON on one line.
struct StreamedData: ListingPartWriter {
  private var data: StreamedValueWriter
  private var writer = JSONWriter()

  init(_ value: StreamedValue) { data = StreamedValueWriter(value) }

  func begin(_ bytes: inout [UInt8]) {}

  mutating func appendPart(to bytes: inout [UInt8]) -> Bool {
    guard data.step(&writer) else { return false }
    writer.move(to: &bytes)
    return true
  }

  mutating func end(_ bytes: inout [UInt8], isWhole: Bool) {
    data.close(&writer)
    writer.endLine()
    writer.move(to: &bytes)
  }
}

/// A writer of a listing's own data as one JSON value per line: the elements of a list, or the whole
/// value.
struct StreamedDataLines: ListingPartWriter {
  private let next: StreamedValue.Cursor
  private var line: StreamedData?

  init(_ value: StreamedValue) {
    if case .list(let makeCursor) = value {
      next = makeCursor()
    } else {
      var value: StreamedValue? = value
      next = { value.take() }
    }
  }

  func begin(_ bytes: inout [UInt8]) {}

  mutating func appendPart(to bytes: inout [UInt8]) -> Bool {
    if line == nil { line = next().map(StreamedData.init) }
    guard line != nil else { return false }
    if line?.appendPart(to: &bytes) == false {
      line?.end(&bytes, isWhole: true)
      line = nil
    }
    return true
  }

  mutating func end(_ bytes: inout [UInt8], isWhole: Bool) {
    line?.end(&bytes, isWhole: isWhole)
    line = nil
  }
}

/// A writer of a listing's own lines for people.
struct StreamedLines: ListingPartWriter {
  private let next: Listing.LineCursor
  private let append: (StyledLine, inout [UInt8]) -> Void
  private let trace: String

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - next: Returns the next line.
  ///   - trace: The text after the lines.
  ///   - append: Appends a line.
  init(
    _ next: @escaping Listing.LineCursor,
    trace: String,
    append: @escaping (StyledLine, inout [UInt8]) -> Void
  ) {
    (self.next, self.trace, self.append) = (next, trace, append)
  }

  func begin(_ bytes: inout [UInt8]) {}

  func appendPart(to bytes: inout [UInt8]) -> Bool {
    guard let line = next() else { return false }
    append(line, &bytes)
    return true
  }

  func end(_ bytes: inout [UInt8], isWhole: Bool) {
    if isWhole { bytes.append(contentsOf: trace.utf8) }
  }
}

extension OutputFormat {
  package func parts(
    of listing: Listing,
    in outcome: CommandResult
  ) -> (any ListingPartWriter)? {
    rowParts(of: listing, in: outcome)
  }

  /// Returns a writer for the rows of a listing; nil if the format needs all output at once.
  func rowParts(of listing: Listing, in outcome: CommandResult) -> (any ListingPartWriter)? {
    guard let writer = rows(of: listing, in: outcome) else { return nil }
    return Self.parts(writer, listing)
  }

  private static func parts(
    _ writer: some ListingWriter,
    _ listing: Listing
  ) -> any ListingPartWriter {
    ListingRows(writer, listing)
  }

  /// Appends the output, if it is a listing that the format writes part by part.
  ///
  /// - Returns: Whether the output was appended.
  func appendRows(of outcome: CommandResult, to bytes: inout [UInt8]) -> Bool {
    guard case .success(let answer) = outcome.result, let listing = answer.listing,
      var writer = parts(of: listing, in: outcome)
    else { return false }
    writer.begin(&bytes)
    while writer.appendPart(to: &bytes) {}
    writer.end(&bytes, isWhole: true)
    return true
  }
}

/// A format's output for a result, in pieces of bounded size.
///
/// Between two pieces, the caller checks whether to continue.
package struct OutputPieces {
  /// The approximate size of a piece, in bytes.
  private static let size = 1 << 15

  private let format: any OutputFormat
  private let outcome: CommandResult
  private var writer: (any ListingPartWriter)?
  private var hasBegun = false

  /// Whether the last piece was returned.
  package private(set) var isDone = false

  /// Creates an iterator before the first piece.
  package init(_ outcome: CommandResult, _ format: any OutputFormat) {
    self.format = format
    self.outcome = outcome
    guard case .success(let answer) = outcome.result, let listing = answer.listing else { return }
    writer = format.parts(of: listing, in: outcome)
  }

  /// Returns the next piece, in UTF-8; nil after the last one.
  package mutating func next() -> [UInt8]? {
    guard !isDone else { return nil }
    var bytes: [UInt8] = []
    guard writer != nil else {
      format.append(outcome, to: &bytes)
      isDone = true
      return bytes
    }
    bytes.reserveCapacity(Self.size + 1024)
    if !hasBegun { writer?.begin(&bytes) }
    hasBegun = true
    while bytes.count < Self.size {
      guard writer?.appendPart(to: &bytes) == true else {
        writer?.end(&bytes, isWhole: true)
        isDone = true
        break
      }
    }
    return bytes
  }

  /// Returns the piece that closes the output if the rest is not wanted.
  package mutating func cut() -> [UInt8] {
    var bytes: [UInt8] = []
    if !isDone, hasBegun { writer?.end(&bytes, isWhole: false) }
    isDone = true
    return bytes
  }

  /// Returns the remaining output, as text.
  package mutating func rest() -> String {
    var bytes: [UInt8] = []
    while let piece = next() { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }
}
