import Testing

@testable import Benchmarks

@Suite struct GeometryTests {
  @Test(arguments: GeometryOperation.allCases, [1, 20])
  func `the flat list comes to the same answers`(operation: GeometryOperation, sections: Int) {
    let heights = (0..<2_000).map { Double($0 % 7 * 11 + 60) }
    var tree = TreeGeometry(heights: heights, sections: sections)
    var flat = FlatGeometry(heights: heights, sections: sections)
    #expect(
      operation.check(&tree, sections: sections) == operation.check(&flat, sections: sections)
    )
    // What was done there is taken back.
    #expect(tree.extent == heights.reduce(0, +))
    #expect(flat.extent == tree.extent)
    #expect(flat.count == 2_000)
  }
}
