package import TableModel

/// Where the headers, rows and footers of a table stand.
///
/// A tree of sections, each with a tree of row heights. A copy is O(1); every question and every edit is
/// O(log n) in the number of sections and in that of the rows of one section, whether a million rows
/// stand in one section or in ten thousand.
///
/// Whoever asks about a section or row that the geometry does not hold stops the program, as with an
/// array; ``holds(_:)`` and ``sectionCount`` tell before.
package struct TableGeometry: Equatable, Sendable {
  /// What can be met at a place.
  package enum Element: Hashable, Sendable {
    /// The header of a section.
    case header(Int)

    /// A row.
    case row(IndexPath)

    /// The footer of a section.
    case footer(Int)
  }

  /// Where the first section begins: the height of what stands above all sections.
  ///
  /// The default is 0.
  package var originY = 0.0 {
    didSet { originY = RowHeights.clamped(originY) }
  }

  /// The height of what stands below all sections.
  ///
  /// The default is 0.
  package var trailingHeight = 0.0 {
    didSet { trailingHeight = RowHeights.clamped(trailingHeight) }
  }

  var tree: SummaryTree<SectionChunk>

  /// Makes a geometry without sections.
  package init() { tree = SummaryTree() }

  /// Makes a geometry of sections.
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
  /// How many sections there are.
  package var sectionCount: Int { tree.count }

  /// How many rows all sections have together.
  package var totalRowCount: Int { tree.summary.rows }

  /// Where the last section ends.
  package var sectionsEnd: Double { originY + tree.summary.extent }

  /// Where the content ends.
  package var contentHeight: Double { sectionsEnd + trailingHeight }

  /// How many rows a section has.
  package func rowCount(inSection section: Int) -> Int {
    let (chunk, offset) = place(ofSection: section)
    return chunk.sections[offset].rows.count
  }

  /// Whether there is such a row.
  package func holds(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0
      && path.row < rowCount(inSection: path.section)
  }

  /// The heights of a section.
  package func section(at index: Int) -> SectionHeights {
    let (chunk, offset) = place(ofSection: index)
    return chunk.sections[offset]
  }

  /// The height of a row.
  package func rowHeight(at path: IndexPath) -> Double {
    let (chunk, offset) = place(ofSection: path.section)
    return chunk.sections[offset].rows[path.row]
  }

  /// How the height of a row came to be known.
  package func rowMark(at path: IndexPath) -> HeightMark {
    let (chunk, offset) = place(ofSection: path.section)
    return chunk.sections[offset].mark(of: path.row)
  }

  /// The chunk that holds a section: what is asked of a section there costs no copy of it.
  private func place(ofSection index: Int) -> (chunk: SectionChunk, offset: Int) {
    guard index >= 0, index < sectionCount, let place = tree.leaf(at: index) else {
      preconditionFailure("Section out of range.")
    }
    return (place.leaf, place.offset)
  }

  /// What is wrong with the geometry; empty unless there is a bug in it.
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
