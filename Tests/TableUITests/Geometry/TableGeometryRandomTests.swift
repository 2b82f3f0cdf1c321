import TestSupport
import Testing

import struct TableModel.IndexPath

@testable import TableUI

/// The same random edits to a geometry and to plain arrays.
@Suite struct TableGeometryRandomTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `agrees with plain arrays over random edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var naive = NaiveGeometry(originY: Double(random.below(200)) / 4)
    var geometry = TableGeometry([], originY: naive.originY)
    for step in 0..<rounds(200, thorough: 600) {
      if naive.sections.isEmpty || random.below(3) == 0 {
        editSections(&geometry, &naive, &random)
      } else {
        editRows(&geometry, &naive, &random)
      }
      #expect(geometry.checkInvariants() == [], "seed \(seed), step \(step)")
      if step % 25 == 0 {
        let differences = geometry.differences(from: naive, &random)
        #expect(differences == [], "seed \(seed), step \(step)")
      }
    }
    for index in naive.sections.indices.reversed() { geometry.removeSection(at: index) }
    #expect(geometry == TableGeometry([], originY: naive.originY))
  }

  private func editSections(
    _ geometry: inout TableGeometry,
    _ naive: inout NaiveGeometry,
    _ random: inout SeededGenerator
  ) {
    let index = random.below(naive.sections.count + 1)
    let isHeld = index < naive.sections.count
    switch random.below(8) {
    case ..<2 where isHeld && naive.sections.count > 30:
      geometry.removeSection(at: index)
      naive.sections.remove(at: index)
    case 2..<4 where isHeld:
      let destination = random.below(naive.sections.count)
      geometry.moveSection(from: index, to: destination)
      naive.sections.insert(naive.sections.remove(at: index), at: destination)
    case 4 where isHeld:
      naive.sections[index] = makeSection(&random)
      geometry.replaceSection(at: index, with: naive.sections[index].heights)
    default:
      naive.sections.insert(makeSection(&random), at: index)
      geometry.insertSection(naive.sections[index].heights, at: index)
    }
  }

  private func makeSection(_ random: inout SeededGenerator) -> NaiveGeometry.Section {
    NaiveGeometry.Section(
      topPadding: random.below(3) == 0 ? 22 : 0,
      header: random.height(),
      rows: random.heights(most: random.below(4) == 0 ? 300 : 20),
      footer: random.height()
    )
  }

  private func editRows(
    _ geometry: inout TableGeometry,
    _ naive: inout NaiveGeometry,
    _ random: inout SeededGenerator
  ) {
    let section = random.below(naive.sections.count)
    let count = naive.sections[section].rows.count
    let path = IndexPath(row: random.below(count + 1), section: section)
    let height = random.height()
    switch random.below(9) {
    case 0..<3 where path.row < count:
      geometry.setRowHeight(height, at: path)
      naive.sections[section].rows[path.row] = height
    case 3 where path.row < count:
      let other = random.below(naive.sections.count)
      let room = naive.sections[other].rows.count + (other == section ? 0 : 1)
      let destination = IndexPath(row: random.below(room), section: other)
      let height = RowHeights(repeating: geometry.rowHeight(at: path), count: 1)
      geometry.removeRows(path.row..<path.row + 1, inSection: section)
      geometry.insertRows(height, at: destination)
      let moved = naive.sections[section].rows.remove(at: path.row)
      naive.sections[other].rows.insert(moved, at: destination.row)
    case 4:
      let rows = path.row..<path.row + random.below(count - path.row + 1)
      geometry.removeRows(rows, inSection: section)
      naive.sections[section].rows.removeSubrange(rows)
    case 5: editEdges(&geometry, &naive, section, height)
    default:
      let heights = random.heights(most: 9)
      geometry.insertRows(RowHeights(heights), at: path)
      naive.sections[section].rows.insert(contentsOf: heights, at: path.row)
    }
  }

  private func editEdges(
    _ geometry: inout TableGeometry,
    _ naive: inout NaiveGeometry,
    _ section: Int,
    _ height: Double
  ) {
    geometry.updateSection(section) {
      $0.header = height
      $0.footer = height / 2
      $0.topPadding = height / 4
    }
    naive.sections[section].header = height
    naive.sections[section].footer = height / 2
    naive.sections[section].topPadding = height / 4
  }
}
