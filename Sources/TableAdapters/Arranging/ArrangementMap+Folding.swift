import TableModel

// Folded rows, which hide the rows nested below them and keep their own state.
extension ArrangementMap {
  /// Returns the numbers of the rows nested below a row: those after it with a greater level, up to
  /// the first other one.
  ///
  /// - Complexity: O(k log n) for k such rows.
  func descendants(of path: IndexPath, in sections: [Section]) -> [Int] {
    guard sections.indices.contains(path.section), source.holds(path) else { return [] }
    let items = sections[path.section].items
    guard items.indices.contains(path.row) else { return [] }
    let level = items[path.row].level
    var found: [Int] = []
    for row in (path.row + 1)..<max(path.row + 1, items.count) {
      guard items[row].level > level else { break }
      let place = IndexPath(row: row, section: path.section)
      guard source.holds(place) else { break }
      found.append(source.number(at: place))
    }
    return found
  }

  /// Folds or unfolds a row.
  ///
  /// - Parameters:
  ///   - path: The row in the source.
  ///   - sections: The source's rows.
  /// - Returns: The changes of the view.
  mutating func toggleFold(at path: IndexPath, in sections: [Section]) -> [TableChange] {
    guard source.holds(path) else { return [] }
    model = sections
    defer { model = [] }
    let number = source.number(at: path)
    if folded.remove(number) == nil { folded.insert(number) }
    var told = ShownChanges()
    settleFolds(&told)
    return told.changes
  }

  /// Folds rows without reporting changes, for a new view.
  mutating func fold(_ paths: [IndexPath], in sections: [Section]) {
    model = sections
    defer { model = [] }
    folded = Set(paths.filter { source.holds($0) }.map(source.number))
    var told = ShownChanges()
    settleFolds(&told)
  }

  /// Hides the rows that are now below folded rows, and shows those that no longer are.
  mutating func settleFolds(_ told: inout ShownChanges) {
    guard !folded.isEmpty || !tucked.isEmpty else { return }
    folded = folded.filter { source.path(of: $0) != nil }
    let before = tucked
    var now: Set<Int> = []
    for number in folded {
      // The rows below a hidden row are also below the row that hides it.
      guard !now.contains(number), let path = source.path(of: number) else { continue }
      now.formUnion(descendants(of: path, in: model))
    }
    tucked = now
    for (number, item) in placed(now.subtracting(before)) { hide(number, item, &told) }
    for (number, item) in placed(before.subtracting(now)) where passes(item) {
      show(number, item, &told)
    }
  }

  /// Returns the rows that the source still has, in its order.
  private func placed(_ numbers: Set<Int>) -> [(Int, Item)] {
    numbers.compactMap { number in source.path(of: number).map { (path: $0, number: number) } }
      .sorted { $0.path < $1.path }
      .compactMap { row in item(at: row.path).map { (row.number, $0) } }
  }
}
