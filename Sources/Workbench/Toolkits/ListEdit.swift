import TableModel

/// A step of an edit for toolkits without sections.
///
/// Its positions refer to one list, which joins the sections of a table; headers are not rows.
/// Steps are applied in order, and each refers to the list after the previous step.
enum ListEdit: Hashable, Sendable {
  /// A deletion of rows.
  case remove(Range<Int>)

  /// An insertion of rows, with their positions after the step.
  case insert(Range<Int>)

  /// A move of consecutive rows; the new position of the first one is counted without them.
  case move(Range<Int>, to: Int)

  /// A change of a row's content.
  case change(Int)

  /// A change of a row's height.
  case resize(Int)
}

extension ListEdit {
  /// Returns the steps for changes that are applied in order.
  ///
  /// - Parameters:
  ///   - changes: The changes, each based on the state after the previous one.
  ///   - counts: The row count of each section before the first change.
  /// - Returns: The steps; changes of headers or footers and invalid changes have none.
  /// - Complexity: O(k log s) for k changes and s sections, plus O(s) for a list of counts.
  static func steps(
    of changes: [TableChange],
    from counts: some Collection<Int>
  ) -> [ListEdit] {
    var counts = RowCounts(counts)
    return changes.compactMap { change in
      guard let step = step(of: change, counts) else { return nil }
      counts.follow(change)
      return step.isEmpty ? nil : step
    }
  }

  private static func step(of change: TableChange, _ counts: RowCounts) -> ListEdit? {
    func start(_ section: Int) -> Int? {
      (0...counts.count).contains(section) ? counts.rowCount(before: section) : nil
    }
    func place(_ path: IndexPath) -> Int? { start(path.section).map { $0 + path.row } }
    switch change {
    case .insert(let items, let path):
      return place(path).map { .insert($0..<$0 + items.count) }
    case .delete(let items, let path):
      return place(path).map { .remove($0..<$0 + items.count) }
    case .move(let from, let to):
      guard let old = place(from), let new = place(to) else { return nil }
      // Positions after the old section are one too high until the row has been removed there.
      return .move(old..<old + 1, to: to.section > from.section ? new - 1 : new)
    case .update(let path, _, _): return place(path).map { .change($0) }
    case .height(let path, _, _): return place(path).map { .resize($0) }
    case .insertSection(let section, let index):
      return start(index).map { .insert($0..<$0 + section.items.count) }
    case .deleteSection(let section, let index):
      return start(index).map { .remove($0..<$0 + section.items.count) }
    case .moveSection(let from, let to):
      guard let old = start(from), counts.indices.contains(from), counts.indices.contains(to)
      else { return nil }
      var rest = counts
      let count = rest.remove(at: from)
      return .move(old..<old + count, to: rest.rowCount(before: to))
    case .header, .footer, .members: return .remove(0..<0)
    }
  }

  /// Whether the step has no effect on the list.
  private var isEmpty: Bool {
    switch self {
    case .remove(let range), .insert(let range): range.isEmpty
    case .move(let range, let place): range.isEmpty || range.lowerBound == place
    case .change, .resize: false
    }
  }
}

extension RowCounts {
  /// Updates the row counts of the sections after a valid change.
  fileprivate mutating func follow(_ change: TableChange) {
    switch change {
    case .insert(let items, let path): self[path.section] += items.count
    case .delete(let items, let path): self[path.section] -= items.count
    case .move(let from, let to):
      self[from.section] -= 1
      self[to.section] += 1
    case .insertSection(let section, let index): insert(section.items.count, at: index)
    case .deleteSection(_, let index): remove(at: index)
    case .moveSection(let from, let to): insert(remove(at: from), at: to)
    case .update, .height, .header, .footer, .members: break
    }
  }
}
