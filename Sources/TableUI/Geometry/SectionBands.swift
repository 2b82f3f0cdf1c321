/// Where the parts of a section stand, found in one walk.
package struct SectionBands {
  /// The section: its header, rows and footer, without the padding above the header.
  package var whole: Band

  /// Its header.
  package var header: Band

  /// Its footer.
  package var footer: Band

  init(_ section: SectionHeights) {
    let height = section.header + section.rows.extent + section.footer
    whole = Band(y: section.topPadding, height: height)
    header = Band(y: section.topPadding, height: section.header)
    footer = Band(y: section.rowsEnd, height: section.footer)
  }

  /// The bands as seen by somebody who knows what stands before.
  func moved(by extent: Double) -> SectionBands {
    var bands = self
    bands.whole.y = extent + whole.y
    bands.header.y = extent + header.y
    bands.footer.y = extent + footer.y
    return bands
  }
}
