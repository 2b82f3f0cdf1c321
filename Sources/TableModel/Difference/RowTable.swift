/// The identifiers of old rows by their hashes, as indices in one flat list.
///
/// A dictionary would work too, but it moves the identifiers themselves and takes twice as long.
/// Integers within a small range, such as those for the ids of a file, are not hashed at all: each
/// has its own slot.
@usableFromInline struct RowTable<RowID: Hashable> {
  @usableFromInline let rows: [RowID]

  /// The first row of each identifier, or -1; their number is a power of two if identifiers are
  /// hashed.
  @usableFromInline var slots: [Int32] = []

  /// The number of the first slot, or nil if identifiers are hashed.
  @usableFromInline var lowest: Int?

  /// Whether some rows are equal.
  @usableFromInline var hasRepeats = false

  /// The greatest number of slots per row if each number has one.
  @inlinable static var slotsPerRow: Int { 4 }

  @inlinable
  init(_ rows: [RowID]) {
    self.rows = rows
    if let numbers = Self.nearNumbers(rows) {
      lowest = numbers.lowerBound
      slots = Array(repeating: -1, count: numbers.count)
    } else {
      var size = 16
      while size < rows.count * 2 { size *= 2 }
      slots = Array(repeating: -1, count: size)
    }
    for position in rows.indices {
      guard let slot = slot(of: rows[position]) else { continue }
      if slots[slot] < 0 {
        slots[slot] = Int32(truncatingIfNeeded: position)
      } else {
        hasRepeats = true
      }
    }
  }

  /// Returns the integer value of an identifier, or nil.
  @inlinable
  static func number(_ row: RowID) -> Int? {
    if let number = row as? Int { return number }
    if let number = row as? Int32 { return Int(number) }
    return nil
  }

  /// Returns the range of the numbers, or nil if identifiers are not integers or the range is
  /// large.
  @inlinable
  static func nearNumbers(_ rows: [RowID]) -> ClosedRange<Int>? {
    guard RowID.self == Int.self || RowID.self == Int32.self, let first = rows.first,
      var lowest = number(first)
    else { return nil }
    var highest = lowest
    for row in rows {
      guard let number = number(row) else { return nil }
      lowest = Swift.min(lowest, number)
      highest = Swift.max(highest, number)
    }
    let (distance, isFar) = highest.subtractingReportingOverflow(lowest)
    return isFar || distance / slotsPerRow > rows.count ? nil : lowest...highest
  }

  /// Returns the slot of an identifier, or the free slot for it; nil for a number without a slot.
  @inlinable
  func slot(of row: RowID) -> Int? {
    if let lowest {
      guard let number = Self.number(row) else { return nil }
      // A number below the lowest one becomes greater than the last slot.
      let slot = number &- lowest
      return UInt(bitPattern: slot) < UInt(bitPattern: slots.count) ? slot : nil
    }
    let mask = slots.count - 1
    var slot = row.hashValue & mask
    while slots[slot] >= 0, rows[Int(slots[slot])] != row { slot = (slot + 1) & mask }
    return slot
  }

  /// Returns the first old row with an identifier, or -1.
  @inlinable
  func first(_ row: RowID) -> Int32 {
    guard let slot = slot(of: row) else { return -1 }
    return slots[slot]
  }

  /// Finds the old row of each new one.
  ///
  /// - Parameter newRows: The new rows, list by list.
  /// - Returns: The old row of each, or -1; nil if identifiers are repeated.
  @inlinable
  func uniqueMatches(_ newRows: some Sequence<ArraySlice<RowID>>) -> [Int32]? {
    if hasRepeats { return nil }
    var isTaken = [Bool](repeating: false, count: rows.count)
    var sources: [Int32] = []
    sources.reserveCapacity(rows.count)
    for list in newRows {
      for row in list {
        let source = first(row)
        if source >= 0 {
          if isTaken[Int(source)] { return nil }
          isTaken[Int(source)] = true
        }
        sources.append(source)
      }
    }
    return sources
  }

  /// Finds the first old row of each identifier, if some are repeated.
  ///
  /// - Parameter newRows: The new rows, list by list.
  /// - Returns: The first equal old row for each old and each new row, or -1.
  @inlinable
  func numbers(_ newRows: some Sequence<ArraySlice<RowID>>) -> (old: [Int32], new: [Int32]) {
    (rows.map(first), newRows.flatMap { $0.map(first) })
  }
}

extension RowTable: Sendable where RowID: Sendable {}

/// Matches rows with repeated identifiers: first those of one section in order, then the rest.
@usableFromInline struct RepeatedRows: Sendable {
  /// The matching old row for each new row, or -1.
  @usableFromInline private(set) var sources: [Int32]

  /// An old section and an identifier, given by the first old row that has it.
  private struct Key: Hashable {
    var section: Int
    var first: Int32
  }

  /// - Parameters:
  ///   - spans: The spans of the rows.
  ///   - numbers: The first equal old row for each old and each new row, or -1.
  @usableFromInline
  init(_ spans: [DifferenceMatches.Span], _ numbers: (old: [Int32], new: [Int32])) {
    sources = Array(repeating: -1, count: numbers.new.count)
    var isTaken = [Bool](repeating: false, count: numbers.old.count)
    var waiting = Self.queues(spans, numbers.old) { $0.oldSection }
    match(spans, numbers.new, &waiting, &isTaken) { $0.oldSection }
    waiting = Self.queues(spans, numbers.old, except: isTaken) { _ in 0 }
    match(spans, numbers.new, &waiting, &isTaken) { _ in 0 }
  }

  /// Returns the old rows of each identifier, the first one last.
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
