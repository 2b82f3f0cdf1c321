import Platform
import Rendering
import TableAdapters
import TableModel
import TableStore
import TableUI
import Testing

/// The code in README.md compiles and comes to what its comments say.
@MainActor @Suite struct ReadmeSnippetTests {
  @Test func `the library example holds`() throws {
    // README
    final class PeopleController: ItemTableController, ItemSelecting {
      var heard: [String] = []

      func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
        heard.append(item.title ?? "")
      }
    }

    let document = try TableDocument.open("examples/contacts.json")
    let rows = ItemDataSource(document.sections)
    let controller = PeopleController(dataSource: rows, style: .grouped)
    try controller.tableView.tap(at: IndexPath(row: 3, section: 0))
    let picture = TextRenderer().viewport(of: controller.tableView)
    // controller.heard is ["Grace Hopper"]; picture.lines is the table drawn as text
    // README
    #expect(controller.heard == ["Grace Hopper"])
    #expect(picture.lines.contains { $0.contains("Ada Lovelace") })
  }

  @Test func `README shows the example that is compiled here`() throws {
    let source = String(decoding: try Files.read(#filePath).bytes, as: UTF8.self)
    let parts = source.split(separator: "    // README\n")
    let compiled = parts[1].split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.dropFirst(4)) }
    let shown = try #require(try Readme.blocks(of: "swift").first)
    #expect(Array(shown.drop { $0.hasPrefix("import ") || $0.isEmpty }) == compiled.dropLast())
  }
}
