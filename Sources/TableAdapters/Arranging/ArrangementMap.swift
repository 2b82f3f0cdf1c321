import JSON
import TableModel

/// The mapping between the rows of a source and those of a view over it.
///
/// It holds numbers and no rows: eight bytes a row of the source, and as many a row of the view. Making it
/// looks at every row once; following a change looks at the rows that the change names, and at O(log n)
/// others where rows are sorted. A row is found by its place and a place by its row in O(log n), and an edit
/// of the numbers costs as much.
struct ArrangementMap: Sendable {
  let arrangement: RowArrangement

  /// The rows that are not in order yet while many rows move.
  struct Unsettled: Sendable {
    /// The rows by number.
    var rows: Set<Int> = []

    /// The sections of values by id.
    var groups: Set<Int> = []

    /// Whether no section goes anywhere until all rows are in their places.
    var holdsSections = false
  }

  /// The rows of the source by number.
  var source = RowOrderIndex()

  /// The rows that are shown; without a grouping the sections have the ids of the source's.
  var shown = RowOrderIndex()

  /// The rows of each value in the order of the source, where the sections have them in another; it tells
  /// which value appears first.
  var appearance = RowOrderIndex()

  /// The values that have a section, by the section's id.
  var titles = TitleTable()

  /// The ids of the sections by their value.
  var groups: [String: Int] = [:]

  /// The source's rows while a change is followed.
  var model: [Section] = []

  /// The rows that the source moved and the view did not.
  var unsettled = Unsettled()

  /// The rows that were folded, by number.
  var folded: Set<Int> = []

  /// The rows that are below a folded one and so are not shown, by number.
  var tucked: Set<Int> = []

  /// Whether the source changed without a word, so that everything must be arranged again.
  var isLost = false

  private var rowCount = 0
  private var sectionCount = 0

  init(_ arrangement: RowArrangement) { self.arrangement = arrangement }
}

extension ArrangementMap {
  /// The place where a row of the source is shown, or nil.
  func shownPath(of path: IndexPath) -> IndexPath? {
    source.holds(path) ? shown.path(of: source.number(at: path)) : nil
  }

  /// Which row of the source is shown at a place, or nil.
  func sourcePath(of path: IndexPath) -> IndexPath? {
    shown.holds(path) ? source.path(of: shown.number(at: path)) : nil
  }

  /// Which section of the source is shown as a section; nil for one that a grouping made.
  func sourceSection(of section: Int) -> Int? {
    guard arrangement.grouping == nil, shown.sections.indices.contains(section) else { return nil }
    return source.place(ofSection: shown.sections[section].id)
  }

  /// As which section a section of the source is shown, or nil.
  func shownSection(of section: Int) -> Int? {
    guard arrangement.grouping == nil, source.sections.indices.contains(section) else { return nil }
    return shown.place(ofSection: source.sections[section].id)
  }

  /// The value whose rows are a section, or nil without a grouping.
  func title(ofSection section: Int) -> String? {
    shown.sections.indices.contains(section) ? titles[shown.sections[section].id] : nil
  }

  /// Whether the source has as many rows in each section as it is thought to have.
  func fits(_ sections: [Section]) -> Bool {
    !isLost && sections.count == source.sections.count
      && zip(sections, source.sections).allSatisfy { $0.items.count == $1.count }
  }
}

// MARK: Numbers

extension ArrangementMap {
  /// An unused number for a row.
  mutating func nextNumber() -> Int {
    rowCount += 1
    return rowCount - 1
  }

  /// An unused id for a section.
  mutating func nextID() -> Int {
    sectionCount += 1
    return sectionCount - 1
  }

  /// The value of a row that its section goes by.
  func groupTitle(of item: Item, by key: RowKey) -> String {
    key.value(of: item)?.plainText ?? "(no \(key.name))"
  }

  /// Whether the first row of a section is not the one that appears first in the source.
  var tracksAppearance: Bool { arrangement.grouping != nil && arrangement.order != nil }

  /// Whether a section without rows stays.
  var keepsEmptySections: Bool { arrangement.filter == nil && arrangement.grouping == nil }

  /// Whether the filter lets a row through.
  func passes(_ item: Item) -> Bool { arrangement.filter?.matches(item) ?? true }

  /// Whether a row is shown: the filter lets it through, and no folded row hides it.
  func shows(_ number: Int, _ item: Item) -> Bool { !tucked.contains(number) && passes(item) }
}

/// The titles of things that are numbered from 0, of which many have none.
struct TitleTable: Sendable {
  private var titles: [String?] = []

  /// The title of a thing, or nil.
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

/// A small number for each of many things that are numbered from 0, or -1 for those that have none.
///
/// It is kept in blocks that copies share, so that a copy that is changed costs a block and not the whole.
struct NumberTable: Sendable {
  private static let blockSize = 1024

  private var blocks: [[Int32]] = []

  /// The number of a thing.
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

/// Why rows could not be arranged.
public enum ArrangementError: Error, Hashable, Sendable {
  /// No row has a value under the name; the names that rows have are given, as far as some hundred rows
  /// tell.
  case noKey(String, names: [String])

  /// The caller canceled it.
  case cancelled
}
