/// The identifiers of old rows by their hashes: places in one flat list of numbers.
///
/// A dictionary would do, but it moves the identifiers themselves about and takes twice as long.
@usableFromInline struct RowTable<RowID: Hashable> {
  @usableFromInline let rows: [RowID]

  /// The first row of each identifier, or -1; a power of two of them.
  @usableFromInline var slots: [Int32]

  /// Whether rows are equal to each other.
  @usableFromInline var hasRepeats = false

  @inlinable
  init(_ rows: [RowID]) {
    self.rows = rows
    var size = 16
    while size < rows.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for position in rows.indices {
      let slot = slot(of: rows[position])
      if slots[slot] < 0 {
        slots[slot] = Int32(truncatingIfNeeded: position)
      } else {
        hasRepeats = true
      }
    }
  }

  /// Where an identifier stands, or the free slot where it would.
  @inlinable
  func slot(of row: RowID) -> Int {
    let mask = slots.count - 1
    var slot = row.hashValue & mask
    while slots[slot] >= 0, rows[Int(slots[slot])] != row { slot = (slot + 1) & mask }
    return slot
  }

  /// The old row of each new one, or -1; nil where identifiers come more than once.
  @inlinable
  func uniqueMatches(_ newRows: [RowID]) -> [Int32]? {
    if hasRepeats { return nil }
    var isTaken = [Bool](repeating: false, count: rows.count)
    var sources: [Int32] = []
    sources.reserveCapacity(newRows.count)
    for row in newRows {
      let source = slots[slot(of: row)]
      if source >= 0 {
        if isTaken[Int(source)] { return nil }
        isTaken[Int(source)] = true
      }
      sources.append(source)
    }
    return sources
  }

  /// For each old and each new row the first old row that is equal to it, or -1.
  @inlinable
  func numbers(_ newRows: [RowID]) -> (old: [Int32], new: [Int32]) {
    (rows.map { slots[slot(of: $0)] }, newRows.map { slots[slot(of: $0)] })
  }
}

extension RowTable: Sendable where RowID: Sendable {}
