import TableModel

/// The places of rows while saved edits are undone one by one, the last first.
struct SavedEditPlaces {
  /// The place of a row after some steps.
  struct Place {
    /// The path of the row.
    let path: IndexPath

    /// The number of steps before that.
    let stepCount: Int
  }

  /// A step on the way back.
  private enum Step {
    case insertion(IndexPath)
    case deletion(IndexPath)
    case section(Int)
  }

  /// The numbers of the first rows of the sections that the database has.
  private let starts: [Int]

  /// The number of rows of each section after the steps so far.
  private var counts: [Int]

  /// The headers after the steps so far, or nil for one section without a header.
  private var headers: [String]?
  private var steps: [Step] = []

  /// Begins with the rows of the database.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section.
  ///   - headers: The headers of the sections, or nil for one without a header.
  init(_ counts: [Int], headers: [String]?) {
    (self.counts, self.headers) = (counts, headers)
    var next = 0
    starts = counts.map { count in
      defer { next += count }
      return next
    }
  }

  /// Returns the place of a row of the database by its number.
  ///
  /// - Complexity: O(n) in the sections.
  func place(ofRow number: Int) -> Place {
    let section = starts.lastIndex { $0 <= number } ?? 0
    let path = IndexPath(row: number - starts[section], section: section)
    return Place(path: path, stepCount: 0)
  }

  /// Returns the path of a row after the steps so far.
  ///
  /// - Complexity: O(n) in the steps since its place was found.
  func path(of place: Place) -> IndexPath {
    steps.dropFirst(place.stepCount).reduce(into: place.path) { path, step in
      switch step {
      case .insertion(let other):
        if other.section == path.section, other.row <= path.row { path.row += 1 }
      case .deletion(let other):
        if other.section == path.section, other.row < path.row { path.row -= 1 }
      case .section(let index): if index <= path.section { path.section += 1 }
      }
    }
  }

  /// Removes a row.
  mutating func remove(at path: IndexPath) {
    steps.append(.deletion(path))
    counts[path.section] -= 1
  }

  /// Inserts a row.
  ///
  /// - Parameters:
  ///   - row: The number of the row in its section; a smaller one if that has fewer rows.
  ///   - header: The header of a section that exists, or nil without sections.
  /// - Returns: The place.
  mutating func insert(at row: Int, ofSection header: String?) -> Place {
    let section = header.flatMap { headers?.firstIndex(of: $0) } ?? 0
    let path = IndexPath(row: min(row, counts[section]), section: section)
    steps.append(.insertion(path))
    counts[section] += 1
    return Place(path: path, stepCount: steps.count)
  }

  /// Returns whether there is a section with a header.
  func hasSection(_ header: String) -> Bool { headers?.contains(header) ?? true }

  /// Inserts an empty section.
  ///
  /// - Parameters:
  ///   - header: Its header.
  ///   - index: The number of the section; a smaller one if there are fewer sections.
  /// - Returns: The number.
  mutating func insertSection(_ header: String, near index: Int) -> Int {
    let index = min(index, counts.count)
    steps.append(.section(index))
    headers?.insert(header, at: index)
    counts.insert(0, at: index)
    return index
  }
}
