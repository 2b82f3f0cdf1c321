/// The heights of a section: the padding above its header, the header, the rows and the footer.
package struct SectionHeights: Equatable, Sendable {
  /// The padding above the header, which belongs to no element.
  package var topPadding: Double {
    didSet { topPadding = RowHeights.clamped(topPadding) }
  }

  /// The height of the header, or 0 where there is none.
  package var header: Double {
    didSet { header = RowHeights.clamped(header) }
  }

  /// The heights of the rows.
  package internal(set) var rows: RowHeights

  /// How they came to be known, or nil where all were given.
  var marks: HeightMarks?

  /// Whether the height of the header is an estimate.
  package var isHeaderEstimated = false

  /// Whether the height of the footer is an estimate.
  package var isFooterEstimated = false

  /// The height of the footer, or 0 where there is none.
  package var footer: Double {
    didSet { footer = RowHeights.clamped(footer) }
  }

  /// Makes the heights of a section; what ``RowHeights/accepts(_:)`` refuses is clamped.
  package init(
    topPadding: Double = 0,
    header: Double = 0,
    rows: RowHeights = RowHeights(),
    mark: HeightMark = .given,
    footer: Double = 0
  ) {
    self.topPadding = RowHeights.clamped(topPadding)
    self.header = RowHeights.clamped(header)
    self.rows = rows
    if mark != .given, rows.count > 0 { marks = HeightMarks(repeating: mark, count: rows.count) }
    self.footer = RowHeights.clamped(footer)
  }
}

extension SectionHeights {
  /// Where the rows begin, from the top of the padding.
  var rowsStart: Double { topPadding + header }

  /// Where the rows end, from the top of the padding.
  var rowsEnd: Double { rowsStart + rows.extent }

  /// The height of everything, the padding too.
  var extent: Double { rowsEnd + footer }

  /// What a tree of sections knows about this one.
  var summary: SectionSummary {
    SectionSummary(count: 1, rows: rows.count, extent: extent)
  }

  /// The first part that ends below a place, or at it where `isAtEnd`; the footer if none does.
  func part(at y: Double, isAtEnd: Bool) -> GeometryPlace {
    func ends(_ end: Double) -> Bool { y < end || (isAtEnd && y == end) }
    if ends(topPadding) { return GeometryPlace(.padding, start: 0, end: topPadding) }
    if ends(rowsStart) { return GeometryPlace(.header, start: topPadding, end: rowsStart) }
    if ends(rowsEnd), let place = rows.row(at: y - rowsStart, isAtEnd: isAtEnd) {
      return GeometryPlace(
        .row(place.row),
        start: rowsStart + place.start,
        end: rowsStart + place.end
      )
    }
    return GeometryPlace(.footer, start: rowsEnd, end: extent)
  }
}
