package import TableModel

extension TableGeometry {
  /// Appends a section with the given heights.
  package mutating func appendSection(
    header: Double,
    rows: RowHeights,
    footer: Double,
    topPadding: Double = 0
  ) {
    appendSection(
      SectionHeights(topPadding: topPadding, header: header, rows: rows, footer: footer)
    )
  }

  /// Appends a section.
  package mutating func appendSection(_ section: SectionHeights) {
    insertSection(section, at: sectionCount)
  }

  /// Inserts a section, which gets the given index.
  package mutating func insertSection(_ section: SectionHeights, at index: Int) {
    precondition(index >= 0 && index <= sectionCount, "Section out of range.")
    guard !tree.isEmpty else {
      tree = SummaryTree(leaves: [SectionChunk(sections: [section])])
      return
    }
    tree.update(at: index) { chunk, offset, added in
      chunk.insert(section, at: offset, &added)
    }
  }

  /// Replaces a section.
  package mutating func replaceSection(at index: Int, with section: SectionHeights) {
    updateSection(index) { $0 = section }
  }

  /// Removes a section.
  ///
  /// - Returns: The removed section.
  @discardableResult
  package mutating func removeSection(at index: Int) -> SectionHeights {
    precondition(index >= 0 && index < sectionCount, "Section out of range.")
    return tree.update(at: index) { chunk, offset, _ in chunk.sections.remove(at: offset) }
  }

  /// Moves a section to the index that it will have after the move.
  package mutating func moveSection(from source: Int, to destination: Int) {
    insertSection(removeSection(at: source), at: destination)
  }
}

extension TableGeometry {
  /// Sets the height of a row, in points.
  package mutating func setRowHeight(
    _ height: Double,
    _ mark: HeightMark = .given,
    at path: IndexPath
  ) {
    updateSection(path.section) { $0.setHeight(height, mark, of: path.row) }
  }

  /// Inserts rows into a section; the first one gets the given index path.
  package mutating func insertRows(
    _ heights: RowHeights,
    _ mark: HeightMark = .given,
    at path: IndexPath
  ) {
    let marks = HeightMarks(mark, count: heights.count)
    updateSection(path.section) { $0.insert(heights, marks, at: path.row) }
  }

  /// Removes rows from a section.
  package mutating func removeRows(_ rows: Range<Int>, inSection section: Int) {
    updateSection(section) { $0.remove(rows) }
  }

  /// Edits the heights of a section; use the functions that keep the marks consistent for its rows.
  package mutating func updateSection(_ index: Int, _ edit: (inout SectionHeights) -> Void) {
    precondition(index >= 0 && index < sectionCount, "Section out of range.")
    tree.update(at: index) { chunk, offset, _ in edit(&chunk.sections[offset]) }
  }
}
