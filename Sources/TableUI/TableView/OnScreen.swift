import TableModel

/// The elements on the screen, sorted by place: cells by row, headers and footers by section.
///
/// A screen has few elements, which change at its ends. A sorted list finds one of them as fast as
/// a hash table and needs no further sorting.
struct OnScreen<Place: Comparable, Element> {
  /// An element and its place.
  typealias Entry = (place: Place, element: Element)

  /// The elements from top to bottom, each at a different place.
  private(set) var entries: [Entry] = []

  /// Creates an empty screen.
  init() {}

  /// Creates a screen from elements at different places.
  init(_ entries: [Entry]) {
    self.entries = entries
    let isAscending = entries.indices.dropFirst().allSatisfy { index in
      entries[index - 1].place < entries[index].place
    }
    if !isAscending { self.entries.sort { $0.place < $1.place } }
  }

  /// The places from top to bottom.
  var places: [Place] { entries.map(\.place) }

  /// The elements from top to bottom.
  var elements: [Element] { entries.map(\.element) }

  /// The element at a place; set nil to remove it.
  subscript(place: Place) -> Element? {
    get {
      let index = index(of: place)
      return holds(place, at: index) ? entries[index].element : nil
    }
    set {
      let index = index(of: place)
      switch (newValue, holds(place, at: index)) {
      case (let element?, true): entries[index].element = element
      case (let element?, false): entries.insert((place, element), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Returns the occupied places, except some that are sorted.
  func places(besides others: [Place]) -> [Place] {
    var places: [Place] = []
    var next = 0
    for entry in entries {
      while next < others.count, others[next] < entry.place { next += 1 }
      if next == others.count || others[next] != entry.place { places.append(entry.place) }
    }
    return places
  }

  /// Returns the unoccupied places among some places that are sorted.
  func missing(of places: [Place]) -> [Place] {
    var missing: [Place] = []
    var next = 0
    for place in places {
      while next < entries.count, entries[next].place < place { next += 1 }
      if next == entries.count || entries[next].place != place { missing.append(place) }
    }
    return missing
  }

  /// Removes an element.
  ///
  /// - Returns: The element, or nil if the place is empty.
  mutating func remove(at place: Place) -> Element? {
    let index = index(of: place)
    return holds(place, at: index) ? entries.remove(at: index).element : nil
  }

  /// Returns the number of elements before a place.
  private func index(of place: Place) -> Int {
    guard let last = entries.last, !(last.place < place) else { return entries.count }
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func holds(_ place: Place, at index: Int) -> Bool {
    index < entries.count && entries[index].place == place
  }
}

extension OnScreen where Element: AnyObject {
  /// Returns the place of an object, or nil if it is not on the screen.
  func place(of element: Element) -> Place? {
    for entry in entries where entry.element === element { return entry.place }
    return nil
  }
}

/// The rows on the screen, and the version of the geometry and the range that they come from.
struct ScreenRows {
  /// The rows from top to bottom.
  let paths: [IndexPath]

  private let sections: Range<Int>
  private let version: Int
  private let range: Range<Double>

  /// Creates the list of the rows that overlap a range of positions.
  init(_ positions: RevertibleGeometry, _ range: Range<Double>) {
    (paths, sections) = positions.current.content(inY: range)
    version = positions.version
    self.range = range
  }

  private init(_ rows: ScreenRows, version: Int) {
    (paths, sections, range) = (rows.paths, rows.sections, rows.range)
    self.version = version
  }

  /// Returns the same rows in a geometry that differs from a position on.
  ///
  /// Returns nil if other rows or sections may be in the range now.
  func kept(
    in positions: RevertibleGeometry,
    _ range: Range<Double>,
    before firstMoved: IndexPath
  ) -> ScreenRows? {
    guard range == self.range, let last = paths.last, last < firstMoved,
      positions.current.rowBand(last).maxY >= range.upperBound
    else { return nil }
    return ScreenRows(self, version: positions.version)
  }

  /// Whether the visible sections and the one below them lie before a position.
  func keepsSections(before firstMoved: IndexPath) -> Bool {
    firstMoved.section > sections.upperBound
  }

  /// Returns the rows from a position on.
  func paths(from first: IndexPath) -> [IndexPath] {
    guard let last = paths.last, last >= first else { return [] }
    return Array(paths.drop { $0 < first })
  }

  /// Whether the geometry is still the one that these rows were computed from.
  func isOf(_ positions: RevertibleGeometry) -> Bool { positions.version == version }

  /// Whether the same rows overlap a range now; O(1) if nothing changed.
  func hold(in positions: RevertibleGeometry, _ range: Range<Double>) -> Bool {
    if range == self.range, isOf(positions) { return true }
    return positions.current.rows(inY: range) == paths
  }

  /// Returns the sections that overlap a range now; O(1) if nothing changed.
  func sections(in positions: RevertibleGeometry, _ range: Range<Double>) -> Range<Int> {
    if range == self.range, isOf(positions) { return sections }
    return positions.current.sections(inY: range)
  }
}
