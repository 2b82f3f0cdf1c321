/// The pages of a table that were read last, and the marks that find any other.
///
/// A row number means the same row as long as the pages exist: a page that was read once is read
/// again by the identities of its rows, even after another program inserted or deleted rows.
struct RowPages {
  /// The number of rows of a page.
  static let size = 128

  /// The most pages in memory.
  private static let limit = 64

  /// The distance of two marks in rows.
  private static let stride = 1024

  /// A page in memory.
  private struct Page {
    var bytes: [UInt8]
    var ranges: [Range<Int>]
    var used: Int
  }

  let query: TableQuery

  private let text: RowText

  /// The values of the order of the rows before the rows 1024, 2048 and so on.
  private(set) var marks: [[DatabaseValue]] = []

  /// The identities of the rows of each page that was read; a row may be deleted since.
  private var identities: [Int: PageIdentities] = [:]

  /// The values of the order of the last row of each page that was read.
  private var ends: [Int: [DatabaseValue]] = [:]

  private var pages: [Int: Page] = [:]
  private var time = 0

  init(_ query: TableQuery) {
    self.query = query
    text = RowText(query)
  }

  /// Returns the text of a row and its range; an empty object if the row was deleted.
  mutating func row(
    _ number: Int,
    on connection: any Connection
  ) throws(DatabaseError) -> (bytes: [UInt8], range: Range<Int>) {
    let (index, offset) = number.quotientAndRemainder(dividingBy: Self.size)
    time += 1
    pages[index]?.used = time
    if let page = pages[index], page.ranges.indices.contains(offset) {
      return (page.bytes, page.ranges[offset])
    }
    let page = try load(index, on: connection)
    if page.ranges.indices.contains(offset) { return (page.bytes, page.ranges[offset]) }
    return (Array("{}".utf8), 0..<2)
  }

  /// Returns the identity of a row, or nil if the row cannot be read.
  mutating func identity(
    _ number: Int,
    on connection: any Connection
  ) throws(DatabaseError) -> [DatabaseValue]? {
    let (index, offset) = number.quotientAndRemainder(dividingBy: Self.size)
    if identities[index] == nil { _ = try load(index, on: connection) }
    guard let page = identities[index], offset < page.count else { return nil }
    return page[offset]
  }

  /// Fixes the rows of all pages, whatever changes in the database.
  ///
  /// Pages that were read keep their rows.
  mutating func fix(_ rows: [RowIdentifier]) {
    for index in 0..<(rows.count + Self.size - 1) / Self.size where identities[index] == nil {
      let page = rows[index * Self.size..<min(rows.count, (index + 1) * Self.size)]
      identities[index] = PageIdentities(page.map(\.values))
    }
  }

  /// Returns the known identities of the first rows; nil for the others.
  func knownRows(_ count: Int) -> [RowIdentifier?] {
    var rows: [RowIdentifier?] = Array(repeating: nil, count: count)
    for (index, page) in identities {
      for offset in 0..<page.count where index * Self.size + offset < count {
        rows[index * Self.size + offset] = RowIdentifier(page[offset])
      }
    }
    return rows
  }

  /// The texts of the rows in memory, by their numbers.
  var loadedRows: [Int: [UInt8]] {
    var rows: [Int: [UInt8]] = [:]
    for (index, page) in pages {
      for (offset, range) in page.ranges.enumerated() {
        rows[index * Self.size + offset] = Array(page.bytes[range])
      }
    }
    return rows
  }

  private mutating func load(
    _ index: Int,
    on connection: any Connection
  ) throws(DatabaseError) -> Page {
    var page = Page(bytes: [], ranges: [], used: time)
    if let known = identities[index] {
      try reload(known.all, into: &page, on: connection)
    } else {
      try read(index, into: &page, on: connection)
    }
    if pages.count >= Self.limit, let oldest = pages.min(by: { $0.value.used < $1.value.used }) {
      pages[oldest.key] = nil
    }
    pages[index] = page
    return page
  }

