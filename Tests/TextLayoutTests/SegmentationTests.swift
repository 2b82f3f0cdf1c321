import Testing

@Suite struct SegmentationTests {
  /// The one row on which Swift, whose Unicode data are newer than the suite, differs.
  private static let newerData = ["÷ 2701 × 200D × 2701 ÷"]

  @Test(.enabled(if: UnicodeFiles.areInstalled, "\(UnicodeFiles.absence)"))
  func `Characters are the grapheme clusters of GraphemeBreakTest`() throws {
    let rows = try UnicodeFiles.fields("auxiliary/GraphemeBreakTest.txt").map { $0[0] }
    #expect(rows.count > 500)
    let wrong = rows.filter { row in
      let clusters = row.split(separator: "÷").map { UnicodeFiles.text($0.filter { $0 != "×" }) }
      let text = clusters.joined()
      return text.map { Array($0.unicodeScalars) }
        != clusters.filter { !$0.isEmpty }.map { Array($0.unicodeScalars) }
    }
    #expect(wrong == Self.newerData)
  }
}
