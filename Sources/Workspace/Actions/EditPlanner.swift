import JSON
import TableAdapters
import TableModel
import TableStore

/// Plans the changes of the model for edits of shown rows, without making them.
///
/// The paths of each change refer to the state after the one before it.
@MainActor final class EditPlanner {
  let source: OpenTable

  /// The sections of the model.
  ///
  /// They are not stored: a second reference to them would make the change copy all of them.
  var sections: [Section] { source.sections }

  /// The view over the rows, or nil if the table view shows them unchanged.
  let view: ArrangedDataSource?

  /// Notes for the user about the changes, in order.
  package private(set) var notes: [EditNote] = []

  /// The shown path of the first deleted row, or nil.
  ///
  /// The model's row that follows there may be hidden.
  private(set) var vacated: IndexPath?

  private let work: (any CancellableWork)?

  /// Creates a planner for a table; `work` can cancel it and defaults to Ctrl-C.
  init(_ source: OpenTable, _ work: (any CancellableWork)? = nil) {
    self.source = source
    self.work = work
    // Without sections, every order is the same.
    let arranged = source.arranged
    view = arranged == nil || source.sections.isEmpty ? nil : arranged
  }

  /// Continues with a row, or throws if the work was canceled.
  func check(_ done: Int, of total: Int) throws(WorkspaceError) {
    guard done & 0xFF == 0xFF else { return }
    if let work { return try work.check(done, of: total) }
    if source.isCancelled() { throw .cancelled }
  }

  /// Returns the changes that insert rows.
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
    let items = try makeItems(typed, origin: state[path.section].origin, isRaw: isRaw)
    changes.append(.insert(ItemList(items), at: path))
    return changes
  }

  /// Returns new rows of a section; none has an id that is in use.
  func makeItems(
    _ typed: [JSONValue],
    origin section: Int?,
    isRaw: Bool
  ) throws(WorkspaceError) -> [Item] {
    var maker = ItemMaker(source.document, isRaw: isRaw, section: section)
    var items: [Item] = []
    items.reserveCapacity(typed.count)
    for content in typed {
      try check(items.count, of: typed.count)
      items.append(try make(content, with: &maker))
    }
    try refuseDuplicates(items)
    notes += maker.notes.map { .content($0) }
    return items
  }

  private func make(
    _ typed: JSONValue,
    with maker: inout ItemMaker
  ) throws(WorkspaceError) -> Item {
    try maker.make(typed, serial: source.nextSerial()) { key throws(WorkspaceError) in
      try source.modelRow(withID: ItemID(key)) != nil
    }
  }

  /// Rejects ids from the user that are already in use.
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

  /// Returns the changes that delete rows.
  ///
  /// Neighbors in a view may be far apart in the model, where the last ones are deleted first.
  func delete(
    _ ranges: [RowRange],
    dropsEmptySection: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    var runs = ranges
    if view != nil {
      vacated = ranges.first?.first
      runs = RowRange.runs(of: try rows(ranges).sorted())
    }
    // A deleted section changes the numbers of those after it.
    var changes: [TableChange] = []
    if view != nil || dropsEmptySection { runs.reverse() }
    for run in runs { changes += try deleteInModel(run, dropsEmptySection) }
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

  /// Returns the changes that replace a row's content.
  func replace(
    _ shown: IndexPath,
    with typed: JSONValue,
    isRaw: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    let path = try row(shown)
    let old = try modelItem(path)
    let section = sections[path.section].origin
    var maker = ItemMaker(source.document, isRaw: isRaw, section: section)
    let item = try make(typed, with: &maker)
    if item.hasBoundID, item.id != old.id { try refuseDuplicates([item]) }
    notes += maker.notes.map { .content($0) }
    return [.update(at: path, from: old, to: item)]
  }

  /// Returns the changes that set some fields of a row.
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

  /// Returns the changes that set the height of rows; with `points` nil, they get their own height.
  func height(_ ranges: [RowRange], _ points: Double?) throws(WorkspaceError) -> [TableChange] {
    var changes: [TableChange] = []
    let total = ranges.rowCount
    for (index, shown) in ranges.lazy.flatMap(\.paths).enumerated() {
      try check(index, of: total)
      let path = try row(shown)
      let old = try modelItem(path)
      // A copy of the document for each row would cost more than the change itself.
      let new = source.record.saved.document.settingHeight(old, to: points)
      if new != old { changes.append(.height(at: path, from: old, to: new)) }
    }
    return changes
  }
}

// Lookups in the model.
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

  /// Returns the error for a row that only the table view has; application code would run off its
  /// array.
  func missingInModel(_ path: IndexPath) -> WorkspaceError {
    .edit(.modelLacks(path: path))
  }
}

extension Item {
  /// Whether the row's id is in a bound key.
  fileprivate var hasBoundID: Bool {
    guard let path = bindings.path(of: .id), value.kind == .object, let bound = value[path] else {
      return false
    }
    return bound.kind == .string || bound.kind == .number
  }
}

/// A note for the user about an edit, besides its changes.
package enum EditNote: Hashable, Sendable {
  /// The table had no section, so one without a header was created.
  case createdSection

  /// A text about content that was translated, coerced or made unique.
  case content(String)
}
