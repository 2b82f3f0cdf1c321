/// The positions of a section's parts, found in one walk.
package struct SectionBands {
  /// The section: its header, rows and footer, without the padding above the header.
  package var whole: Band

  /// The header.
  package var header: Band

  /// The footer.
  package var footer: Band

  init(_ section: SectionHeights) {
    let height = section.header + section.rows.extent + section.footer
    whole = Band(y: section.topPadding, height: height)
    header = Band(y: section.topPadding, height: section.header)
    footer = Band(y: section.rowsEnd, height: section.footer)
  }

  /// Returns the bands moved down by a height, in points.
  func moved(by extent: Double) -> SectionBands {
    var bands = self
    bands.whole.y = extent + whole.y
    bands.header.y = extent + header.y
    bands.footer.y = extent + footer.y
    return bands
  }
}

/// The vertical position of an element in a table, in points.
package struct Band: Hashable, Sendable {
  /// The upper edge.
  package var y: Double

  /// The height.
  package var height: Double

  /// Creates a band.
  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The lower edge.
  package var maxY: Double { y + height }
}
