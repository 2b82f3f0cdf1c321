import Testing

@testable import TableModel

/// Differences whose rows are parts of a table: rows, and gaps with any number of rows.
@Suite struct DifferencePartsTests {
  /// Returns the parts of a section; `Ga5` is the gap `Ga` with five rows, another word is a row.
  private func parts(_ words: [String]) -> [TableDifference.Part] {
    var end = 0
    return words.map { word in
      let start = end
      let count = word.hasPrefix("G") ? Int(word.dropFirst(2)) : nil
      end += count ?? 1
      return (start..<end, count != nil)
    }
  }

  private func state(_ words: [String]) -> DifferenceState<String, String> {
    DifferenceState(
      sections: ["s"],
      rows: [words.map { $0.hasPrefix("G") ? String($0.prefix(2)) : $0 }]
    )
  }

  private func difference(_ old: String, _ new: String) -> TableDifference? {
    let (old, new) = (old.split(separator: " "), new.split(separator: " "))
    let words = (old.map(String.init), new.map(String.init))
    return TableDifference(from: state(words.0), to: state(words.1))
      .ofRows(in: parts(words.0), parts(words.1))
  }

  @Test func `rows after a gap have the numbers of the table`() throws {
    let found = try #require(difference("Ga5 a b Gb9", "Ga5 b x Gb9"))
    #expect(found.before == [16])
    #expect(found.after == [16])
    #expect(found.deletedRows == [IndexPath(row: 5, section: 0)])
    #expect(found.insertedRows == [IndexPath(row: 6, section: 0)])
    #expect(found.movedRows.isEmpty)
  }

  @Test func `a gap gets and loses rows at its end`() throws {
    let found = try #require(difference("Ga5 a Gb9 b Gc0", "Ga3 a Gb10 b Gc2"))
    #expect(found.deletedRows.map(\.row) == [3, 4])
    #expect(found.insertedRows.map(\.row) == [13, 15, 16])
    #expect(found.before == [16])
    #expect(found.after == [17])
  }

  @Test func `a row moves over a gap, but a gap does not move`() throws {
    let found = try #require(difference("Ga1 a b c Gb8 d Gc0", "Ga1 b c Gb8 a d Gc0"))
    #expect(
      found.movedRows == [
        RowMove(from: IndexPath(row: 1, section: 0), to: IndexPath(row: 11, section: 0))
      ]
    )
    #expect(difference("a Ga5 b", "Ga5") != nil)
    #expect(difference("Ga5 a", "b") == nil)
  }
}
