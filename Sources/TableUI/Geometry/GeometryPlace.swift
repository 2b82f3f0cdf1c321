/// A part of a section that was looked for by points, and its edges.
struct GeometryPlace {
  /// The parts of a section from top to bottom.
  enum Part: Hashable {
    case padding
    case header
    case row(Int)
    case footer
  }

  /// The number of the section.
  var section = 0

  /// Which part of it.
  var part: Part

  /// The upper edge.
  var start: Double

  /// The upper edge of what follows.
  var end: Double

  init(_ part: Part, start: Double, end: Double) {
    self.part = part
    self.start = start
    self.end = end
  }

  /// Whether the part is a row.
  var isRow: Bool { if case .row = part { true } else { false } }

  /// The place as seen by somebody who knows what stands before.
  func moved(by before: SectionSummary) -> GeometryPlace {
    var place = self
    place.section += before.count
    place.start = before.extent + start
    place.end = before.extent + end
    return place
  }
}

/// A row that was looked for by points, and its edges.
struct RowPlace {
  /// The number of the row.
  var row: Int

  /// The upper edge.
  var start: Double

  /// The upper edge of what follows.
  var end: Double
}
