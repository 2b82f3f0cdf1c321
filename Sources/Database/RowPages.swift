import Platform

/// The pages of a table that were read last, and the marks that find any other.
///
/// A row number means the same row as long as the pages exist: a page that was read once is read
/// again by the identities of its rows, even after another program inserted or deleted rows.
struct RowPages {
  /// The number of rows of a page: more than most screens have.
  static let size = 64

  /// The most pages in memory.
  private static let limit = 64

  /// The distance of two marks in rows.
  private static let stride = 1024

  /// The marks that a step of counting gathers.
  private static let marksOfStep = 16

  /// The distance of two marks in pages.
  private static let pagesOfMark = stride / size

  /// A page in memory.
  private struct Page {
    var bytes: [UInt8]
    var ranges: [Range<Int>]
    var used: Int
  }

  let query: TableQuery

  private let text: RowText

  /// The places before the rows 1024, 2048 and so on.
  private var marks: [RowPlace] = []

  /// The rows of each page that was read; a row may be deleted since.
  private var records = PageRecords()

  private var pages: [Int: Page] = [:]
  private var time = 0

  /// The number of times that a page was read so far; only then other rows become known.
  private(set) var readCount = 0

  /// Whether the rows are ordered by their identity; then a record stores no other values.
  private let isInIdentityOrder: Bool

  /// Memory for the text of a page, so that pages in memory take no more than they need.
  private var buffer: [UInt8] = []

  init(_ query: TableQuery) {
    self.query = query
    text = RowText(query)
    isInIdentityOrder = query.keys.map(\.column) == query.table.identity.names
  }

  /// Creates pages of which some are known.
  init(_ query: TableQuery, _ known: [Int: KnownPage]) {
    self.init(query)
    for (index, page) in known.sorted(by: { $0.key < $1.key }) {
      var record = PageRecord(PageIdentities(page.identities.map(RowIdentifier.init)))
      record.place(page.start, page.end, isInIdentityOrder)
      records[index] = record
      guard pages.count < Self.limit, let texts = page.texts else { continue }
      var loaded = Page(bytes: [], ranges: [], used: 0)
      for text in texts {
        loaded.ranges.append(loaded.bytes.count..<loaded.bytes.count + text.count)
        loaded.bytes += text
      }
      pages[index] = loaded
    }
  }

  /// The numbers of the pages in memory.
  var loadedPages: Set<Int> { Set(pages.keys) }

  /// Returns a page whose rows are known, and reads it if their places are not.
  ///
  /// - Returns: The page, or nil if its rows are not known, or if all were deleted.
  mutating func known(
    _ index: Int,
    on connection: any Connection
  ) throws(DatabaseError) -> KnownPage? {
    guard let known = records[index]?.identities.all else { return nil }
    if records[index]?.isPlaced == false { _ = try load(index, on: connection) }
    guard let start = start(index), let end = end(index) else { return nil }
    let texts = pages[index].map { page in page.ranges.map { Array(page.bytes[$0]) } }
    return KnownPage(identities: known, start: start, end: end, texts: texts)
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
    if records[index] == nil { _ = try load(index, on: connection) }
    guard let page = records[index]?.identities, offset < page.count else { return nil }
    return page[offset].values
  }

  /// Fixes the rows of all pages, whatever changes in the database.
  ///
  /// Pages that were read keep their rows.
  mutating func fix(_ rows: [RowIdentifier]) {
    for index in 0..<(rows.count + Self.size - 1) / Self.size where records[index] == nil {
      let page = rows[index * Self.size..<min(rows.count, (index + 1) * Self.size)]
      records[index] = PageRecord(PageIdentities(page))
    }
  }

