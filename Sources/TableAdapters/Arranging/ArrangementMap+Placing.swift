import TableModel

// Rows that appear in the view, disappear, or move in it.
extension ArrangementMap {
  /// The values that determine the place of a row.
  private struct Rank {
    let value: SortValue?
    let path: IndexPath
  }

  /// Shows a hidden row.
  mutating func show(_ number: Int, _ item: Item, _ told: inout ShownChanges) {
    let rank = rank(number, item)
    let section = open(sectionID(of: number, item), rank, &told)
    let place = IndexPath(row: row(for: rank, in: section), section: section)
    shown.insert(number, at: place)
    noteAppearance(of: number, in: section)
    told.add(.insert(ItemList([item]), at: place))
    reorder(section, &told)
  }

  /// Hides a row.
  mutating func hide(_ number: Int, _ item: Item, _ told: inout ShownChanges) {
    guard let place = shown.path(of: number) else { return }
    shown.remove(at: place)
    appearance.path(of: number).map { _ = appearance.remove(at: $0) }
    told.add(.delete(ItemList([item]), at: place))
    if shown.sections[place.section].count > 0 {
      reorder(place.section, &told)
    } else {
      close(place.section, &told)
    }
  }

  /// Moves a shown row to its current place.
  mutating func relocate(_ number: Int, _ item: Item, _ told: inout ShownChanges) {
    guard let old = shown.path(of: number) else { return }
    let oldID = shown.sections[old.section].id
    let target = sectionID(of: number, item)
    let rank = rank(number, item)
    // For the table view, the row is still there until it receives the move.
    shown.remove(at: old)
    appearance.path(of: number).map { _ = appearance.remove(at: $0) }
    if shown.sections[old.section].count > 0 { reorder(old.section, &told) }
    let section = open(target, rank, &told)
    let from = IndexPath(row: old.row, section: shown.place(ofSection: oldID) ?? old.section)
    let to = IndexPath(row: row(for: rank, in: section), section: section)
    shown.insert(number, at: to)
    noteAppearance(of: number, in: section)
    if from != to { told.add(.move(from: from, to: to)) }
    reorder(section, &told)
    if let left = shown.place(ofSection: oldID), shown.sections[left].count == 0 {
      close(left, &told)
    }
  }

  /// Returns the id of a row's section.
  private mutating func sectionID(of number: Int, _ item: Item) -> Int {
    if let key = arrangement.grouping { return groupID(of: item, by: key) }
    let place = source.path(of: number)?.section ?? 0
    return source.sections[place].id
  }
}

// MARK: Sections of the view

extension ArrangementMap {
  /// Returns the place of a section, which is created if it is not shown.
  private mutating func open(_ id: Int, _ rank: Rank, _ told: inout ShownChanges) -> Int {
    if let place = shown.place(ofSection: id) { return place }
    let place =
      titles[id] == nil
      ? place(forSection: id)
      : arrangement.sortsSections
        ? sortedPlace(of: id) : groupPlace(for: rank.path, without: nil)
    shown.insertSection(id, rows: [], at: place)
    if tracksAppearance { appearance.insertSection(id, rows: [], at: 0) }
    told.add(.insertSection(content(of: id), at: place))
    return place
  }

  /// Deletes an empty section, unless empty sections stay.
  private mutating func close(_ place: Int, _ told: inout ShownChanges) {
    guard !keepsEmptySections else { return }
    let id = shown.sections[place].id
    told.add(.deleteSection(content(of: id), at: place))
    appearance.place(ofSection: id).map { appearance.removeSection(at: $0) }
    shown.removeSection(at: place)
  }

  /// Returns a section's titles, without rows.
  private func content(of id: Int) -> Section {
    if let title = titles[id] { return Section(header: title) }
    guard let place = source.place(ofSection: id), model.indices.contains(place) else {
      return Section()
    }
    return Section(header: model[place].header, footer: model[place].footer)
  }

  /// Returns the place of a source section among the shown ones, not counting itself.
  func place(forSection id: Int) -> Int {
    let own = source.place(ofSection: id) ?? 0
    return place(without: shown.place(ofSection: id)) { section in
      (source.place(ofSection: shown.sections[section].id) ?? 0) < own
    }
  }

