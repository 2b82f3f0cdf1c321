/// A stretch of the rows of a section, by number.
struct NumberedChunk: Sendable {
  /// The most numbers of a chunk.
  static let capacity = 256

  /// The numbers in order.
  var rows: [UInt32]

  /// The id of the section.
  let section: Int

  /// Which chunk of the section it is.
  var place: Int

  /// Where a number of the chunk stands in it.
  func offset(of number: UInt32) -> Int {
    // Rows that nobody moved have numbers in a row.
    if let first = rows.first, number >= first, Int(number - first) < rows.count,
      rows[Int(number - first)] == number
    {
      return Int(number - first)
    }
    return rows.firstIndex(of: number) ?? 0
  }
}
