import TableModel

/// A section and where it stands, found once for many questions about what is in it.
///
/// Its answers are those of ``TableGeometry`` to the last bit: the same sums are made in the same order.
package struct PlacedSection {
  /// The heights of the section.
  package let heights: SectionHeights

  /// How much stands before it on each level of the tree, from the lowest level up.
  private var before: [Double]

  /// Where the first section of the table begins.
  private let originY: Double

  fileprivate init(_ heights: SectionHeights, after before: Double, originY: Double) {
    self.heights = heights
    self.before = [before]
    self.originY = originY
  }

  fileprivate func behind(_ extent: Double) -> PlacedSection {
    var placed = self
    placed.before.append(extent)
    return placed
  }

  /// Where the section stands: its header, rows and footer, without the padding above the header.
  package var band: Band {
    placed(
      Band(y: heights.topPadding, height: heights.header + heights.rows.extent + heights.footer)
    )
  }

  /// Where its header stands.
  package var headerBand: Band { placed(Band(y: heights.topPadding, height: heights.header)) }

  /// Where its footer stands.
  package var footerBand: Band { placed(Band(y: heights.rowsEnd, height: heights.footer)) }

  /// Where a row of it stands.
  package func rowBand(_ row: Int) -> Band {
    let band = heights.rows.band(of: row)
    return placed(Band(y: heights.rowsStart + band.y, height: band.height))
  }

  private func placed(_ band: Band) -> Band {
    var y = band.y
    for extent in before { y = extent + y }
    return Band(y: originY + y, height: band.height)
  }
}

extension TableGeometry {
  /// A section and where it stands; it must exist.
  ///
  /// - Complexity: O(log n) in the number of sections.
  package func placedSection(_ section: Int) -> PlacedSection {
    precondition(section >= 0 && section < sectionCount, "Section out of range.")
    let placed = tree.search(SummaryTreeCountMetric.self, for: section) { chunk, offset in
      PlacedSection(
        chunk.sections[offset],
        after: chunk.summary(before: offset).extent,
        originY: originY
      )
    } combine: { before, placed in
      placed.behind(before.extent)
    }
    guard let placed else { preconditionFailure("Section out of range.") }
    return placed
  }
}
