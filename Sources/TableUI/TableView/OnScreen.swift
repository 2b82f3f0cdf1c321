import TableModel

/// What is on the screen, in the order of its places: cells by row, headers and footers by section.
///
/// A screen holds few elements, which come and go at its ends: a sorted list finds one of them as quickly as
/// a hash table, and nobody has to sort it again.
struct OnScreen<Place: Comparable, Element> {
  /// An element and where it stands.
  typealias Entry = (place: Place, element: Element)

  /// The elements from top to bottom, no two at one place.
  private(set) var entries: [Entry] = []

  /// Makes an empty screen.
  init() {}

  /// Takes elements in, at places that differ.
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

  /// The element at a place; nil takes it away.
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

  /// The places where something stands, without some that come in order.
  func places(besides others: [Place]) -> [Place] {
    var places: [Place] = []
    var next = 0
    for entry in entries {
      while next < others.count, others[next] < entry.place { next += 1 }
      if next == others.count || others[next] != entry.place { places.append(entry.place) }
    }
    return places
  }

  /// Those of some places where nothing stands.
  func missing(of places: [Place]) -> [Place] {
    var missing: [Place] = []
    for place in places where self[place] == nil { missing.append(place) }
    return missing
  }

  /// Takes an element away.
  ///
  /// - Returns: The element, or nil if there is none at this place.
  mutating func remove(at place: Place) -> Element? {
    let index = index(of: place)
    return holds(place, at: index) ? entries.remove(at: index).element : nil
  }

  /// How many elements stand before a place.
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
  /// The place of an object, or nil if it is not on the screen.
  func place(of element: Element) -> Place? {
    for entry in entries where entry.element === element { return entry.place }
    return nil
  }
}

/// The rows on the screen, and what that was worked out from.
struct ScreenRows {
  /// The rows from top to bottom.
  let paths: [IndexPath]

  private let sections: Range<Int>
  private let geometry: TableGeometry
  private let range: Range<Double>

  /// Finds the rows that reach into a range of places.
  init(_ geometry: TableGeometry, _ range: Range<Double>) {
    (paths, sections) = geometry.content(inY: range)
    self.geometry = geometry
    self.range = range
  }

  /// Whether the same rows reach into a range of another geometry; where nothing happened, that costs nothing.
  func hold(in geometry: TableGeometry, _ range: Range<Double>) -> Bool {
    if range == self.range, geometry == self.geometry { return true }
    return geometry.rows(inY: range) == paths
  }

  /// The sections that reach into a range of a geometry; where nothing happened, they are known.
  func sections(in geometry: TableGeometry, _ range: Range<Double>) -> Range<Int> {
    if range == self.range, geometry == self.geometry { return sections }
    return geometry.sections(inY: range)
  }
}
