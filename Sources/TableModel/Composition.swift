/// A table while changes are made one after the other, told apart by where everything stood before.
///
/// Whatever no change named stays in stretches, so the cost does not grow with the rows.
struct Composition {
  /// Sections that follow each other here and did so before, or one section that was looked into.
  struct Part {
    /// The number that the first of them had before, or nil for a new section.
    var origin: Int?

    /// The number of sections, at least 1; a new, opened or noted section stands alone.
    var length: Int

    /// The rows of an opened section.
    var rows: RowRuns?

    /// Whether the header or the footer changed.
    var isRetitled = false

    /// Whether the section was told to move.
    var wasMoved = false
  }

  let counts: [Int]
  private(set) var parts: [Part]
  private var sectionCount: Int

  init(_ counts: [Int]) {
    self.counts = counts
    sectionCount = counts.count
    parts = counts.isEmpty ? [] : [Part(origin: 0, length: counts.count)]
  }

  /// Makes a change; one that does not fit is left out.
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
      insert(
        Part(origin: nil, length: 1, rows: RowRuns(section: nil, count: section.items.count)),
        at: index
      )
    case .deleteSection(_, let index):
      guard (0..<sectionCount).contains(index) else { return }
      _ = takePart(index)
    case .moveSection(let from, let to): move(from, to)
    case .header(let index, _, _), .footer(let index, _, _):
      guard (0..<sectionCount).contains(index) else { return }
      parts[isolate(index)].isRetitled = true
    }
  }
}

// MARK: Rows

extension Composition {
  private mutating func insert(_ count: Int, at path: IndexPath) {
    guard let part = open(path.section), holds(path, in: part, room: 1) else { return }
    parts[part].rows?.insertNew(count, at: path.row)
  }

  private mutating func delete(_ count: Int, at path: IndexPath) {
    guard count > 0, let part = open(path.section), holds(path, in: part),
      count <= rowCount(part) - path.row
    else { return }
    parts[part].rows?.remove(count, at: path.row)
  }

  private mutating func move(_ from: IndexPath, _ to: IndexPath) {
    guard let source = open(from.section), holds(from, in: source),
      let target = open(to.section),
      holds(to, in: target, room: from.section == to.section ? 0 : 1),
      let reopened = open(from.section), var run = parts[reopened].rows?.take(at: from.row)
    else { return }
    run.marks.insert(.moved)
    parts[target].rows?.insert(run, at: to.row)
  }

  private mutating func mark(_ marks: RowRuns.Marks, at path: IndexPath) {
    guard let part = open(path.section), holds(path, in: part) else { return }
    parts[part].rows?.mark(marks, at: path.row)
  }

  private func holds(_ path: IndexPath, in part: Int, room: Int = 0) -> Bool {
    path.row >= 0 && path.row < rowCount(part) + room
  }

  private func rowCount(_ part: Int) -> Int { parts[part].rows?.count ?? 0 }
}

// MARK: Sections

extension Composition {
  private mutating func move(_ from: Int, _ to: Int) {
    guard (0..<sectionCount).contains(from), (0..<sectionCount).contains(to) else { return }
    var part = takePart(from)
    part.wasMoved = true
    insert(part, at: to)
  }

  private mutating func takePart(_ section: Int) -> Part {
    let index = isolate(section)
    sectionCount -= 1
    return parts.remove(at: index)
  }

  private mutating func insert(_ part: Part, at section: Int) {
    let index = cut(at: section)
    parts.insert(part, at: index)
    sectionCount += 1
  }

  /// Makes the rows of a section known and gives the index of its part, or nil if there is none.
  private mutating func open(_ section: Int) -> Int? {
    guard (0..<sectionCount).contains(section) else { return nil }
    let index = isolate(section)
    if parts[index].rows == nil, let origin = parts[index].origin {
      parts[index].rows = RowRuns(section: origin, count: counts[origin])
    }
    return index
  }

  private mutating func isolate(_ section: Int) -> Int {
    let index = cut(at: section)
    if parts[index].length > 1 { split(index, 1) }
    return index
  }

  /// Makes a part start at a section and gives its index.
  private mutating func cut(at section: Int) -> Int {
    var offset = section
    for index in parts.indices {
      if offset < parts[index].length {
        if offset == 0 { return index }
        split(index, offset)
        return index + 1
      }
      offset -= parts[index].length
    }
    return parts.count
  }

  private mutating func split(_ index: Int, _ offset: Int) {
    var rest = parts[index]
    rest.length -= offset
    rest.origin = rest.origin.map { $0 + offset }
    parts[index].length = offset
    parts.insert(rest, at: index + 1)
  }
}
