package import JSON

/// The known rows of a table at one moment, beside those that were known before.
///
/// Only rows around the pages in memory are read. The others are counted.
package struct WindowMoment: Sendable {
  /// The moment; its rows are the parts of ``after``.
  package let moment: TableMoment

  /// The numbers of the rows before.
  package let before: RowWindows

  /// The numbers of the rows at the moment; its windows are those before.
  package let after: RowWindows

  /// The identities before, by the parts of ``before``.
  package let oldIdentifiers: [RowIdentifier]

  /// The texts of rows in memory, by the parts of ``before``.
  package let loaded: [Int: [UInt8]]

  /// The values at the moment, by the parts of ``after``.
  package let values: [Int: JSONValue]

  /// The pages that are known at the moment.
  let pages: [Int: KnownPage]
}

/// Adjacent pages whose rows are known.
private struct KnownWindow {
  /// The number of the first row.
  let first: Int

  let start: [DatabaseValue]
  var end: [DatabaseValue]
  var identifiers: [RowIdentifier] = []
  var texts: [[UInt8]?] = []

  init(_ page: KnownPage, at first: Int) {
    (self.first, start, end) = (first, page.start, page.end)
    add(page)
  }

  mutating func add(_ page: KnownPage) {
    end = page.end
    identifiers += page.identities.map(RowIdentifier.init)
    texts += page.texts?.map(Optional.some) ?? page.identities.map { _ in nil }
  }

  var rows: Range<Int> { first..<first + identifiers.count }
}

extension RowIdentifier {
  /// The identity that stands for the rows of a gap.
  fileprivate static func gap(_ number: Int) -> RowIdentifier { .absent(Int.min + number) }
}

// Looking only at the pages in memory.
extension DatabaseTable {
  /// The most pages of the windows.
  private static let mostPages = 128

  /// The most rows that may arrive in a window.
  private static let mostNew = 10_000

  /// Reads the rows of the pages in memory, and of some others, at one moment.
  ///
  /// - Parameter pages: The numbers of other pages whose rows are needed.
  /// - Returns: The rows, or nil if all rows have to be read: the table has sections, a needed page
  ///   is not known, or too much has changed.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(n) in the rows of the windows. Those before or between them are counted, as
  ///   are all rows.
  package func windows(with pages: Set<Int>) throws(DatabaseError) -> WindowMoment? {
    guard groups == nil, !isCounting, let known = try knownWindows(pages) else { return nil }
    let (query, rowCount) = (query, rowCount)
    return try atOneMoment { () throws(DatabaseError) in
      try reading(inTransaction: true) { connection throws(DatabaseError) in
        try connection.cancellable { () throws(DatabaseError) in
          // A change after this is noticed later, and then makes no difference.
          let change = try connection.changeMark(query)
          let contents = try change == nil ? connection.contentMark(query) : nil
          let version = TableVersion(change: change, contents: contents)
          return try WindowLook(query, known, rowCount, on: connection).moment(version)
        }
      }
    }
  }

  /// The number of the page with a row.
  package static func page(ofRow row: Int) -> Int { row / RowPages.size }

  /// Returns whether the table has a row with one of some identities.
  package func hasRows(_ identities: [[DatabaseValue]]) throws(DatabaseError) -> Bool {
    guard !identities.isEmpty else { return false }
    let query = query
    return try reading { connection throws(DatabaseError) in
      var count = 0
      try RowLookup(query, on: connection).read(identities) { _, _ in count += 1 }
      return count > 0
    }
  }

  /// Returns the windows of the pages in memory and of some others; nil if one is not known.
  private func knownWindows(_ others: Set<Int>) throws(DatabaseError) -> [KnownWindow]? {
    let rowCount = rowCount
    return try pages.with(generation) { pages, connection throws(DatabaseError) in
      let numbers = pages.loadedPages.union(others).sorted()
      guard numbers.count <= Self.mostPages else { return nil }
      var windows: [KnownWindow] = []
      for number in numbers {
        let first = number * RowPages.size
        guard let page = try pages.known(number, on: connection),
          page.identities.count == min(RowPages.size, rowCount - first)
        else { return nil }
        if let last = windows.last, last.rows.upperBound == first {
          windows[windows.count - 1].add(page)
        } else {
          windows.append(KnownWindow(page, at: first))
        }
      }
      return windows
    }
  }

  /// A look at windows.
  private struct WindowLook {
    private let query: TableQuery
    private let known: [KnownWindow]
    private let rowCount: Int
    private let reader: WindowReader

