/// Matches rows whose identifiers come more than once: first those of one section in order, then the rest.
@usableFromInline struct RepeatedRows: Sendable {
  /// For each new row the old row that it is, or -1.
  @usableFromInline private(set) var sources: [Int32]

  /// A section before and an identifier, known by the first old row that has it.
  private struct Key: Hashable {
    var section: Int
    var first: Int32
  }

  /// - Parameters:
  ///   - spans: Where the rows stand.
  ///   - numbers: For each old and each new row the first old row that is equal to it, or -1.
  @usableFromInline
  init(_ spans: [DifferenceMatches.Span], _ numbers: (old: [Int32], new: [Int32])) {
    sources = Array(repeating: -1, count: numbers.new.count)
    var isTaken = [Bool](repeating: false, count: numbers.old.count)
    var waiting = Self.queues(spans, numbers.old) { $0.oldSection }
    match(spans, numbers.new, &waiting, &isTaken) { $0.oldSection }
    waiting = Self.queues(spans, numbers.old, except: isTaken) { _ in 0 }
    match(spans, numbers.new, &waiting, &isTaken) { _ in 0 }
  }

  /// The old rows of each identifier, the first one last.
  private static func queues(
    _ spans: [DifferenceMatches.Span],
    _ firsts: [Int32],
    except isTaken: [Bool] = [],
    by section: (DifferenceMatches.Span) -> Int
  ) -> [Key: [Int32]] {
    var queues: [Key: [Int32]] = [:]
    for span in spans.reversed() {
      let positions = span.oldStart..<span.oldStart + span.oldRows.count
      for position in positions.reversed() where isTaken.isEmpty || !isTaken[position] {
        let key = Key(section: section(span), first: firsts[position])
        queues[key, default: []].append(Int32(truncatingIfNeeded: position))
      }
    }
    return queues
  }

  private mutating func match(
    _ spans: [DifferenceMatches.Span],
    _ firsts: [Int32],
    _ waiting: inout [Key: [Int32]],
    _ isTaken: inout [Bool],
    by section: (DifferenceMatches.Span) -> Int
  ) {
    var position = 0
    for span in spans {
      for _ in span.newRows {
        defer { position += 1 }
        guard sources[position] < 0, firsts[position] >= 0 else { continue }
        let key = Key(section: section(span), first: firsts[position])
        guard let source = waiting[key]?.popLast() else { continue }
        sources[position] = source
        isTaken[Int(source)] = true
      }
    }
  }
}
