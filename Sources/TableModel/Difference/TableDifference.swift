/// The changes of sections and rows from one state of a table to another.
///
/// Sections and rows are told apart by identifiers. No fewer of them could move: of those that stay, only
/// those move that are in no longest part that keeps its order. A row that goes to another section moves.
///
/// ```swift
/// let old = DifferenceState(sections: ["a"], rows: [[1, 2, 3]])
/// let new = DifferenceState(sections: ["a"], rows: [[3, 1, 2, 4]])
/// let difference = TableDifference(from: old, to: new)
/// difference.movedRows     // 0 2 to 0 0
/// difference.insertedRows  // 0 3
/// ```
///
/// Equal identifiers within a state are matched in the order in which they stand, first those of one section;
/// a state that may have some says so (``DifferenceState/mayRepeat``).
public struct TableDifference: Hashable, Sendable {
  /// The rows of each section before.
  public let before: [Int]

  /// The rows of each section afterwards.
  public let after: [Int]

  /// The sections that go, by their old numbers, ascending.
  public internal(set) var deletedSections: [Int] = []

  /// The sections that come, by their new numbers, ascending.
  public internal(set) var insertedSections: [Int] = []

  /// The sections that have to move, in their new order.
  public internal(set) var movedSections: [SectionMove] = []

  /// The rows that go out of sections that stay, by their old paths, ascending.
  public internal(set) var deletedRows: [IndexPath] = []

  /// The rows that come into sections that stay, by their new paths, ascending.
  public internal(set) var insertedRows: [IndexPath] = []

  /// The rows that have to move, in their new order, those of sections that come or go among them.
  public internal(set) var movedRows: [RowMove] = []

  /// The rows that stay or move and show something else, with their places before and afterwards.
  public var changedRows: [RowMove] = []

  /// The sections that stay or move and have another header or footer, or other members in their objects.
  public var retitledSections: [SectionMove] = []

  /// For each section afterwards its number before, or nil for one that comes.
  let sectionSources: [Int?]

  /// Puts a difference together from what was matched.
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

  /// Whether rows or sections come, go or move.
  public var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }

  /// The number of deleted rows in remaining sections, and of deleted sections.
  public var deleteCount: Int { deletedRows.count + deletedSections.count }

  /// The number of inserted rows in remaining sections, and of inserted sections.
  public var insertCount: Int { insertedRows.count + insertedSections.count }

  /// The number of rows and sections that move.
  public var moveCount: Int { movedRows.count + movedSections.count }

  /// The number afterwards of each section before, or nil for one that goes.
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
    // Spans stand in the order of the new sections; only a section that moved needs more.
    if !zip(deletedRows, deletedRows.dropFirst()).allSatisfy(<) { deletedRows.sort() }
  }

  /// Tells the new rows of a span apart: those that come, those that move, those that keep their order.
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
