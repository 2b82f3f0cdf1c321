/// A table during a sequence of changes, stored as the old positions of its parts.
///
/// Unchanged parts stay in ranges, so the cost does not grow with the rows.
struct TableUpdatesBuilder {
  /// Sections that are adjacent now and were before, or one section with known rows.
  struct Part {
    /// The old number of the first section, or nil for a new section.
    var origin: Int?

    /// The number of sections, at least 1; a new, opened or marked section is a separate part.
    var length: Int

    /// The rows of an opened section.
    var rows: RowRuns?

    /// Whether the header or the footer changed.
    var isRetitled = false

    /// Whether the section was moved explicitly.
    var wasMoved = false
  }

  let counts: RowCounts

  /// The parts in a tree, so that changes in a million sections do not each scan the earlier ones.
  private var tree: SummaryTree<Part>

  /// The parts in order.
  var parts: [Part] { Array(tree.leaves) }

  private var sectionCount: Int { tree.count }

  init(_ counts: RowCounts) {
    self.counts = counts
    tree = SummaryTree(leaf: Part(origin: 0, length: counts.count))
  }

  /// Makes a change; a change that does not match is left out.
  mutating func apply(_ change: TableChange) {
    switch change {
    case .insert(let items, let path): insert(items.count, at: path)
    case .delete(let items, let path): delete(items.count, at: path)
    case .move(let from, let to): move(from, to)
    case .update(let path, let old, let new):
      mark(old.cellKind == new.cellKind ? .updated : [.updated, .rekinded], at: path)
    case .height(let path, _, _): mark(.resized, at: path)
    case .insertSection(let section, let index):
      guard (0...sectionCount).contains(index) else { return }
      let rows = RowRuns(section: nil, count: section.items.count)
      insert(Part(origin: nil, length: 1, rows: rows), at: index)
    case .deleteSection(_, let index):
      guard (0..<sectionCount).contains(index) else { return }
      takePart(index)
    case .moveSection(let from, let to): move(from, to)
    case .header(let index, _, _), .footer(let index, _, _):
      guard (0..<sectionCount).contains(index) else { return }
      edit(index) { $0.isRetitled = true }
    case .members: break
    }
  }
}

// MARK: Rows

extension TableUpdatesBuilder {
  private mutating func insert(_ count: Int, at path: IndexPath) {
    open(path.section) { part in
      if part.holds(path.row, room: 1) { part.rows?.insertNew(count, at: path.row) }
    }
  }

  private mutating func delete(_ count: Int, at path: IndexPath) {
    open(path.section) { part in
      guard count > 0, part.holds(path.row), count <= part.rowCount - path.row else { return }
      part.rows?.remove(count, at: path.row)
    }
  }

  private mutating func move(_ from: IndexPath, _ to: IndexPath) {
    let room = from.section == to.section ? 0 : 1
    guard open(from.section, { $0.holds(from.row) }) == true,
      open(to.section, { $0.holds(to.row, room: room) }) == true
    else { return }
    var taken: RowRuns.Run?
    open(from.section) { taken = $0.rows?.take(at: from.row) }
    guard var run = taken else { return }
    run.marks.insert(.moved)
    open(to.section) { $0.rows?.insert(run, at: to.row) }
  }

  private mutating func mark(_ marks: RowRuns.Marks, at path: IndexPath) {
    open(path.section) { if $0.holds(path.row) { $0.rows?.mark(marks, at: path.row) } }
  }
}

// MARK: Sections

extension TableUpdatesBuilder {
  private mutating func move(_ from: Int, _ to: Int) {
    guard (0..<sectionCount).contains(from), (0..<sectionCount).contains(to) else { return }
    var part = takePart(from)
    part.wasMoved = true
    insert(part, at: to)
  }

  @discardableResult private mutating func takePart(_ section: Int) -> Part {
    let part = edit(section) { $0 }
    tree.remove(section..<section + 1)
    return part
  }

  private mutating func insert(_ part: Part, at section: Int) {
    tree.insert(SummaryTree(leaf: part), at: section)
  }

  /// Opens a section, so that its rows are known, and edits it; nil if it does not exist.
  @discardableResult
  private mutating func open<Answer>(
    _ section: Int,
    _ body: (inout Part) -> Answer
  ) -> Answer? {
    guard (0..<sectionCount).contains(section) else { return nil }
    let counts = counts
    return edit(section) { part in
      if part.rows == nil, let origin = part.origin {
        part.rows = RowRuns(section: origin, count: counts[origin])
      }
      return body(&part)
    }
  }

  /// Edits one section, which becomes a separate part.
  @discardableResult
  private mutating func edit<Answer>(
    _ section: Int,
    _ body: (inout Part) -> Answer
  ) -> Answer {
    tree.update(at: section) { part, offset, added in
      if offset + 1 < part.length { added.append(part.split(at: offset + 1)) }
      guard offset > 0 else { return body(&part) }
      var single = part.split(at: offset)
      defer { added.insert(single, at: 0) }
      return body(&single)
    }
  }
}

extension TableUpdatesBuilder.Part: SummaryTreeLeaf {
  init() { self.init(origin: nil, length: 0) }

  var summary: ItemCount { ItemCount(count: length) }

  var count: Int { length }

  /// The number of rows of an opened section.
  fileprivate var rowCount: Int { rows?.count ?? 0 }

  fileprivate func holds(_ row: Int, room: Int = 0) -> Bool { row >= 0 && row < rowCount + room }

  mutating func split(at offset: Int) -> Self {
    var rest = self
    rest.length -= offset
    rest.origin = rest.origin.map { $0 + offset }
    length = offset
    return rest
  }

  mutating func absorb(_ next: Self) -> Bool {
    guard isUntouched, next.isUntouched, let origin, next.origin == origin + length else {
      return false
    }
    length += next.length
    return true
  }

  private var isUntouched: Bool { rows == nil && !isRetitled && !wasMoved }
}
