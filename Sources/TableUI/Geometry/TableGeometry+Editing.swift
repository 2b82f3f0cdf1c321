package import TableModel

extension TableGeometry {
  /// Takes all sections out.
  package mutating func removeAll() { tree = SummaryTree() }

  /// Puts a section behind the last.
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

  /// Puts a section behind the last.
  package mutating func appendSection(_ section: SectionHeights) {
    insertSection(section, at: sectionCount)
  }

  /// Puts a section in, which has the number afterwards.
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

  /// Puts a section in the place of another.
  package mutating func replaceSection(at index: Int, with section: SectionHeights) {
    updateSection(index) { $0 = section }
  }

  /// Takes a section out.
  ///
  /// - Returns: The section.
  @discardableResult
  package mutating func removeSection(at index: Int) -> SectionHeights {
    precondition(index >= 0 && index < sectionCount, "Section out of range.")
    return tree.update(at: index) { chunk, offset, _ in chunk.sections.remove(at: offset) }
  }

  /// Puts a section in another place, counted after it was taken out.
  package mutating func moveSection(from source: Int, to destination: Int) {
    insertSection(removeSection(at: source), at: destination)
  }
}

extension TableGeometry {
  /// Sets the height of a row.
  package mutating func setRowHeight(
    _ height: Double,
    _ mark: HeightMark = .given,
    at path: IndexPath
  ) {
    updateSection(path.section) { $0.setHeight(height, mark, of: path.row) }
  }

  /// Puts rows into a section; the first of them stands at the path afterwards.
  package mutating func insertRows(
    _ heights: RowHeights,
    _ mark: HeightMark = .given,
    at path: IndexPath
  ) {
    updateSection(path.section) { $0.insert(heights, mark, at: path.row) }
  }

  /// Takes rows out of a section.
  package mutating func removeRows(_ rows: Range<Int>, inSection section: Int) {
    updateSection(section) { $0.remove(rows) }
  }

  /// Puts a row in another place, counted after it was taken out.
  package mutating func moveRow(from source: IndexPath, to destination: IndexPath) {
    let height = rowHeight(at: source)
    let mark = rowMark(at: source)
    removeRows(source.row..<source.row + 1, inSection: source.section)
    insertRows(RowHeights(repeating: height, count: 1), mark, at: destination)
  }

  /// Edits the heights of a section; the rows only by functions that keep their marks.
  package mutating func updateSection(_ index: Int, _ edit: (inout SectionHeights) -> Void) {
    precondition(index >= 0 && index < sectionCount, "Section out of range.")
    tree.update(at: index) { chunk, offset, _ in edit(&chunk.sections[offset]) }
  }
}
