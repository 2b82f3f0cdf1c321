/// A search for the rows of a damaged table, by their numbers.
struct RowSearch {
  /// The most gaps; the rows after the last one count as missing.
  private static let mostGaps = 1000

  /// The most looks at the rows after a number; a badly damaged table would take minutes.
  private static let mostLooks = 10_000

  /// The distance from which on a search grows slower, so that it misses few rows.
  private static let usualDistance: UInt64 = 64

  /// The number of tries before the distance grows then.
  private static let triesOfDistance = 16

  /// The result of a look at the rows after a number.
  private enum Look {
    case row(Int)
    case end
    case damage
  }

  private let query: TableQuery
  private let connection: any Connection
  private let number: String

  /// The numbers of the rows that can be read, ascending.
  private(set) var numbers: [Int] = []

  private var lookCount = 0

  /// The places of damage: the numbers before them.
  private var damage: [Int?] = []

  init(_ query: TableQuery, on connection: any Connection) {
    (self.query, self.connection) = (query, connection)
    number = query.identityColumns
  }

  /// The places of the rows that cannot be read.
  var missing: [MissingRows] {
    var missing: [MissingRows] = []
    var next = 0
    for place in damage {
      while next < numbers.count, place.map({ numbers[next] <= $0 }) ?? false { next += 1 }
      let rows = MissingRows(
        after: next > 0 ? RowIdentifier([.integer(Int64(numbers[next - 1]))]) : nil,
        before: next < numbers.count ? RowIdentifier([.integer(Int64(numbers[next]))]) : nil
      )
      if rows != missing.last { missing.append(rows) }
    }
    return missing
  }

  /// Reads all rows: from each gap, it continues with the next row that can be read.
  mutating func run() throws(DatabaseError) {
    var cursor: Int?
    while try !read(after: &cursor) {
      damage.append(cursor)
      guard damage.count < Self.mostGaps, lookCount < Self.mostLooks,
        let next = try next(after: cursor)
      else { break }
      cursor = next - 1
    }
    try leaveOutUnfound()
  }

  /// Reads rows up to the end or to damage.
  ///
  /// - Parameter cursor: The number before the rows; afterwards that of the last row.
  /// - Returns: Whether the end was reached.
  /// - Throws: Another error than damage.
  private mutating func read(after cursor: inout Int?) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      let statement = try connection.statement(sql(after: cursor), values(cursor), isLong: true)
      while try statement.step() {
        // Damage can make a circle of pages.
        guard let number = statement.value(0).integer, cursor.map({ $0 < number }) ?? true else {
          return false
        }
        numbers.append(number)
        cursor = number
      }
      return true
    } catch {
      guard error.isUnreadable else { throw error }
      return false
    }
  }

  /// Returns the number of the next row after damage, or nil without one.
  ///
  /// The distance grows until a row can be read, and is then halved.
  private mutating func next(after cursor: Int?) throws(DatabaseError) -> Int? {
    // Rows before the first one that can be read usually have positive numbers.
    var low = cursor ?? -1
    var (distance, tries): (UInt64, Int) = (1, 0)
    var (high, found): (Int, Int?) = (low, nil)
    while true {
      let room = UInt64(bitPattern: Int64(Int.max &- low))
      high = low &+ Int(truncatingIfNeeded: min(distance, room))
      let result = try look(after: high)
      if case .row(let number) = result { found = number }
      if case .damage = result {
        guard distance < room else { return nil }
        low = high
        tries += 1
        let isNear = distance < Self.usualDistance
        if isNear || tries.isMultiple(of: Self.triesOfDistance) {
          distance = distance > .max / 2 ? .max : distance * 2
        }
        continue
      }
      break
    }
    while low < high - 1 {
      let middle = low &+ Int(truncatingIfNeeded: UInt64(bitPattern: Int64(high &- low)) / 2)
      switch try look(after: middle) {
      case .damage: low = middle
      case .row(let number): (high, found) = (middle, number)
      case .end: high = middle
      }
    }
    return found
  }

  private mutating func look(after place: Int) throws(DatabaseError) -> Look {
    lookCount += 1
    do throws(DatabaseError) {
      let statement = try connection.statement(
        sql(after: place) + " LIMIT 1",
        values(place),
        isLong: false
      )
      guard try statement.step() else { return .end }
      guard let number = statement.value(0).integer, number > place else { return .damage }
      return .row(number)
    } catch {
      guard error.isUnreadable else { throw error }
      return .damage
    }
  }

  /// The statement that reads rows completely; an index may have rows that the table has lost.
  private func sql(after place: Int?) -> String {
    let condition = place == nil ? nil : "\(number) > \(query.dialect.mark)"
    return "SELECT \(number), \(query.comparedColumns) FROM \(query.from) NOT INDEXED"
      + "\(query.filter(condition)) ORDER BY \(number)"
  }

  private func values(_ place: Int?) -> [DatabaseValue] {
    place.map { [.integer(Int64($0))] } ?? []
  }

  /// Leaves out the rows that their numbers do not find: the way to them may be damaged, too.
  private mutating func leaveOutUnfound() throws(DatabaseError) {
    let sql = "SELECT \(query.columns) FROM \(query.from) WHERE \(query.identityCondition)"
    guard let first = numbers.first else { return }
    let statement = try connection.statement(sql, values(first), isLong: false)
    var (found, lost): ([Int], [Int?]) = ([], [])
    for number in numbers {
      if try isFound(number, by: statement) { found.append(number) } else { lost.append(number) }
    }
    guard !lost.isEmpty else { return }
    numbers = found
    damage = (damage + lost).sorted { ($0 ?? .min) < ($1 ?? .min) }
  }

  private func isFound(
    _ number: Int,
    by statement: any Statement
  ) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      try statement.restart(values(number))
      return try statement.step()
    } catch {
      guard error.isUnreadable else { throw error }
      return false
    }
  }
}

extension DatabaseError {
  /// Whether a row cannot be read: the size of a value can be damaged, too.
  var isUnreadable: Bool {
    switch self {
    case .damaged, .failed("18", _): true
    default: false
    }
  }
}
