import TableModel
import Testing

/// The letters that names are sorted under.
@Suite struct IndexedCollationTests {
  private let collation = IndexedCollation.current

  @Test func `the titles are the letters and a sign for the rest`() {
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
  }

  @Test(arguments: [
    ("Ada", "A"), ("ada", "A"), ("Émile", "E"), ("E\u{301}mile", "E"), ("Łódź", "L"), ("ß", "S"),
    ("Ærø", "A"), ("  zoe", "Z"), ("Ｆull", "F"), ("3 Doors", "#"), ("", "#"), ("   ", "#"),
    ("Ωmega", "#"), ("東京", "#"), ("\u{1F600}", "#"), ("_x", "#"),
  ])
  func `a text stands under its first letter`(text: String, title: String) {
    #expect(collation.sectionTitles[collation.section(for: text)] == title)
  }

  @Test(arguments: [(-3, 0), (0, 0), (25, 25), (26, 26), (99, 26)])
  func `a title leads to its section, the nearest one where there is none`(
    title: Int,
    section: Int
  ) { #expect(collation.section(forSectionIndexTitleAt: title) == section) }

  @Test func `capitals and accents do not count, and equals keep their order`() {
    let names = ["b", "Émile", "emil", "B", "éa", "a", "A"]
    #expect(
      collation.sortedArray(from: names) { $0 } == ["a", "A", "b", "B", "éa", "emil", "Émile"]
    )
    #expect(collation.sortedArray(from: [String]()) { $0 }.isEmpty)
  }
}