    init(
      _ query: TableQuery,
      _ known: [KnownWindow],
      _ rowCount: Int,
      on connection: any Connection
    ) {
      (self.query, self.known, self.rowCount) = (query, known, rowCount)
      reader = WindowReader(query, on: connection)
    }

    /// Returns the moment, or nil if all rows have to be read.
    func moment(_ version: TableVersion) throws(DatabaseError) -> WindowMoment? {
      var rows: [[WindowReader.Row]] = []
      for window in known {
        let count = window.identifiers.count
        let found = try reader.rows(
          from: window.start,
          to: window.end,
          expected: count,
          limit: count + mostNew
        )
        guard let found else { return nil }
        rows.append(found)
      }
      let before = RowWindows(known.map(\.identifiers.count), gaps: oldGaps)
      let after = RowWindows(rows.map(\.count), gaps: try newGaps(rows.reduce(0) { $0 + $1.count }))
      var loaded: [Int: [UInt8]] = [:]
      var values: [Int: JSONValue] = [:]
      let oldIdentifiers = parts(known.map { zip($0.identifiers, $0.texts) }) { part, row in
        loaded[part] = row.1
        return row.0
      }
      let identifiers = parts(rows) { part, row in
        values[part] = JSONValue(validated: row.text, range: row.text.indices)
        return RowIdentifier(row.identity)
      }
      return WindowMoment(
        moment: TableMoment(
          query: query,
          identifiers: identifiers,
          fingerprints: [],
          hasVersions: false,
          groups: nil,
          version: version
        ),
        before: before,
        after: after,
        oldIdentifiers: oldIdentifiers,
        loaded: loaded,
        values: values,
        pages: try pages(rows, after)
      )
    }

    /// Returns the identities of gaps and rows.
    private func parts<Row>(
      _ windows: [some Sequence<Row>],
      _ take: (_ part: Int, _ row: Row) -> RowIdentifier
    ) -> [RowIdentifier] {
      var identifiers: [RowIdentifier] = [.gap(0)]
      for (number, window) in windows.enumerated() {
        for row in window { identifiers.append(take(identifiers.count, row)) }
        identifiers.append(.gap(number + 1))
      }
      return identifiers
    }

    // MARK: Gaps

    private var oldGaps: [Int] {
      var next = 0
      var gaps: [Int] = []
      for window in known {
        gaps.append(window.first - next)
        next = window.rows.upperBound
      }
      return gaps + [max(0, rowCount - next)]
    }

    /// Counts the rows of the gaps; the largest one has those that are in no other.
    private func newGaps(_ windowed: Int) throws(DatabaseError) -> [Int] {
      var gaps = oldGaps
      let largest = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
      for number in gaps.indices where number != largest {
        gaps[number] = try reader.count(
          after: number > 0 ? known[number - 1].end : nil,
          before: number < known.count ? known[number].start : nil
        )
      }
      gaps[largest] = 0
      gaps[largest] = max(0, try reader.count() - windowed - gaps.reduce(0, +))
      return gaps
    }

    // MARK: Pages

    /// Returns the pages with rows of the windows.
    ///
    /// A window may begin and end within a page now; then the other rows of the page are read too.
    private func pages(
      _ windows: [[WindowReader.Row]],
      _ numbers: RowWindows
    ) throws(DatabaseError) -> [Int: KnownPage] {
      var found: [Int: WindowReader.Row] = [:]
      var needed: Set<Int> = []
      var part = 1
      for (number, rows) in windows.enumerated() {
        defer { part += rows.count + 1 }
        guard !rows.isEmpty else { continue }
        let first = numbers.rows(of: part).lowerBound
        let end = first + rows.count
        let indices = first / RowPages.size...(end - 1) / RowPages.size
        needed.formUnion(indices)
        let start = indices.lowerBound * RowPages.size
        let head = try reader.rows(before: known[number].start, limit: first - start)
        let last = min((indices.upperBound + 1) * RowPages.size, numbers.rowCount)
        let tail = try reader.rows(after: known[number].end, limit: last - end)
        for (row, value) in zip((first - head.count)..., head + rows + tail) { found[row] = value }
      }
      var pages: [Int: KnownPage] = [:]
      for index in needed {
        let first = index * RowPages.size
        let range = first..<min(first + RowPages.size, numbers.rowCount)
        let rows = range.compactMap { found[$0] }
        guard rows.count == range.count, let start = rows.first, let end = rows.last else {
          continue
        }
        pages[index] = KnownPage(
          identities: rows.map(\.identity),
          start: start.place,
          end: end.place,
          texts: rows.map(\.text)
        )
      }
      return pages
    }
  }
}
