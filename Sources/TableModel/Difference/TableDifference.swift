/// The changes of sections and rows from one state of a table to another.
///
/// Sections and rows are compared by their identifiers. The number of moves is the smallest
/// possible: a longest part of the remaining ones keeps its order, and only the others move. A row
/// that changes its section moves.
///
/// ```swift
/// let old = DifferenceState(sections: ["a"], rows: [[1, 2, 3]])
/// let new = DifferenceState(sections: ["a"], rows: [[3, 1, 2, 4]])
/// let difference = TableDifference(from: old, to: new)
/// difference.movedRows     // 0 2 to 0 0
/// difference.insertedRows  // 0 3
/// ```
///
/// Equal identifiers within a state are matched in their order, first those of one section. A state
/// that may have some must say so (``DifferenceState/mayRepeat``).
public struct TableDifference: Hashable, Sendable {
  /// The old row counts of the sections.
  public let before: [Int]

  /// The new row counts of the sections.
  public let after: [Int]

  /// The deleted sections, by their old numbers, ascending.
  public internal(set) var deletedSections: [Int] = []

  /// The inserted sections, by their new numbers, ascending.
  public internal(set) var insertedSections: [Int] = []

  /// The sections that have to move, in their new order.
  public internal(set) var movedSections: [SectionMove] = []

  /// The rows deleted from sections that stay, by their old paths, ascending.
  public internal(set) var deletedRows: [IndexPath] = []

  /// The rows inserted into sections that stay, by their new paths, ascending.
  public internal(set) var insertedRows: [IndexPath] = []

  /// The rows that have to move, in their new order, including those of inserted or deleted
  /// sections.
  public internal(set) var movedRows: [RowMove] = []

  /// The rows that stay or move and have different content, with their old and new paths.
  public var changedRows: [RowMove] = []

  /// The sections that stay or move and have another header or footer, or other members in their
  /// objects.
  public var retitledSections: [SectionMove] = []

  /// The old number of each new section, or nil if it is inserted.
  let sectionSources: [Int?]

  /// Creates a difference from the matches.
  @usableFromInline
  init(_ matches: DifferenceMatches) {
    before = matches.before
    after = matches.after
    sectionSources = matches.sectionSources
    changedRows = matches.changedRows
    sortSections()
    sortRows(matches)
  }
}

extension TableDifference {
  /// Whether both states are the same.
  public var isEmpty: Bool { !changesStructure && changedRows.isEmpty && retitledSections.isEmpty }

  /// Whether rows or sections are inserted, deleted or moved.
  public var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }

  /// The number of deleted rows in remaining sections, and of deleted sections.
  public var deleteCount: Int { deletedRows.count + deletedSections.count }

  /// The number of inserted rows in remaining sections, and of inserted sections.
  public var insertCount: Int { insertedRows.count + insertedSections.count }

  /// The number of rows that are new, also in inserted sections.
  public var insertedRowCount: Int {
    let sections = Set(insertedSections)
    let moved = movedRows.count { sections.contains($0.to.section) }
    return insertedRows.count + insertedSections.reduce(0) { $0 + after[$1] } - moved
  }

  /// The number of rows that do not exist any more, also in deleted sections.
  public var deletedRowCount: Int {
    let sections = Set(deletedSections)
    let moved = movedRows.count { sections.contains($0.from.section) }
    return deletedRows.count + deletedSections.reduce(0) { $0 + before[$1] } - moved
  }

  /// The number of rows and sections that move.
  public var moveCount: Int { movedRows.count + movedSections.count }

  /// The new number of each old section, or nil if it is deleted.
  var sectionTargets: [Int?] {
    var targets: [Int?] = Array(repeating: nil, count: before.count)
    for (new, old) in sectionSources.enumerated() { if let old { targets[old] = new } }
    return targets
  }

  private mutating func sortSections() {
    let kept = sectionSources.compactMap(\.self)
    let stays = kept.longestRise
    var number = 0
    for (new, old) in sectionSources.enumerated() {
      guard let old else {
        insertedSections.append(new)
        continue
      }
      if !stays[number] { movedSections.append(SectionMove(from: old, to: new)) }
      number += 1
    }
    guard kept.count < before.count else { return }
    let known = Set(kept)
    deletedSections = before.indices.filter { !known.contains($0) }
  }

  private mutating func sortRows(_ matches: DifferenceMatches) {
    var isKept = Array(repeating: false, count: matches.oldCount)
    movedRows.reserveCapacity(matches.rowSources.count { $0 >= 0 })
    var first = 0
    for span in matches.spans {
      sortRows(of: span, from: first, matches, &isKept)
      first += span.newRows.count
    }
    var position = 0
    for span in matches.spans {
      let stays = span.oldSection >= 0 && span.newSection >= 0
      for row in span.oldRows {
        if !isKept[position], stays {
          deletedRows.append(IndexPath(row: row, section: span.oldSection))
        }
        position += 1
      }
    }
    // Spans are in the order of the new sections; sorting is only needed after a section moved.
    if !zip(deletedRows, deletedRows.dropFirst()).allSatisfy(<) { deletedRows.sort() }
  }

  /// Sorts the new rows of a span into inserted, moved and kept ones.
  private mutating func sortRows(
    of span: DifferenceMatches.Span,
    from first: Int,
    _ matches: DifferenceMatches,
    _ isKept: inout [Bool]
  ) {
    let home = matches.oldPositions(of: span)
    let positions = first..<first + span.newRows.count
    var own: [Int] = []
    for position in positions {
      let source = Int(matches.rowSources[position])
      if home.contains(source) { own.append(source) }
    }
    let stays = own.longestRise
    var number = 0
    for position in positions {
      let source = Int(matches.rowSources[position])
      let row = span.newRows.lowerBound + position - first
      guard source >= 0 else {
        if span.oldSection >= 0 {
          insertedRows.append(IndexPath(row: row, section: span.newSection))
        }
        continue
      }
      isKept[source] = true
      if home.contains(source) {
        number += 1
        if stays[number - 1] { continue }
      }
      let place = IndexPath(row: row, section: span.newSection)
      movedRows.append(RowMove(from: matches.oldPath(of: source), to: place))
    }
  }
}
