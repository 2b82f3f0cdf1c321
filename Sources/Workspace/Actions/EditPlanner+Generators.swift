import JSON
import TableAdapters
import TableModel
import TableStore

/// The rows that a decoration belongs to, and its side of them. (RDDM: decoration.)
package struct DecorationRule: Hashable, Sendable {
  /// The decorated rows of a section.
  package enum Rows: String, CaseIterable, Sendable {
    case each
    case first
    case last
  }

  /// The side of each row.
  package enum Side: String, CaseIterable, Sendable {
    case start
    case end
  }

  package let rows: Rows
  package let side: Side

  package init(_ rows: Rows, _ side: Side) { (self.rows, self.side) = (rows, side) }

  /// Returns the places of the decorations in a section, counted without them; empty for an empty
  /// section.
  func places(in count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let decorated: Range<Int> =
      switch rows {
      case .each: 0..<count
      case .first: 0..<1
      case .last: count - 1..<count
      }
    return decorated.map { side == .start ? $0 : $0 + 1 }
  }
}

// Edits that only a display manager has; they are edits of the model like all others.
extension EditPlanner {
  /// Returns the changes that insert rows by their weight.
  ///
  /// Without an anchor, each row goes to its weight in the last section. With one, the rows follow
  /// it, each 1 heavier than the row before. The rows after them become heavier by their number.
  func insertByWeight(
    _ typed: [JSONValue],
    after anchor: IndexPath?,
    isRaw: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    var state = sections
    var changes: [TableChange] = []
    func make(_ change: TableChange) throws(WorkspaceError) {
      changes.append(change)
      do throws(TableError) { try change.apply(to: &state) } catch {
        throw WorkspaceError(error, of: source.tableView)
      }
    }
    if state.isEmpty { try make(.insertSection(Section(), at: 0)) }
    let section =
      try anchor.map { path throws(WorkspaceError) in try row(path).section }
      ?? state.count - 1
    var items = try decorated(typed, inSection: section, isRaw: isRaw)
    guard let anchor else {
      for item in items {
        guard let weight = item.heaviness else {
          throw .edit(.noWeight(item.title ?? item.id.text))
        }
        let place = try placeByWeight(weight, in: state, section)
        try make(.insert(ItemList([item]), at: IndexPath(row: place, section: section)))
      }
      return changes
    }
    let path = try row(anchor)
    guard let weight = state[section].items[path.row].heaviness else {
      throw .edit(.noWeight("row \(anchor)"))
    }
    for other in (path.row + 1..<state[section].items.count).reversed() {
      let place = IndexPath(row: other, section: section)
      let old = state[section].items[other]
      let new = try weighing(old, (old.heaviness ?? weight) + items.count)
      try make(.update(at: place, from: old, to: new))
    }
    for index in items.indices { items[index] = try weighing(items[index], weight + 1 + index) }
    try make(.insert(ItemList(items), at: IndexPath(row: path.row + 1, section: section)))
    return changes
  }

  /// Returns the changes that insert a row before or after others of a section.
  func decorate(
    _ section: Int,
    _ rule: DecorationRule,
    with typed: JSONValue,
    isRaw: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    let places = rule.places(in: try modelSection(section).items.count)
    let items = try decorated(
      Array(repeating: typed, count: places.count),
      inSection: section,
      isRaw: isRaw
    )
    return zip(places, items).reversed().map { place, item in
      .insert(ItemList([item]), at: IndexPath(row: place, section: section))
    }
  }

  private func decorated(
    _ typed: [JSONValue],
    inSection section: Int,
    isRaw: Bool
  ) throws(WorkspaceError) -> [Item] {
    let origin = sections.indices.contains(section) ? sections[section].origin : nil
    return try makeItems(typed, origin: origin, isRaw: isRaw)
  }

  private func placeByWeight(
    _ weight: Int,
    in state: [Section],
    _ section: Int
  ) throws(WorkspaceError) -> Int {
    do throws(DisplayManagerError) {
      return try state.row(forWeight: weight, inSection: section)
    } catch {
      throw .edit(.weightTaken(weight))
    }
  }

  private func weighing(_ item: Item, _ weight: Int) throws(WorkspaceError) -> Item {
    do throws(PathEditError) {
      return try source.document.updating(item, key: "heaviness", to: .number(weight), isRaw: true)
        .item
    } catch {
      throw .edit(.noWay(error))
    }
  }
}