  /// Returns the number of shown sections before another one.
  ///
  /// - Parameters:
  ///   - own: A section that is not counted, or nil.
  ///   - comesBefore: Whether a section is before the other one; nil skips a section without a
  ///     position.
  /// - Returns: The number of sections.
  private func place(without own: Int?, _ comesBefore: (Int) -> Bool?) -> Int {
    Self.place(among: shown.sections.count - (own == nil ? 0 : 1)) { index in
      comesBefore(own.map { index >= $0 ? index + 1 : index } ?? index)
    }
  }

  /// Returns the number of ordered elements before another one, by binary search.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - comesBefore: Whether an element is before the other one; nil skips an element without a
  ///     position.
  /// - Returns: The number of elements before it.
  private static func place(among count: Int, _ comesBefore: (Int) -> Bool?) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      var next = middle
      var answer = comesBefore(next)
      while answer == nil, next + 1 < high {
        next += 1
        answer = comesBefore(next)
      }
      if answer == true { low = next + 1 } else { high = middle }
    }
    return low
  }

  /// Moves the section of a value to the place of its first row in the source.
  mutating func reorder(_ place: Int, _ told: inout ShownChanges) {
    guard arrangement.grouping != nil, !arrangement.sortsSections, !unsettled.holdsSections else {
      return
    }
    let target = groupPlace(for: firstPath(place), without: place)
    guard target != place else { return }
    shown.moveSection(from: place, to: target)
    told.add(.moveSection(from: place, to: target))
  }

  /// Returns the place of a new section among the sorted ones.
  private func sortedPlace(of id: Int) -> Int {
    Self.place(among: shown.sections.count) { sectionPrecedes(shown.sections[$0].id, id) }
  }

  /// Returns the place of a value's section, given the source index path of its first row.
  ///
  /// - Parameters:
  ///   - path: The index path of the row.
  ///   - own: The section itself, which is not counted, or nil.
  /// - Returns: The place, counted without the section itself.
  private func groupPlace(for path: IndexPath, without own: Int?) -> Int {
    place(without: own) { section in
      // A section that a row is about to leave may be empty.
      let isSilent =
        shown.sections[section].count == 0
        || unsettled.groups.contains(shown.sections[section].id)
      return isSilent ? nil : firstPath(section) < path
    }
  }

  /// Returns the source index path of the first row of a value's section.
  private func firstPath(_ section: Int) -> IndexPath {
    var number = shown.number(at: IndexPath(row: 0, section: section))
    if let place = appearance.place(ofSection: shown.sections[section].id) {
      number = appearance.number(at: IndexPath(row: 0, section: place))
    }
    return source.path(of: number) ?? IndexPath(row: 0, section: 0)
  }

  /// Records a row's position among the rows of its value in source order.
  private mutating func noteAppearance(of number: Int, in section: Int) {
    guard let place = appearance.place(ofSection: shown.sections[section].id),
      let path = source.path(of: number)
    else { return }
    let row = Self.place(among: appearance.sections[place].count) { row in
      let other = appearance.number(at: IndexPath(row: row, section: place))
      return unsettled.rows.contains(other) ? nil : source.path(of: other).map { $0 < path }
    }
    appearance.insert(number, at: IndexPath(row: row, section: place))
  }
}

// MARK: Order

extension ArrangementMap {
  /// Returns the place of a row in its section.
  private func row(for rank: Rank, in section: Int) -> Int {
    Self.place(among: shown.sections[section].count) { row in
      let other = shown.number(at: IndexPath(row: row, section: section))
      return unsettled.rows.contains(other) ? nil : precedes(self.rank(other, nil), rank)
    }
  }

  /// Returns the rank of a row; without an item, reads it from the source if needed.
  private func rank(_ number: Int, _ item: Item?) -> Rank {
    let path = source.path(of: number) ?? IndexPath(row: 0, section: 0)
    guard let order = arrangement.order else { return Rank(value: nil, path: path) }
    return Rank(value: (item ?? self.item(at: path)).map(order.value) ?? .missing, path: path)
  }

  /// Returns the current item of a source row.
  func item(at path: IndexPath) -> Item? {
    guard model.indices.contains(path.section),
      model[path.section].items.indices.contains(path.row)
    else {
      return nil
    }
    return model[path.section].items[path.row]
  }

  private func precedes(_ left: Rank, _ right: Rank) -> Bool {
    if let order = arrangement.order, let first = left.value, let second = right.value {
      if order.precedes(first, second) { return true }
      if order.precedes(second, first) { return false }
    }
    return left.path < right.path
  }
}
