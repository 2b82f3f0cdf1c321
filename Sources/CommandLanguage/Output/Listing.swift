package import JSON

/// The rows of an output, pulled one at a time, with a typed cell per column.
package struct Listing: Sequence, Sendable {
  /// A column.
  package struct Column: Sendable {
    /// The name of the column; for an address, those of its section and row.
    package let names: [String]

    /// Whether the column is shown in lines for people.
    package var isShown = true

    /// Whether an object omits the member if the row's cell is empty.
    package var isOmittedWhereEmpty = false

    /// The style of the cells, for terminals with color; nil for plain text.
    package var role: Palette.Role?

    /// Creates a column of one value.
    package init(
      _ name: String,
      isShown: Bool = true,
      isOmittedWhereEmpty: Bool = false,
      as role: Palette.Role? = nil
    ) {
      names = [name]
      self.isShown = isShown
      self.isOmittedWhereEmpty = isOmittedWhereEmpty
      self.role = role
    }

    /// A column of members, each with a separate name.
    package static let members = Column(names: [])

    /// A column of addresses.
    package static let address = Column(names: ["section", "row"], role: .address)

    private init(names: [String], role: Palette.Role? = nil) {
      (self.names, self.role) = (names, role)
    }

    /// Whether the column contains numbers, as an address does.
    package var isNumeric: Bool { names.count > 1 }
  }

  /// Writes the cells of the next row; returns false after the last one.
  package typealias Cursor = (inout [OutputCell]) -> Bool

  /// The columns.
  package let columns: [Column]

  /// The number of rows.
  package let count: Int

  /// The lines after the rows, for people.
  package var closing: [String] = []

  /// The output for formats of objects, if it is more than one object per row; nil otherwise.
  package var data: StreamedValue?

  /// A closure that returns the next line; nil after the last one.
  package typealias LineCursor = () -> StyledLine?

  /// A closure that returns a cursor at the first line for people; nil for the rows in columns.
  package var makeLines: (@Sendable () -> LineCursor)?

  /// A closure that returns the error that ended the rows early, or nil; called after the last row.
  package var failure: (@Sendable () -> CommandError?)?

  /// Whether ``failure`` is known to return an error before the rows are read.
  package var isFailed = false

  /// Whether lines for people begin with the names of the columns.
  package var hasHeading = false

  /// A closure that returns a cursor at the first row.
  package let makeCursor: @Sendable () -> Cursor

  /// Creates a listing.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - count: The number of rows.
  ///   - closing: The lines after the rows.
  ///   - makeCursor: Returns a cursor at the first row.
  package init(
    columns: [Column],
    count: Int,
    closing: [String] = [],
    makeCursor: @escaping @Sendable () -> Cursor
  ) {
    (self.columns, self.count, self.closing) = (columns, count, closing)
    self.makeCursor = makeCursor
  }

  /// The rows as data: one object per row, unless the listing has its own data.
  package var value: AnswerValue {
    if let data { return data.whole }
    var values: [AnswerValue] = []
    values.reserveCapacity(count)
    for cells in self {
      values.append(.object(zip(columns, cells).flatMap { $1.members($0) }))
    }
    return .list(values)
  }

  /// Returns the rows as lines for people.
  package func lines(_ style: OutputStyle) -> [String] {
    if let next = makeLines?() {
      var lines: [String] = []
      while let line = next() { lines.append(line.text) }
      return lines
    }
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

  package func makeIterator() -> Iterator { Iterator(cursor: makeCursor()) }

  /// An iterator over the cells of each row.
  package struct Iterator: IteratorProtocol {
    fileprivate let cursor: Cursor
    private var cells: [OutputCell] = []

    fileprivate init(cursor: @escaping Cursor) { self.cursor = cursor }

    package mutating func next() -> [OutputCell]? { cursor(&cells) ? cells : nil }
  }
}

/// The content of a row's column.
package enum OutputCell: Sendable {
  /// An empty cell.
  case empty

  /// The NULL of a database: no data, and the word for people.
  case null

  /// The section and row numbers of a row.
  case address(Int, Int)

  /// The section and row numbers of a row with unsaved changes.
  case changedAddress(Int, Int)

  /// A text.
  case text(String)

  /// A value of the document, shown as its ``JSON/JSONValue/plainText``.
  case value(JSONValue)

  /// A value of the document that stays unchanged as data.
  case raw(JSONValue)

  /// Members of the row, for formats whose rows are objects.
  case members([AnswerValue.Member])

  /// The cell as members of a row.
  package func members(_ column: Listing.Column) -> [AnswerValue.Member] {
    switch self {
    case .members(let members): members
    case .raw(let value): [.init(column.names[0], .json(value))]
    case .empty where column.isOmittedWhereEmpty: []
    case .address(let first, let second), .changedAddress(let first, let second):
      [.init(column.names[0], .int(first)), .init(column.names[1], .int(second))]
    default: [.init(column.names[0], .optional(string))]
    }
  }

  /// The cell in readable form; nil if it is empty.
  package var string: String? {
    switch self {
    case .empty, .null, .members: return nil
    case .address(let first, let second), .changedAddress(let first, let second):
      return "\(first) \(second)"
    case .text(let text): return text
    case .value(let value), .raw(let value): return value.plainText
    }
  }

  /// Appends the text of ``string`` in UTF-8, without creating a string.
  ///
  /// - Returns: Whether the cell has text.
  package func append(to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .empty, .null, .members: return false
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .value(let value), .raw(let value): return value.appendPlainText(to: &bytes)
    case .address(let first, let second), .changedAddress(let first, let second):
      bytes.append(digitsOf: first)
      bytes.append(UInt8(ascii: " "))
      bytes.append(digitsOf: second)
    }
    return true
  }
}

/// A writer of a listing's rows in one format.
package protocol ListingWriter {
  /// Appends the text before the rows.
  mutating func begin(_ bytes: inout [UInt8])

  /// Appends a row.
  mutating func append(_ cells: [OutputCell], to bytes: inout [UInt8])

  /// Appends the text after the rows.
  ///
  /// - Parameters:
  ///   - bytes: The bytes written so far.
  ///   - isWhole: Whether all rows were written; false if Ctrl-C stopped the writing.
  mutating func end(_ bytes: inout [UInt8], isWhole: Bool)
}
