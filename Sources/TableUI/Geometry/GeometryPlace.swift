/// A part of a section, found by a position in points, and its edges.
struct GeometryPlace {
  /// The parts of a section from top to bottom.
  enum Part: Hashable {
    case padding
    case header
    case row(Int)
    case footer
  }

  /// The index of the section.
  var section = 0

  /// The part of the section.
  var part: Part

  /// The upper edge, in points.
  var start: Double

  /// The upper edge of the next part, in points.
  var end: Double

  init(_ part: Part, start: Double, end: Double) {
    self.part = part
    self.start = start
    self.end = end
  }

  /// Whether the part is a row.
  var isRow: Bool { if case .row = part { true } else { false } }

  /// Returns the place relative to the start of the preceding sections.
  func moved(by before: SectionSummary) -> GeometryPlace {
    var place = self
    place.section += before.count
    place.start = before.extent + start
    place.end = before.extent + end
    return place
  }
}

/// A row, found by a position in points, and its edges.
struct RowPlace {
  /// The index of the row.
  var row: Int

  /// The upper edge, in points.
  var start: Double

  /// The upper edge of the next part, in points.
  var end: Double
}
