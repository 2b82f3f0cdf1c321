import TestSupport
import Testing

import struct TableModel.IndexPath

@testable import TableUI

@Suite struct TableGeometryTests {
  private var geometry = TableGeometry()

  init() {
    geometry.originY = 10
    geometry.appendSection(header: 28, rows: RowHeights([44, 0, 60]), footer: 12, topPadding: 22)
    geometry.appendSection(header: 0, rows: RowHeights(), footer: 0)
    geometry.appendSection(header: 20, rows: RowHeights([30]), footer: 0)
  }

  @Test func `puts everything below what stands above it`() {
    #expect(geometry.sectionBand(0) == Band(y: 32, height: 144))
    #expect(geometry.headerBand(0) == Band(y: 32, height: 28))
    #expect(geometry.rowBand(IndexPath(row: 2, section: 0)) == Band(y: 104, height: 60))
    #expect(geometry.footerBand(0) == Band(y: 164, height: 12))
    #expect(geometry.sectionBand(1) == Band(y: 176, height: 0))
    #expect(geometry.rowBand(IndexPath(row: 0, section: 2)) == Band(y: 196, height: 30))
    #expect(geometry.contentHeight == 226)
    #expect(geometry.totalRowCount == 4)
  }

  @Test(
    arguments: [
      (9.75, nil), (10, nil), (31.75, nil), (32, .header(0)), (59.75, .header(0)),
      (60, .row(IndexPath(row: 0, section: 0))), (104, .row(IndexPath(row: 2, section: 0))),
      (164, .footer(0)), (176, .header(2)), (225.75, .row(IndexPath(row: 0, section: 2))),
      (226, nil), (.nan, nil), (.infinity, nil), (-.infinity, nil),
    ] as [(Double, TableGeometry.Element?)]
  )
  func `meets what covers a place`(y: Double, element: TableGeometry.Element?) {
    #expect(geometry.element(atY: y) == element)
  }

  @Test func `a row that only touches is left out`() {
    #expect(geometry.rows(inY: 32..<60) == [])
    #expect(geometry.rows(inY: 60..<104) == [IndexPath(row: 0, section: 0)])
    #expect(geometry.rows(inY: 103.75..<196.25).count == 4)
    #expect(geometry.rows(inY: -1000..<1000).count == 4)
    #expect(geometry.rows(inY: 226..<300) == [])
  }

  @Test(arguments: [
    (0.0..<32.0, 0..<1), (0..<10, 0..<0), (164..<177, 0..<3), (180..<181, 2..<3),
    (226..<230, 0..<0),
  ])
  func `tells the sections in a range`(range: Range<Double>, sections: Range<Int>) {
    #expect(geometry.sections(inY: range) == sections)
  }

  @Test func `tells what it holds`() {
    #expect(geometry.holds(IndexPath(row: 2, section: 0)))
    #expect(!geometry.holds(IndexPath(row: 3, section: 0)))
    #expect(!geometry.holds(IndexPath(row: 0, section: 1)))
    #expect(!geometry.holds(IndexPath(row: 0, section: 3)))
    #expect(!geometry.holds(IndexPath(row: -1, section: 0)))
    #expect(!geometry.holds(IndexPath(row: 0, section: -1)))
  }

  @Test func `a copy stays as it was`() {
    var copy = geometry
    copy.setRowHeight(99, at: IndexPath(row: 0, section: 0))
    copy.moveSection(from: 0, to: 2)
    #expect(geometry.contentHeight == 226)
    #expect(copy.contentHeight == 281)
    #expect(copy != geometry)
  }

  @Test func `places stay in order where sums are rounded`() {
    let heights = RowHeights(
      (0..<20_000).map { (row: Int) -> Double in row % 3 == 0 ? 0.1 : 1 / Double(row) }
    )
    let section = SectionHeights(topPadding: 0.7, header: 0.3, rows: heights, footer: 1.1)
    let geometry = TableGeometry(Array(repeating: section, count: 3), originY: 0.1)
    for number in 0..<3 {
      var end = geometry.headerBand(number).y
      for row in 0..<20_000 {
        let path = IndexPath(row: row, section: number)
        let band = geometry.rowBand(path)
        if band.y < end { Issue.record("\(path) begins above the end of the one before") }
        if geometry.element(atY: band.y) != .row(path) {
          Issue.record("\(path) is not met at its upper edge")
        }
        end = band.y
      }
    }
  }

  @Test(arguments: [(1, 20_000), (300, 60)])
  func `a table of many rows agrees with plain arrays`(sections: Int, rows: Int) {
    var random = SeededGenerator(seed: 5)
    var naive = NaiveGeometry(originY: 3.25)
    for _ in 0..<sections {
      let rows = (0..<rows).map { _ in Double(random.below(400)) / 4 }
      naive.sections.append(NaiveGeometry.Section(header: 28, rows: rows, footer: 0.5))
    }
    let geometry = TableGeometry(naive.sections.lazy.map(\.heights), originY: 3.25)
    #expect(geometry.differences(from: naive, &random) == [])
  }
}
