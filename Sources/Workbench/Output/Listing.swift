import TableModel
import TableUI
import TextLayout

/// The rows of an answer, pulled one at a time however many there are, with a typed cell in each column.
struct Listing: Sequence, Sendable {
  /// A column.
  struct Column: Sendable {
    /// The name, or for an address those of its section and row.
    let names: [String]

    /// Whether lines for people have it.
    var isShown = true

    /// A column of one value.
    init(_ name: String, isShown: Bool = true) {
      names = [name]
      self.isShown = isShown
    }

    /// A column of addresses.
    static let address = Column(names: ["section", "row"])

    private init(names: [String]) { self.names = names }

    /// Whether the column holds numbers: those of an address.
    var isNumeric: Bool { names.count > 1 }
  }

  /// Gives the cells of the next row; false behind the last one.
  typealias Cursor = (inout [OutputCell]) -> Bool

  /// The columns.
  let columns: [Column]

  /// How many rows there are.
  let count: Int

  /// The lines behind the rows, for people.
  var closing: [String] = []

  /// Begins at the first row.
  let makeCursor: @Sendable () -> Cursor

  /// The rows as data: an object each.
  var value: AnswerValue {
    var values: [AnswerValue] = []
    values.reserveCapacity(count)
    for cells in self {
      values.append(.object(zip(columns, cells).flatMap { $1.members($0) }))
    }
    return .list(values)
  }

  /// The rows as lines for people.
  func lines(_ style: OutputStyle) -> [String] {
    var writer = TextListing(self, style)
    var bytes: [UInt8] = []
    writer.begin(&bytes)
    for cells in self { writer.append(cells, to: &bytes) }
    writer.end(&bytes, isWhole: true)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  func makeIterator() -> Iterator { Iterator(cursor: makeCursor()) }

  /// Gives the cells of one row after the other.
  struct Iterator: IteratorProtocol {
    fileprivate let cursor: Cursor
    private var cells: [OutputCell] = []

    fileprivate init(cursor: @escaping Cursor) { self.cursor = cursor }

    mutating func next() -> [OutputCell]? { cursor(&cells) ? cells : nil }
  }
}

/// What stands in a column of a row.
enum OutputCell: Sendable {
  /// Where a row stands.
  case address(IndexPath)

  /// A text of a row, before it becomes a string.
  case field(FieldText)

  /// The cell as members of a row.
  func members(_ column: Listing.Column) -> [AnswerValue.Member] {
    switch self {
    case .address(let path):
      [.init(column.names[0], .int(path.section)), .init(column.names[1], .int(path.row))]
    case .field(let field): [.init(column.names[0], .optional(field.string))]
    }
  }

  /// The cell as a person reads it; nil where there is nothing.
  var string: String? {
    switch self {
    case .address(let path): "\(path)"
    case .field(let field): field.string
    }
  }
}

/// Writes the rows of a listing in one of the forms.
protocol ListingWriter {
  /// Appends what stands before the rows.
  mutating func begin(_ bytes: inout [UInt8])

  /// Appends a row.
  mutating func append(_ cells: [OutputCell], to bytes: inout [UInt8])

  /// Appends what stands behind the rows.
  ///
  /// - Parameters:
  ///   - bytes: What is written so far.
  ///   - isWhole: Whether all rows were written; else Ctrl-C came between two of them.
  mutating func end(_ bytes: inout [UInt8], isWhole: Bool)
}

/// What a format writes of an outcome, in pieces of bounded size.
///
/// Whoever takes the pieces asks between two of them whether to go on.
struct OutputPieces {
  /// No piece is much larger, in bytes.
  private static let size = 1 << 15

  private let format: any OutputFormat
  private let outcome: Outcome
  private var writer: (any ListingWriter)?
  private var rows: Listing.Iterator?
  private var hasBegun = false

  /// Whether the last piece was given.
  private(set) var isDone = false

  /// Begins with the first piece.
  init(_ outcome: Outcome, _ format: any OutputFormat) {
    self.format = format
    self.outcome = outcome
    guard case .success(let answer) = outcome.result, let listing = answer.listing else { return }
    writer = format.rows(of: listing, in: outcome)
    if writer != nil { rows = listing.makeIterator() }
  }

  /// The next piece, in UTF-8; nil behind the last one.
  mutating func next() -> [UInt8]? {
    guard !isDone else { return nil }
    var bytes: [UInt8] = []
    guard rows != nil else {
      format.append(outcome, to: &bytes)
      isDone = true
      return bytes
    }
    bytes.reserveCapacity(Self.size + 1024)
    if !hasBegun { writer?.begin(&bytes) }
    hasBegun = true
    while bytes.count < Self.size {
      guard let cells = rows?.next() else {
        writer?.end(&bytes, isWhole: true)
        isDone = true
        break
      }
      writer?.append(cells, to: &bytes)
    }
    return bytes
  }

  /// The piece that ends what was written where the rest is not wanted.
  mutating func cut() -> [UInt8] {
    var bytes: [UInt8] = []
    if !isDone, hasBegun { writer?.end(&bytes, isWhole: false) }
    isDone = true
    return bytes
  }

  /// All that is left, as text.
  mutating func rest() -> String {
    var bytes: [UInt8] = []
    while let piece = next() { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }
}
