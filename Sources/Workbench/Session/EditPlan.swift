import JSON
import TableModel
import TableStore

/// The changes that an edit comes to, with what must be said about them.
struct EditPlan: Sendable {
  /// The changes, each counted in the state that the one before leaves.
  var changes: [TableChange] = []

  /// What was translated, coerced or made unique on the way.
  var notes: [String] = []
}

/// Turns an edit into changes against the rows as they are now.
@MainActor struct EditPlanner {
  let source: OpenSource

  /// The sections as the model has them.
  let sections: [Section]

  init(_ source: OpenSource) {
    self.source = source
    sections = source.sections
  }

  /// The changes of an edit that names rows as the table shows them; nothing is changed yet.
  func plan(_ edit: Edit) throws(CommandError) -> EditPlan {
    guard let rows = source.arranged?.rows else { return try planInModel(edit) }
    return try ArrangedEditPlanner(self, rows).plan(edit)
  }

  /// The changes of an edit that names rows as the model counts them.
  func planInModel(_ edit: Edit) throws(CommandError) -> EditPlan {
    switch edit {
    case .insert(let items, let path, _, let isRaw): return try insert(items, path, isRaw)
    case .delete(let range, let drops): return try delete(range, drops)
    case .replace(let path, let item, let isRaw): return try replace(path, item, isRaw)
    case .update(let path, let values, let isRaw): return try update(path, values, isRaw)
    case .move(let range, let target): return try move(range, target)
    case .swap(let first, let second): return try swap(first, second)
    case .height(let range, let points): return try height(range, points)
    case .reloadRows, .reloadSection, .reconfigureRows: return EditPlan()
    case .insertSection, .deleteSection, .clearSection, .moveSection, .title:
      return try planSection(edit)
    }
  }

  private func insert(
    _ typed: [TypedItem],
    _ path: IndexPath,
    _ isRaw: Bool
  ) throws(CommandError) -> EditPlan {
    var plan = EditPlan()
    guard sections.indices.contains(path.section),
      (0...sections[path.section].items.count).contains(path.row)
    else { throw missingInModel(path) }
    var state = sections
    var items: [Item] = []
    for content in typed {
      let made = source.document.makeItem(
        content.value,
        isRaw: isRaw,
        serial: source.nextSerial(),
        in: state
      )
      plan.notes += made.notes
      items.append(made.item)
      // What comes next must differ from this one too; a lone item costs no copy of the sections.
      if typed.count > 1 { state[path.section].items.append(made.item) }
    }
    try refuseDuplicates(items)
    plan.changes = [.insert(ItemList(items), at: path)]
    return plan
  }

  /// An id that a person gives must be new.
  private func refuseDuplicates(_ items: [Item]) throws(CommandError) {
    var seen: Set<ItemID> = []
    let given = items.filter { $0.hasBoundID }
    guard !given.isEmpty else { return }
    for item in given {
      let isTaken = !seen.insert(item.id).inserted
      let place = isTaken ? nil : try source.modelRow(withID: item.id)
      guard isTaken || place != nil else { continue }
      let key = item.bindings.id ?? "id"
      throw CommandError(
        "refused",
        "the \(key) \(quoted(item.id.text)) is taken"
          + (place.map { " by row \(source.shownPath(of: $0) ?? $0)" } ?? ""),
        hint: "give another \(key), or none"
      )
    }
  }

  private func delete(_ range: RowRange, _ dropsEmpty: Bool) throws(CommandError) -> EditPlan {
    let section = try modelSection(range)
    let gone = section.items.slice(range.rows)
    var plan = EditPlan(changes: [.delete(gone, at: range.first)])
    if dropsEmpty, range.rows.count == section.items.count {
      var emptied = section
      emptied.items = ItemList()
      plan.changes.append(.deleteSection(emptied, at: range.section))
    }
    return plan
  }

  private func replace(
    _ path: IndexPath,
    _ typed: TypedItem,
    _ isRaw: Bool
  ) throws(CommandError) -> EditPlan {
    let old = try modelItem(path)
    let made = source.document.makeItem(
      typed.value,
      isRaw: isRaw,
      serial: source.nextSerial(),
      in: sections
    )
    if made.item.hasBoundID, made.item.id != old.id { try refuseDuplicates([made.item]) }
    return EditPlan(
      changes: [.update(at: path, from: old, to: made.item)],
      notes: made.notes
    )
  }

  private func update(
    _ path: IndexPath,
    _ values: [Token.Assignment],
    _ isRaw: Bool
  ) throws(CommandError) -> EditPlan {
    let old = try modelItem(path)
    var plan = EditPlan()
    var new = old
    for assignment in values {
      let result = source.document.updating(
        new,
        key: assignment.key,
        to: assignment.value,
        isRaw: isRaw
      )
      new = result.item
      plan.notes += result.notes
    }
    if new.id != old.id { try refuseDuplicates([new]) }
    if new != old { plan.changes = [.update(at: path, from: old, to: new)] }
    return plan
  }

