import TableModel

/// A change of a ``TableGeometry``, as a value.
///
/// The end of a batch asks for all new heights first and performs its changes then, so a callback
/// never sees half of them. Each performed change gives the change that takes it back.
enum GeometryEdit: Sendable {
  /// Sets the height of a row, in points, and its origin.
  case setRow(IndexPath, Double, HeightMark)

  /// Inserts rows, with the origins of their heights or nil if all were given.
  ///
  /// The first one gets the index path.
  case insertRows(RowHeights, HeightMarks?, at: IndexPath)

  /// Removes rows of a section.
  case removeRows(Range<Int>, inSection: Int)

  /// Sets the heights above and below the rows of a section.
  case setEdges(SectionEdges, ofSection: Int)

  /// Replaces a section.
  case replaceSection(SectionHeights, at: Int)

  /// Inserts a section, which gets the index.
  case insertSection(SectionHeights, at: Int)

  /// Removes a section.
  case removeSection(Int)

  /// Replaces all sections.
  case replaceSections(TableGeometry)

  /// Sets the heights of the views above and below all sections, in points.
  case setBoundaries(above: Double, below: Double)
}

extension TableGeometry {
  /// Performs a change.
  ///
  /// A missing row or section stops the program, as with an array.
  ///
  /// - Returns: The change that takes it back, or nil if nothing changes.
  /// - Complexity: O(log n) in the number of sections and in the number of rows of one section.
  mutating func perform(_ edit: GeometryEdit) -> GeometryEdit? {
    switch edit {
    case .setRow(let path, let height, let mark):
      let section = section(at: path.section)
      let known = (height: section.rows[path.row], mark: section.mark(of: path.row))
      if known == (height, mark) { return nil }
      setRowHeight(height, mark, at: path)
      return .setRow(path, known.height, known.mark)
    case .insertRows(let heights, let marks, let path):
      updateSection(path.section) { $0.insert(heights, marks, at: path.row) }
      return .removeRows(path.row..<path.row + heights.count, inSection: path.section)
    case .removeRows(let rows, let section):
      let (heights, marks) = self.section(at: section).part(rows)
      removeRows(rows, inSection: section)
      return .insertRows(heights, marks, at: IndexPath(row: rows.lowerBound, section: section))
    case .setEdges(let edges, let index):
      let known = section(at: index).edges
      if known == edges { return nil }
      updateSection(index) { $0.edges = edges }
      return .setEdges(known, ofSection: index)
    case .replaceSection(let heights, let index):
      defer { replaceSection(at: index, with: heights) }
      return .replaceSection(section(at: index), at: index)
    case .insertSection(let section, let index):
      insertSection(section, at: index)
      return .removeSection(index)
    case .removeSection(let index): return .insertSection(removeSection(at: index), at: index)
    case .replaceSections(let new):
      defer { tree = new.tree }
      return .replaceSections(self)
    case .setBoundaries(let above, let below):
      if (originY, trailingHeight) == (above, below) { return nil }
      defer { (originY, trailingHeight) = (above, below) }
      return .setBoundaries(above: originY, below: trailingHeight)
    }
  }
}
