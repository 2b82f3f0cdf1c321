/// The heights of a section: the padding above its header, the header, the rows and the footer.
package struct SectionHeights: Equatable, Sendable {
  /// The padding above the header, in points; it belongs to no element.
  package var topPadding: Double {
    didSet { topPadding = RowHeights.clamped(topPadding) }
  }

  /// The height of the header, in points; 0 without a header.
  package var header: Double {
    didSet { header = RowHeights.clamped(header) }
  }

  /// The heights of the rows.
  package internal(set) var rows: RowHeights

  /// The origins of the row heights, or nil if all were given.
  var marks: HeightMarks?

  /// Whether the height of the header is an estimate.
  package var isHeaderEstimated = false

  /// Whether the height of the footer is an estimate.
  package var isFooterEstimated = false

  /// The height of the footer, in points; 0 without a footer.
  package var footer: Double {
    didSet { footer = RowHeights.clamped(footer) }
  }

  /// Creates the heights of a section; heights that ``RowHeights/accepts(_:)`` rejects are clamped.
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
    marks = HeightMarks(mark, count: rows.count)
    self.footer = RowHeights.clamped(footer)
  }
}

/// The heights above and below the rows of a section, in points.
struct SectionEdges: Equatable, Sendable {
  /// The padding above the header.
  var topPadding: Double

  /// The height of the header.
  var header: Double

  /// Whether the height of the header is an estimate.
  var isHeaderEstimated: Bool

  /// The height of the footer.
  var footer: Double

  /// Whether the height of the footer is an estimate.
  var isFooterEstimated: Bool
}

extension SectionHeights {
  /// The heights above and below the rows.
  var edges: SectionEdges {
    get {
      SectionEdges(
        topPadding: topPadding,
        header: header,
        isHeaderEstimated: isHeaderEstimated,
        footer: footer,
        isFooterEstimated: isFooterEstimated
      )
    }
    set {
      topPadding = newValue.topPadding
      header = newValue.header
      isHeaderEstimated = newValue.isHeaderEstimated
      footer = newValue.footer
      isFooterEstimated = newValue.isFooterEstimated
    }
  }

  /// The upper edge of the rows, relative to the top of the padding.
  var rowsStart: Double { topPadding + header }

  /// The lower edge of the rows, relative to the top of the padding.
  var rowsEnd: Double { rowsStart + rows.extent }

  /// The total height with padding, in points.
  var extent: Double { rowsEnd + footer }

  /// The summary of this section for the tree of sections.
  var summary: SectionSummary {
    SectionSummary(count: 1, rows: rows.count, extent: extent)
  }

  /// Returns the first part that ends below a position, or at it if `isAtEnd`; else the footer.
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
