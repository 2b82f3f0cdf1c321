import TableModel

// The translation of a source change into changes of the view.
extension ArrangementMap {
  /// Applies a change of the source.
  ///
  /// - Parameters:
  ///   - change: The change, counted in the state after the previous ones.
  ///   - sections: The source's rows after the change.
  /// - Returns: The changes of the view in order, each counted in the state after the previous one.
  mutating func applyChange(_ change: TableChange, in sections: [Section]) -> [TableChange] {
    model = sections
    defer { model = [] }
    var told = ShownChanges()
    guard source.holds(change) else {
      isLost = true
      return []
    }
    switch change {
    case .insert(let items, let path): insert(items, at: path, &told)
    case .delete(let items, let path): delete(items, at: path, &told)
    case .move(let from, let to): move(from, to, &told)
    case .update(let path, let old, let new):
      replace(at: path, old, new, &told) { .update(at: $0, from: $1, to: $2) }
    case .height(let path, let old, let new):
      replace(at: path, old, new, &told) { .height(at: $0, from: $1, to: $2) }
    case .insertSection(let section, let place): insert(section, at: place, &told)
    case .deleteSection(let section, let place): delete(section, at: place, &told)
    case .moveSection(let from, let to): moveSection(from, to, &told)
    case .header(let place, let old, let new):
      guard let place = shownSection(of: place) else { break }
      told.add(.header(section: place, from: old, to: new))
    case .footer(let place, let old, let new):
      guard let place = shownSection(of: place) else { break }
      told.add(.footer(section: place, from: old, to: new))
    case .members: break
    }
    settleFolds(&told)
    return told.changes
  }

  private mutating func insert(
    _ items: ItemList,
    at path: IndexPath,
    _ told: inout ShownChanges
  ) {
    // All numbers are assigned first, because sorted rows look up their places in the current
    // source.
    let numbers = items.indices.map { _ in nextNumber() }
    for (offset, number) in numbers.enumerated() {
      source.insert(number, at: IndexPath(row: path.row + offset, section: path.section))
    }
    for (number, item) in zip(numbers, items) where passes(item) { show(number, item, &told) }
  }

  private mutating func delete(
    _ items: ItemList,
    at path: IndexPath,
    _ told: inout ShownChanges
  ) {
    let numbers = items.indices.map { source.number(at: path.advanced(by: $0)) }
    // Rows that are still shown need a position in the source, by which their groups are ordered.
    for (number, item) in zip(numbers, items) { hide(number, item, &told) }
    for _ in items.indices { source.remove(at: path) }
  }

  private mutating func move(
    _ from: IndexPath,
    _ to: IndexPath,
    _ told: inout ShownChanges
  ) {
    let number = source.remove(at: from)
    source.insert(number, at: to)
    if let item = item(at: to) { relocate(number, item, &told) }
  }

  /// Updates a changed row, which may appear, disappear or move.
  ///
  /// A row may also be sorted by its height.
  private mutating func replace(
    at path: IndexPath,
    _ old: Item,
    _ new: Item,
    _ told: inout ShownChanges,
    _ change: (IndexPath, Item, Item) -> TableChange
  ) {
    let number = source.number(at: path)
    switch (shown.path(of: number) != nil, shows(number, new)) {
    case (false, false): break
    case (false, true): show(number, new, &told)
    case (true, false): hide(number, old, &told)
    case (true, true):
      relocate(number, new, &told)
      if let place = shown.path(of: number) { told.add(change(place, old, new)) }
    }
  }
}

// MARK: Sections of the source

extension ArrangementMap {
  private mutating func insert(
    _ section: Section,
    at place: Int,
    _ told: inout ShownChanges
  ) {
    let id = nextID()
    let numbers = section.items.indices.map { _ in UInt32(nextNumber()) }
    source.insertSection(id, rows: numbers, at: place)
    guard arrangement.grouping == nil else {
      for (number, item) in zip(numbers, section.items) where passes(item) {
        show(Int(number), item, &told)
      }
      return
    }
    var content = section
    let rows = candidates(section.items, numbers)
    content.items = ItemList(rows.map { section.items[Int($0 - numbers[0])] })
    guard keepsEmptySections || !rows.isEmpty else { return }
    let target = self.place(forSection: id)
    shown.insertSection(id, rows: rows, at: target)
    told.add(.insertSection(content, at: target))
  }

  private mutating func delete(
    _ section: Section,
    at place: Int,
    _ told: inout ShownChanges
  ) {
    let target = shownSection(of: place)
    let numbers = source.numbers(inSection: place)
    if let target {
      shown.removeSection(at: target)
      told.add(.deleteSection(section, at: target))
    } else {
      for (number, item) in zip(numbers, section.items) { hide(Int(number), item, &told) }
    }
    source.removeSection(at: place)
  }

  private mutating func moveSection(_ from: Int, _ to: Int, _ told: inout ShownChanges) {
    guard model.count == source.sections.count else {
      isLost = true
      return
    }
    if arrangement.grouping != nil {
      moveRowsOfSection(from, to, &told)
      return
    }
    let place = shownSection(of: from)
    source.moveSection(from: from, to: to)
    guard let place else { return }
    let target = self.place(forSection: shown.sections[place].id)
    guard target != place else { return }
    shown.moveSection(from: place, to: target)
    told.add(.moveSection(from: place, to: target))
  }

  /// Moves the rows of a moved section to their new places in their groups.
  private mutating func moveRowsOfSection(
    _ from: Int,
    _ to: Int,
    _ told: inout ShownChanges
  ) {
    let numbers = source.numbers(inSection: from).map { Int($0) }
    let items = model[to].items
    guard numbers.count <= RowOrder.moveLimit else {
      showAnew(numbers, items, from, to, &told)
      return
    }
    source.moveSection(from: from, to: to)
    let known = numbers.filter { shown.path(of: $0) != nil }
    unsettled.rows = Set(known)
    unsettled.groups = Set(
      known.compactMap { shown.path(of: $0) }.map { shown.sections[$0.section].id }
    )
    unsettled.holdsSections = true
    for (number, item) in zip(numbers, items) where unsettled.rows.remove(number) != nil {
      relocate(number, item, &told)
    }
    unsettled.holdsSections = false
    for group in unsettled.groups.sorted() {
      unsettled.groups.remove(group)
      if let place = shown.place(ofSection: group) { reorder(place, &told) }
    }
  }

  /// Removes and inserts the rows of a moved section, because they are too many to move.
  private mutating func showAnew(
    _ numbers: [Int],
    _ items: ItemList,
    _ from: Int,
    _ to: Int,
    _ told: inout ShownChanges
  ) {
    let now = model
    // Until the source's numbers have moved, lookups use the previous order.
    model.insert(model.remove(at: to), at: from)
    for (number, item) in zip(numbers, items) { hide(number, item, &told) }
    model = now
    source.moveSection(from: from, to: to)
    for (number, item) in zip(numbers, items) where shows(number, item) {
      show(number, item, &told)
    }
  }
}

extension IndexPath {
  /// Returns the index path a number of rows further on.
  fileprivate func advanced(by rows: Int) -> IndexPath {
    IndexPath(row: row + rows, section: section)
  }
}
