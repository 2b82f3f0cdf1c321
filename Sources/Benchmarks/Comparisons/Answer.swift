import JSON
import TableModel
import TableStore

/// The facts that every subject of a job must report; nil if a subject does not report one.
struct Answer: Hashable, Sendable, CustomStringConvertible {
  /// The number of rows read, or of lines processed.
  var count: Int

  /// The sum of the ids.
  var ids: Int?

  /// The sum of the heights in quarters of a point, so that it is exact.
  var quarterPoints: Int?

  /// The bytes of all titles in UTF-8.
  var titleBytes: Int?

  /// The number of rows and sections that move.
  var moves: Int?

  /// The bytes that were written.
  var bytes: Int?

  /// A sum over the query results.
  var sum: Int?

  /// A sum over every printed field, including its place.
  var fields: UInt64?

  /// Whether all facts that both report are equal.
  func agrees(with other: Answer) -> Bool {
    func fits<Fact: Equatable>(_ left: Fact?, _ right: Fact?) -> Bool {
      left == nil || right == nil || left == right
    }
    return count == other.count && fits(ids, other.ids)
      && fits(quarterPoints, other.quarterPoints) && fits(titleBytes, other.titleBytes)
      && fits(moves, other.moves) && fits(sum, other.sum) && fits(bytes, other.bytes)
      && fits(fields, other.fields)
  }

  var description: String {
    var words = ["\(count)"]
    if let ids { words.append("ids \(ids)") }
    if let quarterPoints { words.append("heights \(Double(quarterPoints) / 4)") }
    if let titleBytes { words.append("titles \(titleBytes) B") }
    if let moves { words.append("moves \(moves)") }
    if let sum { words.append("sum \(sum)") }
    if let bytes { words.append("\(bytes) B") }
    if let fields { words.append("fields \(String(fields, radix: 16))") }
    return words.joined(separator: ", ")
  }
}

extension Answer {
  /// Reads every row.
  init(of document: TableDocument) {
    self.init(count: 0)
    var (ids, quarters, bytes) = (0, 0, 0)
    for section in document.sections {
      for item in section.items {
        count += 1
        ids += item.value["id"]?.integer ?? 0
        quarters += Int((item.height ?? 0) * 4)
        bytes += item.title?.utf8.count ?? 0
      }
    }
    (self.ids, quarterPoints, titleBytes) = (ids, quarters, bytes)
  }
}
