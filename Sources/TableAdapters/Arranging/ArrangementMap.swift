import JSON
import TableModel

/// The mapping between the rows of a source and those of a view of them.
///
/// It stores numbers, not rows: eight bytes per source row, and eight per shown row. Creating it
/// reads every row once. Applying a change reads the rows that the change names, and O(log n)
/// others if rows are sorted. Finding a row by its place, or the reverse, takes O(log n), as does
/// an edit.
struct ArrangementMap: Sendable {
  let arrangement: RowArrangement

  /// The rows that are out of order while many rows move.
  struct Unsettled: Sendable {
    /// The rows, by number.
    var rows: Set<Int> = []

    /// The sections of values, by id.
    var groups: Set<Int> = []

    /// Whether sections wait for all rows to be in place before they move.
    var holdsSections = false
  }

  /// The rows of the source, by number.
  var source = RowOrderIndex()

  /// The shown rows; without a grouping, sections have the ids of the source's.
  var shown = RowOrderIndex()

  /// The rows of each value in source order, if the sections have another order; it determines
  /// which value appears first.
  var appearance = RowOrderIndex()

  /// The values with a section, by the section's id.
  var titles = TitleTable()

  /// The section ids, by value.
  var groups: [String: Int] = [:]

  /// The sort values of the sections, by id, if they are sorted.
  var sectionValues: [Int: SortValue] = [:]

  /// The source's rows while a change is applied.
  var model: [Section] = []

  /// The rows that moved in the source but not in the view.
  var unsettled = Unsettled()

  /// The folded rows, by number.
  var folded: Set<Int> = []

  /// The rows hidden below a folded one, by number.
  var tucked: Set<Int> = []

  /// Whether the source changed without a report, so that everything must be arranged again.
  var isLost = false

  private var rowCount = 0
  private var sectionCount = 0

  init(_ arrangement: RowArrangement) { self.arrangement = arrangement }
}

extension ArrangementMap {
  /// Returns the shown index path of a source row, or nil if it is hidden.
  func shownPath(of path: IndexPath) -> IndexPath? {
    source.holds(path) ? shown.path(of: source.number(at: path)) : nil
  }

  /// Returns the source index path of a shown row, or nil.
  func sourcePath(of path: IndexPath) -> IndexPath? {
    shown.holds(path) ? source.path(of: shown.number(at: path)) : nil
  }

  /// Returns the source section of a shown section; nil for a group.
  func sourceSection(of section: Int) -> Int? {
    guard arrangement.grouping == nil, shown.sections.indices.contains(section) else { return nil }
    return source.place(ofSection: shown.sections[section].id)
  }

  /// Returns the shown section of a source section, or nil if it is hidden.
  func shownSection(of section: Int) -> Int? {
    guard arrangement.grouping == nil, source.sections.indices.contains(section) else { return nil }
    return shown.place(ofSection: source.sections[section].id)
  }

  /// Returns the value of a section's group, or nil without a grouping.
  func title(ofSection section: Int) -> String? {
    shown.sections.indices.contains(section) ? titles[shown.sections[section].id] : nil
  }

  /// Returns whether the row counts of the source's sections are as recorded.
  func fits(_ sections: [Section]) -> Bool {
    !isLost && sections.count == source.sections.count
      && zip(sections, source.sections).allSatisfy { $0.items.count == $1.count }
  }
}

// MARK: Numbers

extension ArrangementMap {
  /// Returns an unused number for a row.
  mutating func nextNumber() -> Int {
    rowCount += 1
    return rowCount - 1
  }

  /// Returns an unused id for a section.
  mutating func nextID() -> Int {
    sectionCount += 1
    return sectionCount - 1
  }

  /// Returns the value that determines a row's section.
  func groupTitle(of item: Item, by key: RowKey) -> String {
    key.value(of: item)?.plainText ?? "(no \(key.name))"
  }

  /// Whether the first row of a section may differ from the one that appears first in the source.
  var tracksAppearance: Bool { arrangement.grouping != nil && arrangement.order != nil }

  /// Whether sections without rows stay.
  var keepsEmptySections: Bool { arrangement.filter == nil && arrangement.grouping == nil }

  /// Returns whether a row passes the filter.
  func passes(_ item: Item) -> Bool {
    (arrangement.filter?.matches(item) ?? true) && !isOmitted(item)
  }

  /// Returns whether a row is left out because it lacks the most important sort value.
  func isOmitted(_ item: Item) -> Bool {
    guard arrangement.omitsMissing, let key = arrangement.order?.key ?? arrangement.grouping else {
      return false
    }
    return SortValue(key.value(of: item)) == .missing
  }

  /// Returns whether a row is shown: it passes the filter, and no folded row hides it.
  func shows(_ number: Int, _ item: Item) -> Bool { !tucked.contains(number) && passes(item) }
}

/// The titles of elements numbered from 0, most of which may have none.
struct TitleTable: Sendable {
  private var titles: [String?] = []

  /// The title of an element, or nil.
  subscript(id: Int) -> String? {
    get { titles.indices.contains(id) ? titles[id] : nil }
    set {
      if id >= titles.count {
        titles.append(contentsOf: repeatElement(nil, count: id + 1 - titles.count))
      }
      titles[id] = newValue
    }
  }
}

/// A small number for each of many elements numbered from 0, or -1 for elements without one.
///
/// The numbers are in blocks that copies share, so that changing a copy copies only one block.
struct NumberTable: Sendable {
  private static let blockSize = 1024

  private var blocks: [[Int32]] = []

  /// The number of an element.
  subscript(index: Int) -> Int {
    get {
      let block = index / Self.blockSize
      guard blocks.indices.contains(block) else { return -1 }
      return Int(blocks[block][index % Self.blockSize])
    }
    set {
      let block = index / Self.blockSize
      while blocks.count <= block {
        blocks.append(Array(repeating: -1, count: Self.blockSize))
      }
      blocks[block][index % Self.blockSize] = Int32(newValue)
    }
  }
}

/// The reason why rows could not be arranged.
public enum ArrangementError: Error, Hashable, Sendable {
  /// No row has a value with this name; the names of the first few hundred rows' values are
  /// included.
  case noKey(String, names: [String])

  /// The caller canceled it.
  case cancelled
}
