import Database
import JSON
import Platform
import TestSupport
import Testing

/// Tables of damaged files: rows on good pages are read, also after the damage.
@Suite struct ReadableRowsTests {
  /// A table whose file is damaged after it was made.
  private struct Damaged {
    let database: DatabaseFixture
    let folder: ScratchFolder
    var bytes: [UInt8]

    static let pageSize = 4096

    /// Makes a table of some rows, whose names are in no order.
    init(rows: Int, hasIndex: Bool = false) throws {
      (database, folder) = (try DatabaseFixture(), try ScratchFolder())
      try database.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, city TEXT, note TEXT)")
      if hasIndex { try database.run("CREATE INDEX by_city ON t(city, name)") }
      try database.run(
        "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
          + "WHERE i < \(rows)) SELECT i * 3, 'n' || (i * 7919 % 1000), 'c' || (i % 4), "
          + "printf('%0120d', i) FROM n"
      )
      bytes = try Files.read(startOf: database.path, count: 100_000_000).bytes
    }

    /// The numbers of the rows by the pages that have them.
    var leaves: [(page: Int, rows: [Int])] {
      (1..<bytes.count / Self.pageSize).compactMap { page in
        let start = page * Self.pageSize
        // A page with rows of a table has this number.
        guard bytes[start] == 13 else { return nil }
        let count = Int(bytes[start + 3]) << 8 | Int(bytes[start + 4])
        let rows = (0..<count).map { cell in
          let pointer = start + 8 + 2 * cell
          var place = start + (Int(bytes[pointer]) << 8 | Int(bytes[pointer + 1]))
          _ = number(&place)
          return number(&place)
        }
        return (page, rows)
      }
      .sorted { ($0.rows.first ?? 0) < ($1.rows.first ?? 0) }
    }

    private func number(_ place: inout Int) -> Int {
      var value = 0
      while bytes[place] >= 0x80 {
        value = value << 7 | Int(bytes[place] & 0x7F)
        place += 1
      }
      defer { place += 1 }
      return value << 7 | Int(bytes[place])
    }

    /// Overwrites a page.
    mutating func damage(_ page: Int) {
      for place in page * Self.pageSize..<(page + 1) * Self.pageSize { bytes[place] = 0x5A }
    }

