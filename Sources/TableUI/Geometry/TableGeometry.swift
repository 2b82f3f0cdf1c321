package import TableModel

/// The positions of a table's headers, rows and footers.
///
/// The geometry is a tree of sections, each with a tree of row heights. A copy is O(1). Queries and
/// edits are O(log n) in the number of sections and in the number of rows of one section. So a
/// million rows may be in one section or in ten thousand.
///
/// A query for a missing section or row stops the program, as with an array. Check with
/// ``holds(_:)`` and ``sectionCount`` first.
package struct TableGeometry: Equatable, Sendable {
  /// An element at a position.
  package enum Element: Hashable, Sendable {
    /// The header of a section.
    case header(Int)

    /// A row.
    case row(IndexPath)

    /// The footer of a section.
    case footer(Int)
  }

  /// The top of the first section: the height of the views above all sections, in points.
  ///
  /// The default is 0.
  package var originY = 0.0 {
    didSet { originY = RowHeights.clamped(originY) }
  }

  /// The height of the views below all sections, in points.
  ///
  /// The default is 0.
  package var trailingHeight = 0.0 {
    didSet { trailingHeight = RowHeights.clamped(trailingHeight) }
  }

  var tree: SummaryTree<SectionChunk>

  /// Creates a geometry without sections.
  package init() { tree = SummaryTree() }

  /// Creates a geometry of sections.
  package init(_ sections: some Sequence<SectionHeights>, originY: Double = 0) {
    let sections = Array(sections)
    let starts = stride(from: 0, to: sections.count, by: SectionChunk.capacity)
    tree = SummaryTree(
      leaves: starts.map {
        SectionChunk(sections: Array(sections[$0...].prefix(SectionChunk.capacity)))
      }
    )
    self.originY = RowHeights.clamped(originY)
  }
}

extension TableGeometry {
  /// The number of sections.
  package var sectionCount: Int { tree.count }

  /// The total number of rows in all sections.
  package var totalRowCount: Int { tree.summary.rows }

  /// The lower edge of the last section, in points.
  package var sectionsEnd: Double { originY + tree.summary.extent }

  /// The lower edge of the content, in points.
  package var contentHeight: Double { sectionsEnd + trailingHeight }

  /// Returns the number of rows in a section.
  package func rowCount(inSection section: Int) -> Int {
    let (chunk, offset) = place(ofSection: section)
    return chunk.sections[offset].rows.count
  }

  /// Whether a row exists.
  package func holds(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0
      && path.row < rowCount(inSection: path.section)
  }

  /// Returns the heights of a section.
  package func section(at index: Int) -> SectionHeights {
    let (chunk, offset) = place(ofSection: index)
    return chunk.sections[offset]
  }

  /// Returns the height of a row, in points.
  package func rowHeight(at path: IndexPath) -> Double {
    let (chunk, offset) = place(ofSection: path.section)
    return chunk.sections[offset].rows[path.row]
  }

  /// Returns the origin of a row's height.
  package func rowMark(at path: IndexPath) -> HeightMark {
    let (chunk, offset) = place(ofSection: path.section)
    return chunk.sections[offset].mark(of: path.row)
  }

  /// Returns the chunk that contains a section; a query there does not copy the section.
  private func place(ofSection index: Int) -> (chunk: SectionChunk, offset: Int) {
    guard index >= 0, index < sectionCount, let place = tree.leaf(at: index) else {
      preconditionFailure("Section out of range.")
    }
    return (place.leaf, place.offset)
  }

  /// Returns the problems with the geometry; empty unless it has a bug.
  ///
  /// - Complexity: O(n).
  package func checkInvariants() -> [String] {
    var problems = tree.checkInvariants()
    for chunk in tree.leaves {
      if chunk.count > SectionChunk.capacity {
        problems.append("a chunk has \(chunk.count) sections")
      }
      for section in chunk.sections { problems += section.checkInvariants() }
    }
    return problems
  }
}
