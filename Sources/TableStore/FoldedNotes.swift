/// Notes about rows, each made once however many rows it is about.
struct FoldedNotes: Sendable {
  /// How many notes of the kind that differs from row to row are told in full.
  private static let limit = 5

  private var order: [String] = []
  private var counts: [String: Int] = [:]
  private var keyCount = 0

  /// Adds a note about a row.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - isOneOfMany: Whether it names the key of its row, so that no other note is equal. The default is false.
  mutating func add(_ note: String, isOneOfMany: Bool = false) {
    if isOneOfMany {
      keyCount += 1
      guard keyCount <= Self.limit else { return }
    }
    if counts.updateValue((counts[note] ?? 0) + 1, forKey: note) == nil { order.append(note) }
  }

  /// The notes, in the order in which they came up first.
  var notes: [String] {
    var notes = order.map { note in
      let count = counts[note] ?? 1
      return count == 1 ? note : "\(note) (\(count.grouped) rows)"
    }
    let more = keyCount - Self.limit
    if more > 0 {
      notes.append(
        more == 1
          ? "1 more key is taken; its row has a number too"
          : "\(more.grouped) more keys are taken; their rows have numbers too"
      )
    }
    return notes
  }
}
