/// The facts that a job must come to, whoever does it; nil where a contestant does not tell.
struct Answer: Hashable, Sendable, CustomStringConvertible {
  /// How many rows were read, or lines answered.
  var count: Int

  /// The sum of the ids.
  var ids: Int?

  /// The sum of the heights in quarters of a point, so that it is exact.
  var quarterPoints: Int?

  /// The bytes of all titles in UTF-8.
  var titleBytes: Int?

  /// How many rows and sections move.
  var moves: Int?

  /// Whether nothing that both tell differs.
  func agrees(with other: Answer) -> Bool {
    func fits(_ left: Int?, _ right: Int?) -> Bool { left == nil || right == nil || left == right }
    return count == other.count && fits(ids, other.ids)
      && fits(quarterPoints, other.quarterPoints) && fits(titleBytes, other.titleBytes)
      && fits(moves, other.moves)
  }

  var description: String {
    var words = ["\(count)"]
    if let ids { words.append("ids \(ids)") }
    if let quarterPoints { words.append("heights \(Double(quarterPoints) / 4)") }
    if let titleBytes { words.append("titles \(titleBytes) B") }
    if let moves { words.append("moves \(moves)") }
    return words.joined(separator: ", ")
  }
}
