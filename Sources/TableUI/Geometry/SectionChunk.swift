import TableModel

/// A leaf of ``TableGeometry``: a few sections.
struct SectionChunk: Equatable, Sendable {
  /// The maximum number of sections in a chunk.
  static let capacity = 16

  var sections: [SectionHeights] = []

  /// Returns the summary of the sections before an index; `count` gives that of all.
  func summary(before index: Int) -> SectionSummary {
    var total = SectionSummary.zero
    // Use an index: a loop over the sections would retain and release the trees of each.
    for index in 0..<index { total = total + sections[index].summary }
    return total
  }

  /// Returns the first part that ends below a position, or at it if `isAtEnd`; else the last
  /// footer.
  func part(at y: Double, isAtEnd: Bool) -> GeometryPlace {
    var before = SectionSummary.zero
    for index in 0..<sections.count - 1 {
      let through = before + sections[index].summary
      if y < through.extent || (isAtEnd && y == through.extent) { break }
      before = through
    }
    return sections[before.count].part(at: y - before.extent, isAtEnd: isAtEnd).moved(by: before)
  }

  /// Inserts a section and returns the parts that do not belong to this chunk in `added`.
  mutating func insert(_ section: SectionHeights, at index: Int, _ added: inout [SectionChunk]) {
    if count == Self.capacity, index == count {
      added = [SectionChunk(sections: [section])]
      return
    }
    sections.insert(section, at: index)
    if count > Self.capacity { added = [split(at: count / 2)] }
  }
}

extension SectionChunk: SummaryTreeLeaf {
  var count: Int { sections.count }

  var summary: SectionSummary { summary(before: count) }

  mutating func split(at offset: Int) -> SectionChunk {
    let back = SectionChunk(sections: Array(sections[offset...]))
    sections.removeSubrange(offset...)
    return back
  }

  mutating func remove(_ range: Range<Int>, _ added: inout [SectionChunk]) {
    sections.removeSubrange(range)
  }

  mutating func absorb(_ next: SectionChunk) -> Bool {
    guard count + next.count <= Self.capacity * 3 / 4 else { return false }
    sections += next.sections
    return true
  }
}

/// The number of sections of a stretch, their number of rows, and their height.
struct SectionSummary: SummaryTreeSummary {
  var count: Int
  var rows: Int
  var extent: Double

  static let zero = SectionSummary(count: 0, rows: 0, extent: 0)

  static func + (left: SectionSummary, right: SectionSummary) -> SectionSummary {
    SectionSummary(
      count: left.count + right.count,
      rows: left.rows + right.rows,
      extent: left.extent + right.extent
    )
  }

  /// Positions of sections in points.
  enum Extent: SummaryTreeMetric {
    static func measure(_ summary: SectionSummary) -> Double { summary.extent }
  }
}