  /// Reads a page for the first time.
  ///
  /// It continues after the nearest row before it that is known, and ends before the next page that
  /// was read, so no row appears twice after another program inserted some or deleted fewer than a
  /// page.
  private mutating func read(
    _ index: Int,
    into page: inout Page,
    on connection: any Connection
  ) throws(DatabaseError) {
    let columnCount = query.table.columns.count
    let hasIdentity = !query.table.identity.names.isEmpty
    let (cursor, skip) = try place(ofPage: index, hasIdentity, on: connection)
    var columns = query.columns
    if hasIdentity { columns += ", \(query.identityColumns), \(query.keyColumns)" }
    let identityCount = query.table.identity.names.count
    let nextPage = identities.keys.lazy.filter { $0 > index }.min()
    let next = nextPage.flatMap { identities[$0] }.map { Set($0.all) } ?? []
    var isAtEnd = false
    var found: [[DatabaseValue]] = []
    var last: [DatabaseValue]?
    var (bytes, ranges): ([UInt8], [Range<Int>]) = ([], [])
    _ = try RowReader(query, on: connection).read(
      columns,
      after: cursor,
      skip: skip,
      limit: Self.size
    ) { _, row throws(DatabaseError) in
      let identity = (0..<identityCount).map { row.value(columnCount + $0) }
      isAtEnd = isAtEnd || next.contains(identity)
      guard !isAtEnd else { return }
      let begin = bytes.count
      text.append(row, to: &bytes)
      ranges.append(begin..<bytes.count)
      guard hasIdentity else { return }
      found.append(identity)
      if found.count == Self.size {
        last = (0..<query.keys.count).map { row.value(columnCount + identityCount + $0) }
      }
    }
    (page.bytes, page.ranges) = (bytes, ranges)
    guard hasIdentity else { return }
    identities[index] = PageIdentities(found)
    ends[index] = last
  }

  /// Returns the values of the order of a row before a page, and the number of rows between.
  private mutating func place(
    ofPage index: Int,
    _ hasIdentity: Bool,
    on connection: any Connection
  ) throws(DatabaseError) -> (cursor: [DatabaseValue]?, skip: Int) {
    let start = index * Self.size
    guard hasIdentity else { return (nil, start) }
    let pagesOfMark = Self.stride / Self.size
    for known in (max(0, index - pagesOfMark)..<index).reversed() {
      if let end = ends[known] { return (end, start - (known + 1) * Self.size) }
    }
    try mark(upTo: start / Self.stride, on: connection)
    let mark = min(start / Self.stride, marks.count)
    return (mark > 0 ? marks[mark - 1] : nil, start - mark * Self.stride)
  }

  /// Reads a page again, whose rows are known.
  private func reload(
    _ known: [[DatabaseValue]],
    into page: inout Page,
    on connection: any Connection
  ) throws(DatabaseError) {
    guard let first = known.first else { return }
    let began = connection.reportStart
    let statement = try connection.statement(text.byIdentity, first, isLong: false)
    var count = 0
    for (number, identity) in known.enumerated() {
      if number > 0 { try statement.restart(identity) }
      let begin = page.bytes.count
      if try statement.step() {
        text.append(statement, to: &page.bytes)
        count += 1
      } else {
        page.bytes += "{}".utf8
      }
      page.ranges.append(begin..<page.bytes.count)
    }
    connection.report(text.byIdentity, rows: count, since: began)
  }

  /// Gathers the marks up to a number in passes over the keys, which begin after pages that were
  /// read.
  private mutating func mark(
    upTo count: Int,
    on connection: any Connection
  ) throws(DatabaseError) {
    guard marks.count < count else { return }
    let end = count * Self.stride
    var place = marks.count * Self.stride
    var cursor = marks.last
    // Of neighboring pages, the last one counts.
    let known = ends.keys.filter { ends[$0 + 1] == nil && ($0 + 1) * Self.size > place }
      .sorted().prefix { ($0 + 1) * Self.size < end }
    for stop in known.map({ ($0 + 1) * Self.size }) + [end] {
      try addMarks(from: place, to: stop, after: cursor, on: connection)
      (place, cursor) = (stop, ends[stop / Self.size - 1])
    }
  }

  private mutating func addMarks(
    from place: Int,
    to stop: Int,
    after cursor: [DatabaseValue]?,
    on connection: any Connection
  ) throws(DatabaseError) {
    var added: [[DatabaseValue]] = []
    _ = try RowReader(query, on: connection).read(
      query.keyColumns,
      after: cursor,
      limit: stop - place
    ) { number, row throws(DatabaseError) in
      if (place + number) % Self.stride == Self.stride - 1 { added.append(row.row) }
    }
    marks += added
  }
}

/// The identities of a page's rows; whole numbers take 8 bytes each.
private enum PageIdentities {
  case integers([Int64])
  case values([[DatabaseValue]])

  init(_ identities: [[DatabaseValue]]) {
    let integers = identities.compactMap { identity -> Int64? in
      guard identity.count == 1, case .integer(let integer) = identity[0] else { return nil }
      return integer
    }
    self = integers.count == identities.count ? .integers(integers) : .values(identities)
  }

  var count: Int {
    switch self {
    case .integers(let integers): integers.count
    case .values(let values): values.count
    }
  }

  subscript(offset: Int) -> [DatabaseValue] {
    switch self {
    case .integers(let integers): [.integer(integers[offset])]
    case .values(let values): values[offset]
    }
  }

  var all: [[DatabaseValue]] { (0..<count).map { self[$0] } }
}
