import TableStore
import TableUI
import Testing

/// The names of the table styles, which documents list without the table view.
@Suite struct StyleNameTests {
  private func actions(_ style: String) throws -> [String] {
    let text = #"{"style": "\#(style)", "sections": []}"#
    let document = try TableDocument(parsing: Array(text.utf8), name: "a.json")
    return document.problems.map(\.action)
  }

  @Test func `a document can choose each style of a table view, and no other`() throws {
    let names = TableViewStyle.allCases.map(\.rawValue)
    for name in names { #expect(try actions(name) == []) }
    let all = names.joined(separator: ", ")
    #expect(try actions("other") == ["shown plain; the styles are \(all)"])
  }
}
