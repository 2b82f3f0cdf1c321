import JSON
import TableModel

/// The changes of a form that grows and shrinks, each applied to a copy of the rows at once.
struct FormGrowth {
  /// The changes so far.
  private(set) var changes: [TableChange] = []

  private var sections: [Section]

  /// The maximum depth of rows whose default values add further rows.
  private static let maximumDepth = 16

  init(_ sections: [Section]) { self.sections = sections }

  /// Applies and records a change.
  mutating func make(_ change: TableChange) throws(TableError) {
    try change.apply(to: &sections)
    changes.append(change)
  }

  /// Removes the rows that the old value added, and inserts those of the new one.
  mutating func replaceDetails(
    of field: FormField,
    in item: Item,
    at path: IndexPath,
    for text: String
  ) throws(TableError) {
    let wanted = field.details(of: item, for: text)
    let names = Set(wanted.compactMap(FormField.name(ofDetail:)))
    var doomed: Set<String> = []
    for row in field.possibleDetails(of: item) {
      guard let name = FormField.name(ofDetail: row), !names.contains(name) else { continue }
      collect(name, row, into: &doomed, depth: 0)
    }
    var place = try remove(doomed.subtracting(names), following: path)
    place.row += 1
    try insert(wanted, at: &place, depth: 0)
  }

  /// Collects a removed row and the rows that its own values may have added.
  private func collect(
    _ name: String,
    _ item: Item,
    into doomed: inout Set<String>,
    depth: Int
  ) {
    guard depth < Self.maximumDepth, doomed.insert(name).inserted, let field = FormField(of: item)
    else { return }
    for row in field.possibleDetails(of: item) {
      guard let name = FormField.name(ofDetail: row) else { continue }
      collect(name, row, into: &doomed, depth: depth + 1)
    }
  }

  /// Removes rows, the last one first.
  ///
  /// - Returns: The new index path of the row at `path`.
  private mutating func remove(
    _ names: Set<String>,
    following path: IndexPath
  ) throws(TableError) -> IndexPath {
    var path = path
    guard !names.isEmpty else { return path }
    for (section, rows) in sections.enumerated().reversed() {
      let places = rows.items.enumerated().compactMap { row, item in
        FormField.name(ofDetail: item).map(names.contains) == true ? row : nil
      }
      for row in places.reversed() {
        let place = IndexPath(row: row, section: section)
        guard place != path else { continue }
        let change = TableChange.delete(rows.items.slice(row..<row + 1), at: place)
        try make(change)
        path = change.destination(of: path) ?? path
      }
    }
    return path
  }

  /// Inserts rows at a place and advances it past them; existing rows stay in their places.
  private mutating func insert(
    _ items: [Item],
    at place: inout IndexPath,
    depth: Int
  ) throws(TableError) {
    for item in items {
      guard let name = FormField.name(ofDetail: item) else { continue }
      if let there = self.place(of: name) {
        if there == place { place.row += 1 }
        continue
      }
      let row = item.boundID == nil ? numbered(item) : item
      try make(.insert(ItemList([row]), at: place))
      place.row += 1
      guard depth < Self.maximumDepth, let field = FormField(of: row) else { continue }
      let text = field.value(in: row)
      guard FormRules.problem(with: text, in: field) == nil else { continue }
      try insert(field.details(of: row, for: text), at: &place, depth: depth + 1)
    }
  }

  private func place(of name: String) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      let row = rows.items.firstIndex { FormField.name(ofDetail: $0) == name }
      if let row { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Returns a row with a number as its key, if no other key identifies it.
  private func numbered(_ item: Item) -> Item {
    guard case .made(let number) = item.blankSibling(in: sections).origin else { return item }
    return Item(item.value, origin: .made(number), bindings: item.bindings)
  }
}
