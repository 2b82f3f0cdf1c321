/// The identities of a page's rows: numbers in a row take no memory each, near ones four bytes.
enum PageIdentities: RandomAccessCollection, Sendable {
  /// Whole numbers, each one more than the one before.
  case run(first: Int64, count: Int32)

  /// Whole numbers as their distances from the smallest one.
  case near([UInt32], smallest: Int64)

  /// Whole numbers.
  case integers([Int64])

  /// Other identities.
  case values([RowIdentifier])

  /// Keeps the identities of rows.
  init(_ rows: some Collection<RowIdentifier>) {
    var integers: [Int64] = []
    integers.reserveCapacity(rows.count)
    for row in rows {
      guard case .integer(let integer) = row else {
        self = .values(Array(rows))
        return
      }
      integers.append(integer)
    }
    let first = integers.first ?? 0
    let smallest = integers.min() ?? 0
    let (spread, isWide) = (integers.max() ?? 0).subtractingReportingOverflow(smallest)
    if zip(integers, integers.dropFirst()).allSatisfy({
      $1.subtractingReportingOverflow($0) == (1, false)
    }) {
      self = .run(first: first, count: Int32(integers.count))
    } else if !isWide, spread <= Int64(UInt32.max) {
      self = .near(integers.map { UInt32($0 - smallest) }, smallest: smallest)
    } else {
      self = .integers(integers)
    }
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .run(_, let count): Int(count)
    case .near(let distances, _): distances.count
    case .integers(let integers): integers.count
    case .values(let values): values.count
    }
  }

  subscript(offset: Int) -> RowIdentifier {
    switch self {
    case .run(let first, _): .integer(first + Int64(offset))
    case .near(let distances, let smallest): .integer(smallest + Int64(distances[offset]))
    case .integers(let integers): .integer(integers[offset])
    case .values(let values): values[offset]
    }
  }

  /// The identities as values of their columns.
  var all: [[DatabaseValue]] { map(\.values) }
}