  /// Returns the known identities of the first rows; nil for the others.
  func knownRows(_ count: Int) -> [RowIdentifier?] {
    var rows: [RowIdentifier?] = Array(repeating: nil, count: count)
    for (index, record) in records.all {
      let page = record.identities
      for offset in 0..<page.count where index * Self.size + offset < count {
        rows[index * Self.size + offset] = page[offset]
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

  /// Gathers some more marks.
  ///
  /// - Returns: The number of rows up to the last mark, or of all rows at the end of the table.
  mutating func countFurther(
    on connection: any Connection
  ) throws(DatabaseError) -> (rows: Int, isComplete: Bool) {
    let needed = marks.count + Self.marksOfStep
    try mark(upTo: needed, on: connection)
    let known = marks.count * Self.stride
    guard marks.count < needed else { return (known, false) }
    let rest = try RowReader(query, on: connection).read(
      query.keyColumns,
      after: marks.last?.values,
      limit: Self.stride
    ) { _, _ in }
    return (known + rest + (marks.last?.isBeforeRow == true ? 1 : 0), true)
  }

  private mutating func load(
    _ index: Int,
    on connection: any Connection
  ) throws(DatabaseError) -> Page {
    readCount += 1
    var page = Page(bytes: [], ranges: [], used: time)
    if let known = records[index]?.identities {
      try reload(index, known.all, into: &page, on: connection)
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
  /// It begins after the nearest place before it that is known, and ends before the next one. So the
  /// rows of all pages are in order, and none appears twice, whatever another program inserted or
  /// deleted.
  private mutating func read(
    _ index: Int,
    into page: inout Page,
    on connection: any Connection
  ) throws(DatabaseError) {
    let isWide = query.isWide
    let columnCount = isWide ? 0 : query.table.columns.count
    let identityCount = query.table.identity.names.count
    let (place, skip) = try place(ofPage: index, on: connection)
    let bound = identityCount > 0 ? bound(after: index) : nil
    guard !place.isBeforeRow, bound?.isStart != true else {
      // All rows of the page were deleted.
      records[index] = PageRecord(PageIdentities([]))
      return
    }
    var columns = isWide ? [] : [query.columns]
    if identityCount > 0 { columns.append(query.identityColumns) }
    if identityCount > 0, !isInIdentityOrder { columns.append(query.keyColumns) }
    let limit = BoundedColumns(columns.joined(by: ", "), before: bound, in: query)
    var found: [RowIdentifier] = []
    var (start, end): ([DatabaseValue], [DatabaseValue]) = ([], [])
    var ranges: [Range<Int>] = []
    var bytes = takeBuffer()
    defer { buffer = bytes }
    _ = try RowReader(query, on: connection).read(
      limit.sql,
      limit.values,
      after: place.values,
      skip: skip,
      limit: Self.size
    ) { _, row throws(DatabaseError) in
      guard limit.includes(row) else { return }
      if !isWide {
        let begin = bytes.count
        text.append(row, to: &bytes)
        ranges.append(begin..<bytes.count)
      }
      guard identityCount > 0 else { return }
      found.append(RowIdentifier(row, from: columnCount, count: identityCount))
      guard !isInIdentityOrder else { return }
      end = query.keys.indices.map { row.value(columnCount + identityCount + $0) }
      if found.count == 1 { start = end }
    }
    (page.bytes, page.ranges) = (Array(bytes[...]), ranges)
    guard identityCount > 0 else { return }
    var record = PageRecord(PageIdentities(found))
    if !found.isEmpty { record.place(start, end, isInIdentityOrder) }
    records[index] = record
    if isWide { try reload(index, record.identities.all, into: &page, on: connection) }
  }

  /// Returns the buffer, empty.
  private mutating func takeBuffer() -> [UInt8] {
    var bytes = buffer
    buffer = []
    bytes.removeAll(keepingCapacity: true)
    return bytes
  }

  /// The values of the order of the first row of a page, or nil if they are not known.
  private func start(_ index: Int) -> [DatabaseValue]? {
    records[index].flatMap { $0.start(query.keys.count) }
  }

  /// The values of the order of the last row of a page, or nil if they are not known.
  private func end(_ index: Int) -> [DatabaseValue]? {
    records[index].flatMap { $0.end(query.keys.count) }
  }

  /// Returns the nearest known place before a page, and the number of rows between.
  private mutating func place(
    ofPage index: Int,
    on connection: any Connection
  ) throws(DatabaseError) -> (place: RowPlace, skip: Int) {
    let start = index * Self.size
    guard !query.table.identity.names.isEmpty else { return (.start, start) }
    let number = start / Self.stride
    let known = marks.count >= number ? number * Self.pagesOfMark : index - Self.pagesOfMark
    for page in (max(0, known)..<index).reversed() {
      if let end = end(page) { return (RowPlace(after: end), start - (page + 1) * Self.size) }
    }
    try mark(upTo: number, on: connection)
    let mark = min(number, marks.count)
    return (mark > 0 ? marks[mark - 1] : .start, start - mark * Self.stride)
  }

  /// Returns the nearest known place after a page, or nil.
  private func bound(after index: Int) -> RowPlace? {
    let mark = (index + Self.pagesOfMark) / Self.pagesOfMark
    guard mark <= marks.count else {
      let next = records.placed(from: index + 1).first
      return next.flatMap(start).map(RowPlace.init(before:))
    }
    // A loop: a chain of lazy collections would take longer to make than the page to read.
    for later in index + 1..<mark * Self.pagesOfMark {
      if let next = start(later) { return RowPlace(before: next) }
    }
    return marks[mark - 1]
  }

  /// Reads a page again, whose rows are known; their places are noted if they are not.
  private mutating func reload(
    _ index: Int,
    _ known: [[DatabaseValue]],
    into page: inout Page,
    on connection: any Connection
  ) throws(DatabaseError) {
    let needsPlaces = records[index]?.isPlaced == false
    let isWide = query.isWide
    let keys = needsPlaces && !isWide ? query.keyColumns : nil
    let lookup = RowLookup(query, keys, on: connection)
    var ranges: [Range<Int>?] = Array(repeating: nil, count: known.count)
    var places: [Int: [DatabaseValue]] = [:]
    var bytes = takeBuffer()
    defer { buffer = bytes }
    try lookup.read(known) { number, row throws(DatabaseError) in
      let begin = bytes.count
      text.append(row, to: &bytes)
      ranges[number] = begin..<bytes.count
      guard keys != nil else { return }
      places[number] = query.keys.indices.map { row.value(lookup.moreStart + $0) }
    }
    if needsPlaces, isWide {
      let lookup = RowLookup(query, query.keyColumns, isWhole: false, on: connection)
      try lookup.read(known) { number, row in
        places[number] = query.keys.indices.map { row.value(lookup.moreStart + $0) }
      }
    }
    let absent = bytes.count..<bytes.count + 2
    bytes += "{}".utf8
    page.ranges = ranges.map { $0 ?? absent }
    page.bytes = Array(bytes[...])
    guard let first = places.keys.min(), let last = places.keys.max() else { return }
    records[index]?.place(places[first] ?? [], places[last] ?? [], isInIdentityOrder)
  }

  /// Gathers the marks up to a number in passes over the keys between pages that were read.
  private mutating func mark(
    upTo count: Int,
    on connection: any Connection
  ) throws(DatabaseError) {
    guard marks.count < count else { return }
    let end = count * Self.stride
    var row = marks.count * Self.stride
    var place = marks.last ?? .start
    let first = (row + Self.size - 1) / Self.size
    for page in records.placed(from: first) where row < end {
      guard let start = start(page), let last = self.end(page) else { continue }
      let next = RowPlace(before: start)
      try addMarks(in: row..<min(page * Self.size, end), after: place, before: next, on: connection)
      row = (page + 1) * Self.size
      place = RowPlace(after: last)
      if row % Self.stride == 0, row <= end { marks.append(place) }
    }
    if row < end { try addMarks(in: row..<end, after: place, before: nil, on: connection) }
  }

  /// Gathers the marks of rows that no page has read.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows.
  ///   - place: The place before them.
  ///   - next: The place after them, at the latest; nil at the end of the table.
  ///   - connection: The connection.
  /// - Throws: An error if the keys cannot be read.
  private mutating func addMarks(
    in rows: Range<Int>,
    after place: RowPlace,
    before next: RowPlace?,
    on connection: any Connection
  ) throws(DatabaseError) {
    let needed = rows.upperBound / Self.stride
    guard marks.count < needed else { return }
    if !place.isBeforeRow {
      let limit = BoundedColumns(query.keyColumns, before: next, in: query)
      var added: [RowPlace] = []
      _ = try RowReader(query, on: connection).read(
        limit.sql,
        limit.values,
        after: place.values,
        limit: rows.count
      ) { number, row throws(DatabaseError) in
        guard (rows.lowerBound + number) % Self.stride == Self.stride - 1, limit.includes(row)
        else { return }
        added.append(RowPlace(after: query.keys.indices.map(row.value)))
      }
      marks += added
    }
    guard let next else { return }
    // Another program has deleted rows.
    while marks.count < needed { marks.append(next) }
  }
}
