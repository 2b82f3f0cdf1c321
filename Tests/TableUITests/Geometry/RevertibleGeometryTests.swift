import TestSupport
import Testing

import struct TableModel.IndexPath

@testable import TableUI

@Suite struct RevertibleGeometryTests {
  /// All that a geometry knows, without the shape of its trees.
  private struct Facts: Equatable {
    struct Section: Equatable {
      let edges: SectionEdges
      let heights: [Double]
      let marks: [HeightMark]
    }

    let above: Double
    let below: Double
    let sections: [Section]

    init(_ geometry: TableGeometry) {
      (above, below) = (geometry.originY, geometry.trailingHeight)
      sections = (0..<geometry.sectionCount).map { index in
        let section = geometry.section(at: index)
        let rows = 0..<section.rows.count
        return Section(
          edges: section.edges,
          heights: rows.map { section.rows[$0] },
          marks: rows.map(section.mark)
        )
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `goes back to each of three nested moments`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var geometry = RevertibleGeometry()
    for _ in 0..<40 { geometry.perform(edit(of: geometry.current, &random)) }
    for round in 0..<rounds(20, thorough: 60) {
      var moments: [(RevertibleGeometry.Moment, Facts)] = []
      for _ in 0..<3 {
        moments.append((geometry.begin(), Facts(geometry.current)))
        for _ in 0..<random.below(25) { geometry.perform(edit(of: geometry.current, &random)) }
      }
      for (moment, facts) in moments.reversed() {
        if random.below(3) > 0 {
          geometry.revert(to: moment)
          #expect(Facts(geometry.current) == facts, "seed \(seed), round \(round)")
        }
        geometry.end()
        #expect(geometry.current.checkInvariants() == [], "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `a change to the same values is none`() {
    var geometry = RevertibleGeometry()
    let section = SectionHeights(header: 28, rows: RowHeights([44, 60]))
    geometry.perform(.insertSection(section, at: 0))
    let version = geometry.version
    geometry.perform(.setRow(IndexPath(row: 1, section: 0), 60, .given))
    geometry.perform(.setEdges(section.edges, ofSection: 0))
    geometry.perform(.setBoundaries(above: 0, below: 0))
    #expect(geometry.version == version)
    geometry.perform(.setRow(IndexPath(row: 1, section: 0), 60, .measured))
    #expect(geometry.version == version + 1)
  }

  /// A change that fits a geometry.
  private func edit(
    of geometry: TableGeometry,
    _ random: inout SeededGenerator
  ) -> GeometryEdit {
    let count = geometry.sectionCount
    if count == 0 { return .insertSection(section(&random), at: 0) }
    let section = random.below(count)
    let rows = geometry.rowCount(inSection: section)
    let path = IndexPath(row: random.below(rows + 1), section: section)
    switch random.below(12) {
    case 0: return .insertSection(self.section(&random), at: random.below(count + 1))
    case 1: return .removeSection(section)
    case 2: return .replaceSection(self.section(&random), at: section)
    case 3: return .setEdges(self.section(&random).edges, ofSection: section)
    case 4: return .setBoundaries(above: random.height(), below: random.height())
    case 5 where random.below(6) == 0:
      let sections = (0..<random.below(4)).map { _ in self.section(&random) }
      return .replaceSections(TableGeometry(sections))
    case 6..<9 where path.row < rows: return .setRow(path, random.height(), mark(&random))
    case 9 where path.row < rows:
      return .removeRows(path.row..<path.row + 1, inSection: section)
    case 10:
      let end = path.row + random.below(rows - path.row + 1)
      return .removeRows(path.row..<end, inSection: section)
    default:
      let heights = random.heights(most: 60)
      let marks = HeightMarks(mark(&random), count: heights.count)
      return .insertRows(RowHeights(heights), marks, at: path)
    }
  }

  private func section(_ random: inout SeededGenerator) -> SectionHeights {
    var section = SectionHeights(
      topPadding: random.height(),
      header: random.height(),
      rows: RowHeights(random.heights(most: 200)),
      mark: mark(&random),
      footer: random.height()
    )
    section.isHeaderEstimated = random.below(2) == 0
    section.isFooterEstimated = random.below(2) == 0
    return section
  }

  private func mark(_ random: inout SeededGenerator) -> HeightMark {
    [.given, .estimated, .measured][random.below(3)]
  }
}
