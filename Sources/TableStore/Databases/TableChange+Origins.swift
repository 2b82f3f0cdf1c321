import TableModel

extension TableChange {
  /// The origins of the rows that the change inserts, deletes or updates.
  var origins: [Item.Origin] {
    switch self {
    case .update(_, _, let new), .height(_, _, let new): [new.origin]
    case .insert(let items, _), .delete(let items, _): items.map(\.origin)
    case .insertSection(let section, _), .deleteSection(let section, _):
      section.items.map(\.origin)
    case .move, .moveSection, .header, .footer, .members: []
    }
  }

  /// The origin of the row whose height the change sets; otherwise none.
  var originsOfHeights: [Item.Origin] {
    if case .height(_, _, let new) = self { [new.origin] } else { [] }
  }
}

extension Item.Origin {
  /// The number of the row when it was read, or nil for a new row.
  var row: Int? {
    if case .loaded(let path) = self { path.row } else { nil }
  }
}
