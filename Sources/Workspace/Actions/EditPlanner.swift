import JSON
import TableAdapters
import TableModel
import TableStore

/// Turns what is asked of rows as the table shows them into changes of the model; nothing is changed yet.
///
/// The changes are counted each in the state that the one before leaves.
@MainActor final class EditPlanner {
  let source: OpenTable

  /// The sections as the model has them.
  let sections: [Section]

  /// The view that the table shows the rows through, or nil where it shows them as they are.
  let view: ArrangedDataSource?

  /// What the person may want to know of the changes, in order.
  package private(set) var notes: [EditNote] = []

  /// Where a view showed rows that go, or nil; what is there in the model afterwards may be hidden.
  private(set) var vacated: IndexPath?

  private let work: (any CancellableWork)?

  /// Plans for a table; `work` is asked now and then whether to go on, else Ctrl-C ends it.
  init(_ source: OpenTable, _ work: (any CancellableWork)? = nil) {
    self.source = source
    self.work = work
    sections = source.sections
    // Where there is no section every order is the same.
    view = sections.isEmpty ? nil : source.arranged
  }

  /// Goes on with a row, or ends with Ctrl-C.
  func check(_ done: Int, of total: Int) throws(WorkspaceError) {
    guard done & 0xFF == 0xFF else { return }
    if let work { return try work.check(done, of: total) }
    if source.isCancelled() { throw .cancelled }
  }

  /// Rows that come in.
  func insert(
    _ typed: [JSONValue],
    at shown: IndexPath,
    _ side: InsertionSide,
    isRaw: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    let path = try place(forInsertion: shown, side)
    var changes: [TableChange] = []
    var state = sections
    if sections.isEmpty, path == IndexPath(row: 0, section: 0) {
      state = [Section()]
      changes = [.insertSection(Section(), at: 0)]
      notes = [.createdSection]
    }
    guard state.indices.contains(path.section),
      (0...state[path.section].items.count).contains(path.row)
    else { throw missingInModel(path) }
    var maker = ItemMaker(source.document, isRaw: isRaw)
    var items: [Item] = []
    items.reserveCapacity(typed.count)
    for content in typed {
      try check(items.count, of: typed.count)
      items.append(try make(content, with: &maker))
    }
    try refuseDuplicates(items)
    notes += maker.notes.map { .content($0) }
    return changes + [.insert(ItemList(items), at: path)]
  }

  private func make(
    _ typed: JSONValue,
    with maker: inout ItemMaker
  ) throws(WorkspaceError) -> Item {
    try maker.make(typed, serial: source.nextSerial()) { key throws(WorkspaceError) in
      try source.modelRow(withID: ItemID(key)) != nil
    }
  }

  /// An id that a person gives must be new.
  private func refuseDuplicates(_ items: [Item]) throws(WorkspaceError) {
    var seen: Set<ItemID> = []
    let given = items.filter { $0.hasBoundID }
    guard !given.isEmpty else { return }
    for (index, item) in given.enumerated() {
      try check(index, of: given.count)
      let isTaken = !seen.insert(item.id).inserted
      let place = isTaken ? nil : try source.modelRow(withID: item.id)
      guard isTaken || place != nil else { continue }
      let key = item.bindings.id ?? "id"
      let holder = place.map { source.shownPath(of: $0) ?? $0 }
      throw .edit(.taken(key: key, id: item.id.text, holder: holder))
    }
  }

  /// Rows that go; those that stand together in a view may stand apart in the model, where the last ones go first.
  func delete(
    _ range: RowRange,
    dropsEmptySection: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    guard view != nil else { return try deleteInModel(range, dropsEmptySection) }
    vacated = range.first
    let places = try rows(range)
    var changes: [TableChange] = []
    for run in RowRange.runs(of: places.sorted()).reversed() {
      changes += try deleteInModel(run, dropsEmptySection)
    }
    return changes
  }

  private func deleteInModel(
    _ range: RowRange,
    _ dropsEmptySection: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    let section = try modelSection(range)
    let gone = TableChange.delete(section.items.slice(range.rows), at: range.first)
    guard dropsEmptySection, range.rows.count == section.items.count else { return [gone] }
    var emptied = section
    emptied.items = ItemList()
    return [gone, .deleteSection(emptied, at: range.section)]
  }

  /// A row that gets other content.
  func replace(
    _ shown: IndexPath,
    with typed: JSONValue,
    isRaw: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    let path = try row(shown)
    let old = try modelItem(path)
    var maker = ItemMaker(source.document, isRaw: isRaw)
    let item = try make(typed, with: &maker)
    if item.hasBoundID, item.id != old.id { try refuseDuplicates([item]) }
    notes += maker.notes.map { .content($0) }
    return [.update(at: path, from: old, to: item)]
  }

  /// A row that gets other values under some keys.
  func update(
    _ shown: IndexPath,
    _ values: [FieldValue],
    isRaw: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    let path = try row(shown)
    let old = try modelItem(path)
    var new = old
    for assignment in values {
      do throws(PathEditError) {
        let result = try source.document.updating(
          new,
          key: assignment.key,
          to: assignment.value,
          isRaw: isRaw
        )
        new = result.item
        notes += result.notes.map { .content($0) }
      } catch {
        throw .edit(.noWay(error))
      }
    }
    if new.id != old.id { try refuseDuplicates([new]) }
    return new == old ? [] : [.update(at: path, from: old, to: new)]
  }

  /// Rows that get another height, or their own where `points` is nil.
  func height(_ range: RowRange, _ points: Double?) throws(WorkspaceError) -> [TableChange] {
    var changes: [TableChange] = []
    for (index, shown) in range.paths.enumerated() {
      try check(index, of: range.rows.count)
      let path = try row(shown)
      let old = try modelItem(path)
      // Where it is kept: a copy of a document for each row would cost more than the change.
      let new = source.record.saved.document.settingHeight(old, to: points)
      if new != old { changes.append(.height(at: path, from: old, to: new)) }
    }
    return changes
  }
}

// What the model has.
extension EditPlanner {
  func modelSection(_ index: Int) throws(WorkspaceError) -> Section {
    guard sections.indices.contains(index) else {
      throw missingInModel(IndexPath(row: 0, section: index))
    }
    return sections[index]
  }

  func modelSection(_ range: RowRange) throws(WorkspaceError) -> Section {
    let section = try modelSection(range.section)
    guard range.rows.upperBound <= section.items.count else { throw missingInModel(range.last) }
    return section
  }

  func modelItem(_ path: IndexPath) throws(WorkspaceError) -> Item {
    guard let item = source.modelItem(at: path) else { throw missingInModel(path) }
    return item
  }

  /// The table view still knows a row that the model has lost: application code would run off its array.
  func missingInModel(_ path: IndexPath) -> WorkspaceError {
    .edit(.modelLacks(path: path))
  }
}

extension Item {
  /// Whether the row carries its id in a bound key.
  fileprivate var hasBoundID: Bool {
    guard let path = bindings.path(of: .id), value.kind == .object, let bound = value[path] else {
      return false
    }
    return bound.kind == .string || bound.kind == .number
  }
}

/// What a person may want to know of an edit besides its changes.
package enum EditNote: Hashable, Sendable {
  /// The table had no section, so one without a header was created.
  case createdSection

  /// What was translated, coerced or made unique in the content, in the words of the store.
  case content(String)
}
