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

  private let address: DatabaseAddress
  private(set) var connection: any Connection
  let query: TableQuery

  private let text: RowText

  /// The values of the order of the rows before the rows 1024, 2048 and so on.
  private(set) var marks: [[DatabaseValue]] = []

  /// The identities of the rows of each page that was read; a row may be deleted since.
  private var identities: [Int: PageIdentities] = [:]

  /// The values of the order of the last row of pages in memory.
  private var ends: [Int: [DatabaseValue]] = [:]

  private var pages: [Int: Page] = [:]
  private var time = 0

  /// The last problem of reading, or nil.
  private var problem: DatabaseError?

  init(_ query: TableQuery, on connection: any Connection, of address: DatabaseAddress) {
    (self.query, self.connection, self.address) = (query, connection, address)
    text = RowText(query)
  }

  /// Returns the text of a row and its range; an empty object if it cannot be read.
  mutating func row(_ number: Int) -> (bytes: [UInt8], range: Range<Int>) {
    let (index, offset) = number.quotientAndRemainder(dividingBy: Self.size)
    time += 1
    pages[index]?.used = time
    if let page = pages[index], page.ranges.indices.contains(offset) {
      return (page.bytes, page.ranges[offset])
    }
    do throws(DatabaseError) {
      let page = try loadAgain(index)
      if page.ranges.indices.contains(offset) { return (page.bytes, page.ranges[offset]) }
    } catch {
      problem = error
    }
    return (Array("{}".utf8), 0..<2)
  }

  /// Returns the identity of a row, or nil if it cannot be read.
  mutating func identity(_ number: Int) throws(DatabaseError) -> [DatabaseValue]? {
    let (index, offset) = number.quotientAndRemainder(dividingBy: Self.size)
    if identities[index] == nil { _ = try loadAgain(index) }
    guard let page = identities[index], offset < page.count else { return nil }
    return page[offset]
  }

  /// Reads a page; a lost connection is made once more.
  private mutating func loadAgain(_ index: Int) throws(DatabaseError) -> Page {
    do throws(DatabaseError) { return try load(index) } catch {
      guard case .disconnected = error else { throw error }
      let observer = connection.observer
      connection = try address.connect()
      connection.observer = observer
      return try load(index)
    }
  }

  /// Returns the last problem of reading and forgets it, or returns nil.
  mutating func takeProblem() -> DatabaseError? {
    defer { problem = nil }
    return problem
  }

  /// Notes a problem of reading.
  mutating func note(_ problem: DatabaseError) { self.problem = problem }

  private mutating func load(_ index: Int) throws(DatabaseError) -> Page {
    var page = Page(bytes: [], ranges: [], used: time)
    if let known = identities[index] {
      try reload(known.all, into: &page)
    } else {
      try read(index, into: &page)
    }
    if pages.count >= Self.limit, let oldest = pages.min(by: { $0.value.used < $1.value.used }) {
      pages[oldest.key] = nil
      ends[oldest.key] = nil
    }
    pages[index] = page
    return page
  }

  /// Reads a page for the first time.
  private mutating func read(_ index: Int, into page: inout Page) throws(DatabaseError) {
    let start = index * Self.size
    let columnCount = query.table.columns.count
    let hasIdentity = !query.table.identity.names.isEmpty
    var cursor: [DatabaseValue]?
    var skip = start
    if hasIdentity, let end = ends[index - 1] {
      (cursor, skip) = (end, 0)
    } else if hasIdentity {
      try mark(upTo: start / Self.stride)
      let mark = min(start / Self.stride, marks.count)
      if mark > 0 { cursor = marks[mark - 1] }
      skip = start - mark * Self.stride
    }
    var columns = query.columns
    if hasIdentity { columns += ", \(query.identityColumns), \(query.keyColumns)" }
    let identityCount = query.table.identity.names.count
    var found: [[DatabaseValue]] = []
    var last: [DatabaseValue]?
    _ = try RowReader(query, on: connection).read(
      columns,
      after: cursor,
      skip: skip,
      limit: Self.size
    ) { _, row throws(DatabaseError) in
      let begin = page.bytes.count
      text.append(row, to: &page.bytes)
      page.ranges.append(begin..<page.bytes.count)
      guard hasIdentity else { return }
      found.append((0..<identityCount).map { row.value(columnCount + $0) })
      if found.count == Self.size {
        last = (0..<query.keys.count).map { row.value(columnCount + identityCount + $0) }
      }
    }
    guard hasIdentity else { return }
    identities[index] = PageIdentities(found)
    ends[index] = last
  }

  /// Reads a page again, whose rows are known.
  private func reload(_ known: [[DatabaseValue]], into page: inout Page) throws(DatabaseError) {
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

  /// Gathers the marks up to a number, in one pass over the keys.
  private mutating func mark(upTo count: Int) throws(DatabaseError) {
    guard marks.count < count else { return }
    let missing = (count - marks.count) * Self.stride
    var added: [[DatabaseValue]] = []
    _ = try RowReader(query, on: connection).read(
      query.keyColumns,
      after: marks.last,
      limit: missing
    ) { number, row throws(DatabaseError) in
      if number % Self.stride == Self.stride - 1 { added.append(row.row) }
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