  private func move(_ range: RowRange, _ target: IndexPath) throws(CommandError) -> EditPlan {
    _ = try modelSection(range)
    guard sections.indices.contains(target.section) else { throw missingInModel(target) }
    let room = sections[target.section].items.count
    let limit = target.section == range.section ? room - range.rows.count : room
    guard (0...limit).contains(target.row) else {
      // A row stands there now; it is the moved ones that leave no room behind them.
      throw CommandError(
        target.row < room ? "refused" : "no-row",
        "nothing can stand at \(target) after the move",
        hint: limit < 0 ? nil : "the rows can go to \(target.section) 0…\(limit)"
      )
    }
    // One after the other to ascending places; rows that go down leave from the front each time.
    let goesDown = target.section == range.section && target.row > range.rows.lowerBound
    let changes = range.rows.indices.map { index -> TableChange in
      let step = index - range.rows.lowerBound
      if goesDown {
        let last = target.row + range.rows.count - 1
        return .move(from: range.first, to: IndexPath(row: last, section: target.section))
      }
      let from =
        target.section == range.section
        ? IndexPath(row: index, section: range.section) : range.first
      return .move(from: from, to: IndexPath(row: target.row + step, section: target.section))
    }
    return EditPlan(changes: changes.filter { !$0.changesNothing })
  }

  private func swap(_ first: IndexPath, _ second: IndexPath) throws(CommandError) -> EditPlan {
    let low = min(first, second)
    let high = max(first, second)
    _ = try modelItem(low)
    _ = try modelItem(high)
    guard low != high else { return EditPlan() }
    if low.section == high.section {
      let back = IndexPath(row: high.row - 1, section: high.section)
      let changes = [TableChange.move(from: low, to: high), .move(from: back, to: low)]
      return EditPlan(changes: changes.filter { !$0.changesNothing })
    }
    let pushed = IndexPath(row: high.row + 1, section: high.section)
    return EditPlan(changes: [.move(from: low, to: high), .move(from: pushed, to: low)])
  }

  private func height(_ range: RowRange, _ points: Double?) throws(CommandError) -> EditPlan {
    var plan = EditPlan()
    for path in range.paths {
      let old = try modelItem(path)
      let new = source.document.settingHeight(old, to: points)
      if new != old { plan.changes.append(.height(at: path, from: old, to: new)) }
    }
    return plan
  }

  private func planSection(_ edit: Edit) throws(CommandError) -> EditPlan {
    switch edit {
    case .insertSection(let header, let index):
      guard (0...sections.count).contains(index) else {
        throw CommandError(
          "no-section",
          "a section cannot come in at \(index)",
          hint: "the table has \(Words.count(sections.count, "section")): 0…\(sections.count) fit"
        )
      }
      return EditPlan(changes: [.insertSection(Section(header: header), at: index)])
    case .deleteSection(let index):
      return EditPlan(changes: [.deleteSection(try modelSection(index), at: index)])
    case .clearSection(let index):
      let items = try modelSection(index).items
      guard !items.isEmpty else { return EditPlan() }
      return EditPlan(changes: [.delete(items, at: IndexPath(row: 0, section: index))])
    case .moveSection(let from, let to):
      _ = try modelSection(from)
      _ = try modelSection(to)
      return EditPlan(changes: from == to ? [] : [.moveSection(from: from, to: to)])
    case .title(.header, let index, let text):
      let old = try modelSection(index).header
      return EditPlan(changes: old == text ? [] : [.header(section: index, from: old, to: text)])
    case .title(.footer, let index, let text):
      let old = try modelSection(index).footer
      return EditPlan(changes: old == text ? [] : [.footer(section: index, from: old, to: text)])
    default: return EditPlan()
    }
  }

  private func modelSection(_ index: Int) throws(CommandError) -> Section {
    guard sections.indices.contains(index) else {
      throw missingInModel(IndexPath(row: 0, section: index))
    }
    return sections[index]
  }

  private func modelSection(_ range: RowRange) throws(CommandError) -> Section {
    let section = try modelSection(range.section)
    guard range.rows.upperBound <= section.items.count else { throw missingInModel(range.last) }
    return section
  }

  private func modelItem(_ path: IndexPath) throws(CommandError) -> Item {
    guard let item = source.modelItem(at: path) else { throw missingInModel(path) }
    return item
  }

  /// The table view still knows a row that the model has lost: application code would run off its array.
  func missingInModel(_ path: IndexPath) -> CommandError {
    CommandError(
      "range",
      "the model has no row \(path), though the table view still counts it",
      hint: "reload, or tell the table with table delete"
    )
  }
}

extension TableChange {
  /// Whether the change leaves everything where it is.
  fileprivate var changesNothing: Bool {
    if case .move(let from, let to) = self { from == to } else { false }
  }
}

extension Item {
  /// Whether the row carries its id in a bound key.
  fileprivate var hasBoundID: Bool {
    guard let key = bindings.id, value.kind == .object, let bound = value[key] else { return false }
    return bound.kind == .string || bound.kind == .number
  }
}
