import TestSupport

import struct TableModel.IndexPath

@testable import TableUI

/// A table as plain arrays whose places are added up from the top.
struct NaiveGeometry {
  struct Section {
    var topPadding = 0.0
    var header = 0.0
    var rows: [Double] = []
    var footer = 0.0

    var heights: SectionHeights {
      SectionHeights(
        topPadding: topPadding,
        header: header,
        rows: RowHeights(rows),
        footer: footer
      )
    }
  }

  var originY = 0.0
  var sections: [Section] = []

  /// Every element with its place, from the top.
  var elements: [(element: TableGeometry.Element, band: Band)] {
    var elements: [(element: TableGeometry.Element, band: Band)] = []
    var y = originY
    func add(_ element: TableGeometry.Element, _ height: Double) {
      elements.append((element, Band(y: y, height: height)))
      y += height
    }
    for (number, section) in sections.enumerated() {
      y += section.topPadding
      add(.header(number), section.header)
      for (row, height) in section.rows.enumerated() {
        add(.row(IndexPath(row: row, section: number)), height)
      }
      add(.footer(number), section.footer)
    }
    return elements
  }
}

extension TableGeometry {
  func band(of element: Element) -> Band {
    switch element {
    case .header(let section): headerBand(section)
    case .row(let path): rowBand(path)
    case .footer(let section): footerBand(section)
    }
  }

  /// What differs from the plain arrays, in words.
  func differences(from naive: NaiveGeometry, _ random: inout SeededGenerator) -> [String] {
    let elements = naive.elements
    var problems = checkInvariants()
    for (element, band) in elements {
      if self.band(of: element) != band { problems.append("\(element) is not at \(band)") }
      // Whoever has a height is met at both ends of it.
      guard band.height > 0 else { continue }
      for y in [band.y, band.maxY - 0.125] where self.element(atY: y) != element {
        problems.append("\(element) is not met at \(y)")
      }
    }
    for _ in 0..<20 {
      let lower = Double(random.below(Int(contentHeight) * 4 + 40)) / 4 - 5
      let upper = lower + Double(random.below(4000)) / 4
      let rows: [IndexPath] = elements.compactMap { element, band in
        guard case .row(let path) = element, band.y < upper, band.maxY > lower else { return nil }
        return path
      }
      let expected = lower < upper ? rows : []
      if self.rows(inY: lower..<upper) != expected {
        problems.append("wrong rows in \(lower)..<\(upper)")
      }
    }
    problems += bulkProblems(elements.map(\.element))
    let end = naive.sections.reduce(naive.originY) { end, section in
      section.rows.reduce(end + section.topPadding + section.header + section.footer, +)
    }
    if contentHeight != end { problems.append("the content is not \(end) high") }
    return problems
  }
  /// Where many places at once differ from the single ones, in words.
  private func bulkProblems(_ elements: [Element]) -> [String] {
    var problems: [String] = []
    var rows: [IndexPath] = []
    for case .row(let path) in elements { rows.append(path) }
    let gappy = rows.enumerated().filter { $0.offset % 5 != 2 }.map(\.element)
    for paths in [rows, gappy, Array(rows.reversed())] where rowBands(paths) != paths.map(rowBand) {
      problems.append("the bands of \(paths.count) rows differ from those of each")
    }
    for section in 0..<sectionCount {
      let bands = sectionBands(section)
      if bands.whole != sectionBand(section) || bands.header != headerBand(section)
        || bands.footer != footerBand(section)
      {
        problems.append("the bands of section \(section) differ from the single ones")
      }
    }
    return problems
  }
}
