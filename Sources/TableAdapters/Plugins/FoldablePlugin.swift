public import TableModel

/// Opens and closes rows over their children when they are tapped. (RDDM: `TableFoldablePlugin`.)
///
/// Children that are open themselves go with their parent and come back as they were; the original leaves the
/// grandchildren behind.
public final class FoldablePlugin: TablePlugin {
  public let name = "foldable"
  public let events = ["select"]
  public let grants: PluginKind? = .foldable

  /// Creates a plugin.
  public init() {}

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .select(let path) = event else { return }
    guard let item = manager.generator(at: path) as? any FoldableItem else { return }
    // Both sides of the edit are the manager's own, so there is nothing to refuse.
    try? toggle(item, at: path, in: manager)
  }

  /// Opens or closes a row.
  ///
  /// - Throws: What the table view refuses; the row is then unchanged.
  public func toggle(
    _ item: any FoldableItem,
    at path: IndexPath,
    in manager: DisplayManager
  ) throws(DisplayManagerError) {
    let rows = Self.shownRows(below: item)
    var updates = TableUpdates()
    if item.isExpanded {
      // An edit that moved a child meanwhile has left the others where they are.
      let places = Self.places(of: rows, below: path, in: manager)
      updates.deletedRows = places
      try manager.edit(updates) {
        for place in places.sorted().reversed() {
          manager.sections[place.section].generators.remove(place.row..<place.row + 1)
        }
      }
    } else {
      updates.insertedRows = rows.indices.map {
        IndexPath(row: path.row + 1 + $0, section: path.section)
      }
      try manager.edit(updates) { manager.put(rows, at: path.row + 1, inSection: path.section) }
    }
    item.isExpanded.toggle()
    item.didFoldEvent.invoke(with: item.isExpanded)
  }

  /// Where rows are that were opened below another: right after it, or wherever they were taken since.
  private static func places(
    of rows: [any CellGenerator],
    below path: IndexPath,
    in manager: DisplayManager
  ) -> [IndexPath] {
    var places: [IndexPath] = []
    for (offset, row) in rows.enumerated() {
      let next = IndexPath(row: path.row + 1 + offset, section: path.section)
      let isThere = manager.hasRow(at: next) && manager.generator(at: next) === row
      guard let place = isThere ? next : manager.indexPath(of: row) else { continue }
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// The rows that are below an open row: its children, and theirs where they are open.
  static func shownRows(below item: any FoldableItem) -> [any CellGenerator] {
    item.childGenerators.flatMap { child -> [any CellGenerator] in
      guard let open = child as? any FoldableItem, open.isExpanded else { return [child] }
      return [child] + shownRows(below: open)
    }
  }
}
