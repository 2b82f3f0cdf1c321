package import TableModel

// Many positions in one walk. The results equal those of the single queries bit for bit, because
// the sums are added in the same order.
extension TableGeometry {
  /// Returns the positions of a section's parts; the section must exist.
  ///
  /// - Complexity: O(log n) in the number of sections.
  package func sectionBands(_ section: Int) -> SectionBands {
    precondition(section >= 0 && section < sectionCount, "Section out of range.")
    let bands = tree.search(SummaryTreeCountMetric.self, for: section) { chunk, offset in
      SectionBands(chunk.sections[offset]).moved(by: chunk.summary(before: offset).extent)
    } combine: { before, bands in
      bands.moved(by: before.extent)
    }
    guard let bands else { preconditionFailure("Section out of range.") }
    return bands.moved(by: originY)
  }

  /// Returns the positions of rows; the rows must exist.
  ///
  /// - Parameter paths: The rows, in order within each stretch of neighbors.
  /// - Returns: The band of each row.
  /// - Complexity: O(log n) for each stretch of neighbors, and O(1) for each row.
  package func rowBands(_ paths: [IndexPath]) -> [Band] {
    var bands: [Band] = []
    bands.reserveCapacity(paths.count)
    while bands.count < paths.count {
      let first = paths[bands.count]
      var end = bands.count + 1
      while end < paths.count, paths[end].section == first.section,
        paths[end].row == paths[end - 1].row + 1
      {
        end += 1
      }
      appendBands(first.row..<first.row + end - bands.count, first.section, to: &bands)
    }
    return bands
  }

  private func appendBands(_ rows: Range<Int>, _ section: Int, to bands: inout [Band]) {
    precondition(section >= 0 && section < sectionCount, "Section out of range.")
    let start = bands.count
    tree.search(SummaryTreeCountMetric.self, for: section) { chunk, offset in
      chunk.sections[offset].rows.appendBands(rows, to: &bands)
      bands.move(from: start, by: chunk.sections[offset].rowsStart)
      bands.move(from: start, by: chunk.summary(before: offset).extent)
    } combine: { before, _ in
      bands.move(from: start, by: before.extent)
    }
    bands.move(from: start, by: originY)
  }
}

extension RowHeights {
  /// Appends row positions relative to the first row of the section.
  fileprivate func appendBands(_ rows: Range<Int>, to bands: inout [Band]) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "Row out of range.")
    var row = rows.lowerBound
    while row < rows.upperBound {
      let start = bands.count
      tree.search(SummaryTreeCountMetric.self, for: row) { run, offset in
        let end = min(run.count, offset + rows.upperBound - row)
        run.appendBands(offset..<end, to: &bands)
      } combine: { before, _ in
        bands.move(from: start, by: before.extent)
      }
      row += bands.count - start
    }
  }
}

extension [Band] {
  /// Moves the bands from an index on down by a height, in points.
  fileprivate mutating func move(from start: Int, by extent: Double) {
    for index in start..<count { self[index].y = extent + self[index].y }
  }
}
