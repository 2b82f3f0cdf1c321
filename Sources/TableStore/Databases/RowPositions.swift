import Database
import JSON
import TableModel

/// The numbers in a column that store the places of rows.
///
/// A row between two others gets a number between theirs. If there is none, the rows after it get
/// greater numbers, up to the first one whose number is great enough.
struct RowPositions {
  /// The most rows that get other numbers for one row.
  private static let mostRenumbered = 10_000

  private let column: CatalogColumn

  /// Whether the database sorts rows without a number first.
  private let sortsNullFirst: Bool

  init(_ column: CatalogColumn, _ dialect: Dialect) {
    self.column = column
    sortsNullFirst = dialect.sortsNullFirst
  }

  /// The number of a row, or nil if it has none.
  func number(of row: JSONValue) -> Double? {
    guard let value = row[column.name], value.kind == .number else { return nil }
    return Double(value.text)
  }

  /// Returns a row with another number.
  func value(_ row: JSONValue, _ number: Double) -> JSONValue {
    guard !column.isFloating else {
      // The text that the row has after the save.
      let bytes = Array(DatabaseValue.real(number).json.utf8)
      return row.setting(column.name, to: JSONValue(validated: bytes, range: 0..<bytes.count))
    }
    return row.setting(column.name, to: .number(number))
  }

  /// Returns numbers for the rows of a section at some places.
  ///
  /// - Parameters:
  ///   - rows: The places.
  ///   - items: The rows of the section.
  ///   - following: The number of rows that will be inserted right after them, so that they leave
  ///     room.
  /// - Returns: The numbers by place, for these rows and for others that need another one.
  /// - Throws: An error if too many rows would need another number.
  /// - Complexity: O(k) in the rows that get a number.
  func numbers(
    forRowsAt rows: Range<Int>,
    in items: ItemList,
    following: Int = 0
  ) throws(DatabaseError) -> [(row: Int, number: Double)] {
    var start = rows.lowerBound
    // Rows without a number are last: those before a row with a number need one too.
    while !sortsNullFirst, start > 0, number(of: items[start - 1].value) == nil { start -= 1 }
    let last = start > 0 ? number(of: items[start - 1].value) : nil
    let next = rows.upperBound < items.count ? number(of: items[rows.upperBound].value) : nil
    let own = start..<rows.upperBound
    if let numbers = between(last, next, own.count + following) {
      return zip(own, numbers).map { ($0, $1) }
    }
    return try pushed(own, after: last, in: items)
  }

  /// Returns numbers between two others, or nil if there are too few.
  private func between(_ last: Double?, _ next: Double?, _ count: Int) -> [Double]? {
    guard let next else { return nil }
    guard let last else { return (1...count).map { next.rounded(.down) - Double(count + 1 - $0) } }
    let step = (next - last) / Double(count + 1)
    var numbers = (1...count).map { last + step * Double($0) }
    if column.isWhole || step >= 1 { numbers = numbers.map { $0.rounded(.down) } }
    let all = [last] + numbers + [next]
    return zip(all, all.dropFirst()).allSatisfy { $0 < $1 } ? numbers : nil
  }

  /// Returns whole numbers after another one for some rows, and for the next ones up to the first that
  /// has a great enough number.
  private func pushed(
    _ own: Range<Int>,
    after last: Double?,
    in items: ItemList
  ) throws(DatabaseError) -> [(row: Int, number: Double)] {
    var numbers: [(row: Int, number: Double)] = []
    var number = last.map { $0.rounded(.down) } ?? 0
    for row in own.lowerBound..<items.count {
      let known = self.number(of: items[row].value)
      if row >= own.upperBound {
        if known.map({ $0 > number }) ?? !sortsNullFirst { break }
      }
      number += 1
      numbers.append((row, number))
      // A double has no greater whole number then.
      guard numbers.count <= Self.mostRenumbered, number < 0x1p53 else {
        throw .badPosition(column: column.name, .noRoom)
      }
    }
    return numbers
  }
}
