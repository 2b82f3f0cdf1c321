import SessionSupport
import Testing

@testable import Teaching
@testable import Workbench

/// The command `export swift`; the stage `exports` of `.ci/run` compiles its output (seed N13).
@MainActor @Suite struct ExportCommandTests {
  private static let kinds = """
    {"sections": [{"items": [{"title": "a", "cell": "promo"}, {"title": "b"},
      {"title": "c", "cell": "rating"}, {"title": "d", "cell": "promo"},
      {"title": "e", "cell": "no such kind"}]}]}
    """

  @Test func `a table without kinds needs one method of its controller`() throws {
    let fixture = try SessionFixture("[\"a\"]")
    let text = fixture.run("export swift")
    #expect(!text.contains("cellClass(for"))
    #expect(text.contains("override func makeDataSource()"))
  }

  @Test func `each known kind has one case, in the order of the rows`() throws {
    let fixture = try SessionFixture(Self.kinds)
    let cases = fixture.run("export swift").split(separator: "\n").filter { $0.contains("case ") }
    #expect(
      cases == ["    case \"promo\": PromoCell.self", "    case \"rating\": RatingCell.self"]
    )
    fixture.run("wiring generators")
    #expect(fixture.run("export swift").contains("RatingGenerator: ItemCellGenerator"))
  }

  @Test(arguments: ["monolith", "datamodel", "container"])
  func `a wiring without such classes says so`(wiring: String) throws {
    let fixture = try SessionFixture(Self.kinds, wiring: wiring)
    #expect(fixture.type("export swift").hasPrefix("error[refused]: not supported: \(wiring)"))
  }

  @Test(arguments: [
    ("contacts.json", "Contacts"), ("my file-2.json", "MyFile2"), ("2020.json", "Table2020"),
    ("テーブル", "Table"), ("", "Table"),
  ]) func `a class has the letters of the file's name`(name: String, prefix: String) throws {
    let export = try #require(SwiftExport(name: name, kinds: [], wiring: "items"))
    #expect(export.lines.contains("final class \(prefix)DataSource: ItemDataSource {"))
  }
}
