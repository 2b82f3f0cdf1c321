package import JSON
package import TableModel
package import TableStore

/// An edit that a front end requests, with paths as the table view shows them.
///
/// An ``EditPlanner`` turns it into ``TableChange``s of the model. ``updates`` is the batch for the
/// table view only.
package enum Action: Sendable {
  case insert([JSONValue], at: IndexPath, InsertionSide, isRaw: Bool)
  /// Inserts rows by their "heaviness", or after a row and a little heavier than it.
  case insertByWeight([JSONValue], after: IndexPath?, isRaw: Bool)

  /// Inserts a row before or after rows of a section.
  case decorate(Int, DecorationRule, with: JSONValue, isRaw: Bool)

  /// Applies mapping rules to all rows; a row without a required key is deleted, or kept.
  case map(MappingRules, dropsIncomplete: Bool)

  case delete([RowRange], dropsEmptySection: Bool)
  case replace(IndexPath, with: JSONValue, isRaw: Bool)
  case update(IndexPath, [FieldValue], isRaw: Bool)

  /// Moves rows; in a table of a database, a column stores their places, or that of the opening.
  case move(RowRange, to: IndexPath, position: String? = nil)
  case swap(IndexPath, with: IndexPath)

  /// Sets the height of rows in points; nil restores their own height.
  case setHeight([RowRange], Double?)

  case insertSection(String, at: Int)
  case deleteSection(Int)
  case clearSection(Int)

  /// Deletes all rows; the wiring decides which sections remain.
  case clearAll

  case moveSection(SectionMove)
  case setTitle(SectionTitle, ofSection: Int, String)
}

/// A new value for a field of a row.
package struct FieldValue: Hashable, Sendable {
  /// The key of the field, or the role that is bound to one.
  package let key: String

  /// The value.
  package let value: JSONValue

  /// Creates a value for a field.
  package init(key: String, value: JSONValue) {
    (self.key, self.value) = (key, value)
  }
}

/// The two titles of a section.
package enum SectionTitle: String, Sendable {
  case header
  case footer
}

/// The neighbor that inserted rows belong to; it matters if the table view does not show all rows.
package enum InsertionSide: Sendable {
  /// Before the row at the path.
  case before

  /// After the row before the path.
  case after

  /// Before all rows of the section.
  case start

  /// After all rows of the section.
  case end
}

extension Action {
  /// The column of a database table that stores the places of rows, or nil if the user named none.
  var position: String? {
    if case .move(_, _, let position) = self { position } else { nil }
  }

  /// The batch that updates only the table view, without the model.
  package var updates: TableUpdates {
    var updates = TableUpdates()
    switch self {
    case .insert(let items, let path, _, _):
      let rows = path.row..<path.row + max(1, items.count)
      updates.insertedRows = Array(RowRange(section: path.section, rows: rows).paths)
    case .insertByWeight(let items, let anchor, _):
      let path = anchor ?? IndexPath(row: 0, section: 0)
      let rows = path.row..<path.row + items.count
      updates.insertedRows = Array(RowRange(section: path.section, rows: rows).paths)
    case .map, .clearAll: break
    case .decorate(let index, _, _, _): updates.reloadedSections = [index]
    case .delete(let ranges, let dropsEmptySection):
      updates.deletedRows = ranges.flatMap(\.paths)
      if dropsEmptySection { updates.deletedSections = ranges.map(\.section) }
    case .replace(let path, _, _), .update(let path, _, _): updates.reloadedRows = [path]
    case .move(let range, let target, _):
      updates.movedRows = range.paths.enumerated().map { index, path in
        RowMove(from: path, to: IndexPath(row: target.row + index, section: target.section))
      }
    case .swap(let first, let second):
      updates.movedRows = [RowMove(from: first, to: second), RowMove(from: second, to: first)]
    case .setHeight(let ranges, _): updates.reloadedRows = ranges.flatMap(\.paths)
    case .insertSection(_, let index): updates.insertedSections = [index]
    case .deleteSection(let index): updates.deletedSections = [index]
    case .clearSection(let index), .setTitle(_, let index, _): updates.reloadedSections = [index]
    case .moveSection(let move): updates.movedSections = [move]
    }
    return updates
  }
}

extension EditPlanner {
  /// Returns the changes of the model for an action.
  ///
  /// - Throws: An error if the rows do not allow the action, or `cancelled`.
  package func changes(for action: Action) throws(WorkspaceError) -> [TableChange] {
    switch action {
    case .insert(let values, let path, let side, let isRaw):
      try insert(values, at: path, side, isRaw: isRaw)
    case .insertByWeight(let values, let anchor, let isRaw):
      try insertByWeight(values, after: anchor, isRaw: isRaw)
    case .map(let rules, let dropsIncomplete): try map(rules, dropsIncomplete: dropsIncomplete)
    case .decorate(let section, let rule, let value, let isRaw):
      try decorate(section, rule, with: value, isRaw: isRaw)
    case .delete(let ranges, let dropsEmptySection):
      try delete(ranges, dropsEmptySection: dropsEmptySection)
    case .replace(let path, let value, let isRaw): try replace(path, with: value, isRaw: isRaw)
    case .update(let path, let values, let isRaw): try update(path, values, isRaw: isRaw)
    case .move(let range, let target, _): try move(range, to: target)
    case .swap(let first, let second): try swap(first, with: second)
    case .setHeight(let ranges, let points): try height(ranges, points)
    case .insertSection(let header, let index): try insertSection(header, at: index)
    case .deleteSection(let index): try deleteSection(index)
    case .clearSection(let index): try clearSection(index)
    case .clearAll: try clearAll()
    case .moveSection(let move): try moveSection(move.from, to: move.to)
    case .setTitle(let title, let index, let text): try retitle(title, of: index, text)
    }
  }
}
