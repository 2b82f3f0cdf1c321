import TableModel

/// A step of an edit as toolkits without sections count it: in one list, where the sections of a table stand
/// end to end and headers are no rows.
///
/// Steps are made one after the other; each is counted in the list as the one before left it.
enum ListEdit: Hashable, Sendable {
  /// Rows go.
  case remove(Range<Int>)

  /// Rows come; they have these places afterwards.
  case insert(Range<Int>)

  /// Rows that stand together go elsewhere; the place of the first of them counts without them.
  case move(Range<Int>, to: Int)

  /// A row has other content.
  case change(Int)

  /// A row has another height.
  case resize(Int)
}

extension ListEdit {
  /// The steps of changes made one after the other.
  ///
  /// - Parameters:
  ///   - changes: The changes, each counted in the state at its moment.
  ///   - counts: The rows of each section before the first of them.
  /// - Returns: The steps; headers and footers need none, as does a change that does not fit.
  /// - Complexity: O(k s) for k changes and s sections.
  static func steps(of changes: [TableChange], from counts: [Int]) -> [ListEdit] {
    var counts = counts
    return changes.compactMap { change in
      guard let step = step(of: change, counts) else { return nil }
      counts.follow(change)
      return step.isEmpty ? nil : step
    }
  }

  private static func step(of change: TableChange, _ counts: [Int]) -> ListEdit? {
    func start(_ section: Int) -> Int? {
      (0...counts.count).contains(section) ? counts[..<section].reduce(0, +) : nil
    }
    func place(_ path: IndexPath) -> Int? { start(path.section).map { $0 + path.row } }
    switch change {
    case .insert(let items, let path):
      return place(path).map { .insert($0..<$0 + items.count) }
    case .delete(let items, let path):
      return place(path).map { .remove($0..<$0 + items.count) }
    case .move(let from, let to):
      guard let old = place(from), let new = place(to) else { return nil }
      // Behind its old section the row counts one place too far as long as it stands there.
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
      return .move(old..<old + count, to: rest[..<to].reduce(0, +))
    case .header, .footer, .members: return .remove(0..<0)
    }
  }

  /// Whether nothing happens in the list.
  private var isEmpty: Bool {
    switch self {
    case .remove(let range), .insert(let range): range.isEmpty
    case .move(let range, let place): range.isEmpty || range.lowerBound == place
    case .change, .resize: false
    }
  }
}

extension [Int] {
  /// The rows of each section after a change that fits.
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
