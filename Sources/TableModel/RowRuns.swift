/// The rows of a section in runs: stretches of rows that stood together before, and stretches of new rows.
struct RowRuns: Hashable, Sendable {
  /// What happened to a row besides coming, going and moving.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The content changed.
    static let updated = Marks(rawValue: 1)

    /// The content changed so that another kind of cell shows it.
    static let rekinded = Marks(rawValue: 2)

    /// The height changed.
    static let resized = Marks(rawValue: 4)

    /// The row was told to move.
    static let moved = Marks(rawValue: 8)
  }

  /// Rows that follow each other here and did so before, or that are all new.
  struct Run: Hashable, Sendable {
    /// Where the first of them stood before, or nil for new rows.
    var origin: IndexPath?

    /// The number of rows, at least 1.
    var count: Int

    /// What happened to them; a marked run has one row.
    var marks: Marks = []
  }

  private(set) var runs: [Run]
  private(set) var count: Int

  /// The rows of a section as they stood before, or none for a new section.
  init(section: Int?, count: Int) {
    let origin = section.map { IndexPath(row: 0, section: $0) }
    runs = count > 0 ? [Run(origin: origin, count: count)] : []
    self.count = count
  }

  /// Puts new rows in.
  mutating func insertNew(_ added: Int, at row: Int) {
    if added <= 0 { return }
    let (index, offset) = locate(row)
    count += added
    if index < runs.count, runs[index].origin == nil {
      runs[index].count += added
    } else if offset == 0, index > 0, runs[index - 1].origin == nil {
      runs[index - 1].count += added
    } else {
      runs.insert(Run(origin: nil, count: added), at: split(index, offset))
    }
  }

  /// Puts a run in.
  mutating func insert(_ run: Run, at row: Int) {
    let (index, offset) = locate(row)
    runs.insert(run, at: split(index, offset))
    count += run.count
  }

  /// Takes rows out.
  mutating func remove(_ removed: Int, at row: Int) {
    if removed <= 0 { return }
    let first = cut(at: row)
    let last = cut(at: row + removed)
    runs.removeSubrange(first..<last)
    count -= removed
  }

  /// Takes one row out.
  mutating func take(at row: Int) -> Run {
    let index = isolate(row)
    count -= 1
    return runs.remove(at: index)
  }

  /// Notes what happened to a row; new rows need no note.
  mutating func mark(_ marks: Marks, at row: Int) {
    if runs[locate(row).index].origin == nil { return }
    let index = isolate(row)
    runs[index].marks.formUnion(marks)
  }

  private mutating func isolate(_ row: Int) -> Int {
    let index = cut(at: row)
    if runs[index].count > 1 { _ = split(index, 1) }
    return index
  }

  /// Makes a run start at a row and gives its index.
  private mutating func cut(at row: Int) -> Int {
    let (index, offset) = locate(row)
    return split(index, offset)
  }

  private func locate(_ row: Int) -> (index: Int, offset: Int) {
    var offset = row
    for (index, run) in runs.enumerated() {
      if offset < run.count { return (index, offset) }
      offset -= run.count
    }
    return (runs.count, 0)
  }

  private mutating func split(_ index: Int, _ offset: Int) -> Int {
    if offset == 0 { return index }
    var rest = runs[index]
    rest.count -= offset
    rest.origin?.row += offset
    runs[index].count = offset
    runs.insert(rest, at: index + 1)
    return index + 1
  }
}