    /// Opens the damaged file.
    func open(_ change: (inout TableChoice) -> Void = { _ in }) throws -> DatabaseTable {
      let path = try folder.write(bytes, to: "a.db")
      let file = try DatabaseFile(path, start: DatabaseFixture.start)
      var choice = TableChoice()
      change(&choice)
      return try DatabaseTable(
        Catalog(of: file.connect()).table(named: "t"),
        of: .file(file),
        choice
      )
    }
  }

  private func ids(_ table: DatabaseTable) -> [Int] {
    (0..<table.rowCount).compactMap { table.value(ofRow: $0)["id"]?.integer }
  }

  @Test(arguments: [false, true])
  func `rows after several damaged pages are read`(countsLater: Bool) throws {
    var file = try Damaged(rows: 15_000)
    let leaves = file.leaves
    let last = leaves.count - 1
    let damaged = [0, 4, 5, 20, last / 2, last]
    for index in damaged { file.damage(leaves[index].page) }
    let lost = Set(damaged.flatMap { leaves[$0].rows })
    let good = leaves.flatMap(\.rows).filter { !lost.contains($0) }
    let table = try file.open { $0.countsLater = countsLater }
    #expect(table.readOnlyReason == .damaged)
    #expect(table.rowCount == good.count)
    #expect(ids(table) == good)
    #expect(table.takeProblem() == nil)
    let places = table.missingRows
    #expect(places.count == 5)
    #expect(places.first == places.first { $0.after == nil })
    #expect(places.last?.before == nil)
    #expect(places[1].after?.values == leaves[3].rows.last.map { [.integer(Int64($0))] })
    #expect(places[1].before?.values == leaves[6].rows.first.map { [.integer(Int64($0))] })
  }

  @Test func `damage that a count does not need is found with its page`() throws {
    var file = try Damaged(rows: 3000, hasIndex: true)
    let leaves = file.leaves
    file.damage(leaves[30].page)
    let lost = Set(leaves[30].rows)
    let good = leaves.flatMap(\.rows).filter { !lost.contains($0) }
    let table = try file.open()
    #expect(table.rowCount == 3000 && table.readOnlyReason == nil)
    #expect(ids(table) == good)
    // The other rows keep their numbers.
    #expect(table.value(ofRow: 2999)["id"]?.integer == 9000)
    #expect(table.value(ofRow: (leaves[30].rows[0] / 3) - 1).text == "{}")
    #expect(table.readOnlyReason == .damaged)
    #expect(table.takeProblem()?.message.hasSuffix("`info` says which rows are missing") == true)
    #expect(table.missingRows.count == 1)
  }

  @Test(arguments: ["city", "city, name"])
  func `an index gives the order and the sections of the rows that can be read`(
    order: String
  ) throws {
    var file = try Damaged(rows: 3000, hasIndex: true)
    let leaves = file.leaves
    for index in [0, 9, 10] { file.damage(leaves[index].page) }
    let lost = Set([0, 9, 10].flatMap { leaves[$0].rows })
    let sql = "SELECT id FROM t"
    let all = try file.database.rows(sql).filter { !lost.contains(Int($0[0].json) ?? 0) }
    let isKnown = order == "city"
    let table = try file.open {
      ($0.section, $0.order, $0.isDamaged) = ("city", order, isKnown)
    }
    #expect(table.groups?.map(\.header) == ["c0", "c1", "c2", "c3"])
    // The damage is known, or found when the rows are counted already.
    #expect(table.groups?.map(\.count).reduce(0, +) == (isKnown ? all.count : 3000))
    #expect(Set(ids(table)) == Set(all.compactMap { Int($0[0].json) }))
    let names = (0..<table.rowCount).compactMap { row in
      let value = table.value(ofRow: row)
      return value["city"].flatMap { city in
        value[isKnown ? "id" : "name"].map { name in
          city.text + String(repeating: "0", count: max(0, 8 - name.text.utf8.count)) + name.text
        }
      }
    }
    #expect(names.count == all.count)
    if isKnown { #expect(names == names.sorted()) }
    #expect(table.readOnlyReason == .damaged)
    let unsorted = try file.open { $0.order = "note" }
    #expect(unsorted.value(ofRow: 0).text == "{}")
    #expect(
      unsorted.takeProblem() == .damaged(message: "no readable index sorts the rows by note")
    )
  }

  @Test func `an order without an index is an error in words`() throws {
    var file = try Damaged(rows: 3000)
    file.damage(file.leaves[7].page)
    #expect(
      throws: DatabaseError.damaged(message: "no readable index sorts the rows by name")
    ) { _ = try file.open { $0.order = "name" } }
    #expect(try ids(file.open { $0.order = "id desc" }).first == 9000)
  }

  /// Whatever the bytes are, a search ends, and no row appears twice.
  @Test(arguments: 1...rounds(10, thorough: 400))
  func `random damage never makes an endless search`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var file = try Damaged(rows: 600, hasIndex: random.chance(50))
    let pageCount = file.bytes.count / Damaged.pageSize
    for _ in 0...random.below(3) {
      let start = (1 + random.below(pageCount - 1)) * Damaged.pageSize
      // The start of a page says where its rows are.
      let width = random.chance(50) ? 100 : Damaged.pageSize
      for _ in 0...random.below(40) {
        file.bytes[start + random.below(width)] = UInt8(random.below(256))
      }
    }
    let order = ["id", "city", nil][random.below(3)]
    guard let table = try? file.open({ $0.order = order }) else { return }
    let found = ids(table)
    #expect(table.rowCount <= 2000, "seed \(seed)")
    guard order != "city", table.missingRows.isEmpty == false else { return }
    #expect(found == found.sorted() && Set(found).count == found.count, "seed \(seed)")
  }

  /// Rows whose keys are texts, in a table without row numbers.
  private func makeKeyed(hasIndex: Bool, _ folder: ScratchFolder) throws -> [UInt8] {
    let database = try DatabaseFixture()
    try database.run(
      "CREATE TABLE t(code TEXT, n INT, note TEXT, PRIMARY KEY(code, n)) WITHOUT ROWID"
    )
    if hasIndex { try database.run("CREATE INDEX by_n ON t(n)") }
    try database.run(
      "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i < 3000) SELECT printf('k%05d', i), i % 7, printf('%0120d', i) FROM n"
    )
    return try Files.read(startOf: database.path, count: 100_000_000).bytes
  }

  private func openKeyed(_ bytes: [UInt8], _ folder: ScratchFolder) throws -> DatabaseTable {
    let file = try DatabaseFile(
      folder.write(bytes, to: "a.db"),
      start: DatabaseFixture.start
    )
    let table = try Catalog(of: file.connect()).table(named: "t")
    return try DatabaseTable(table, of: .file(file), TableChoice())
  }

  private func codes(_ table: DatabaseTable) -> [String] {
    (0..<table.rowCount).compactMap { number in
      let row = table.value(ofRow: number)
      // A damaged byte can give two rows the same first half of their keys.
      return row["code"]?.string.map { "\($0) \(row["n"]?.text ?? "")" }
    }
  }

  /// The pages with rows of the table; each begins with this number.
  private func leaves(_ bytes: [UInt8]) -> [Int] {
    (1..<bytes.count / Damaged.pageSize).filter { page in
      let start = page * Damaged.pageSize
      return bytes[start] == 10
        && bytes[start..<start + Damaged.pageSize].firstRange(of: "0000000000000".utf8) != nil
    }
  }

  @Test(arguments: [false, true])
  func `rows without numbers are read from both ends, or by an index`(hasIndex: Bool) throws {
    let folder = try ScratchFolder()
    var bytes = try makeKeyed(hasIndex: hasIndex, folder)
    let pages = leaves(bytes)
    for page in [pages[20], pages[60]] {
      for place in 0..<Damaged.pageSize { bytes[page * Damaged.pageSize + place] = 0x5A }
    }
    let table = try openKeyed(bytes, folder)
    let found = codes(table)
    #expect(table.readOnlyReason == .damaged)
    #expect(found.first == "k00001 1" && found.last == "k03000 4")
    #expect(found == found.sorted() && Set(found).count == found.count)
    #expect(found.count < 3000 && found.count > (hasIndex ? 2900 : 1000), "\(found.count)")
    #expect(table.missingRows.count == (hasIndex ? 2 : 1))
    let place = try #require(table.missingRows.first)
    #expect(place.after != nil && place.before != nil)
  }

  /// Whatever the bytes are, a search ends, and no row appears twice.
  @Test(arguments: 1...rounds(10, thorough: 400))
  func `random damage of rows without numbers never makes an endless search`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try ScratchFolder()
    var bytes = try makeKeyed(hasIndex: random.chance(50), folder)
    let pageCount = bytes.count / Damaged.pageSize
    for _ in 0...random.below(3) {
      let start = (1 + random.below(pageCount - 1)) * Damaged.pageSize
      let width = random.chance(50) ? 100 : Damaged.pageSize
      for _ in 0...random.below(40) {
        bytes[start + random.below(width)] = UInt8(random.below(256))
      }
    }
    guard let table = try? openKeyed(bytes, folder) else { return }
    let found = codes(table)
    #expect(table.rowCount <= 6000, "seed \(seed)")
    guard table.readOnlyReason == .damaged, !table.missingRows.isEmpty else { return }
    #expect(Set(found).count == found.count, "seed \(seed)")
  }
}
