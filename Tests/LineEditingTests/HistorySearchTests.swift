import Testing

@testable import LineEditing

@Suite struct HistorySearchTests {
  private let entries = ["rows 0", "select 0 1", "rows 1", "select 0 1", "append título", "rows 1"]

  private func search(_ pattern: String) -> HistorySearch {
    var search = HistorySearch(entries)
    for character in pattern { search.append(String(character)) }
    return search
  }

  @Test func `finds the newest first, each once, and counts`() {
    var search = search("row")
    #expect(search.match == "rows 1")
    #expect(search.prompt == "search \"row\" 1/2: ")
    let steps = [search.goBack(), search.goBack()]
    #expect(steps == [true, false])
    #expect(search.match == "rows 0")
    #expect(search.prompt == "search \"row\" 2/2: ")
    let stepsForward = [search.goForward(), search.goForward()]
    #expect(stepsForward == [true, false])
    #expect(search.match == "rows 1")
  }

  @Test func `what is shown stays while it fits`() {
    var search = search("s")
    #expect(search.matches == ["rows 1", "select 0 1", "rows 0"])
    _ = search.goBack()
    _ = search.goBack()
    search.append(" 0")
    #expect(search.match == "rows 0")
    #expect(search.matches == ["rows 0"])
    _ = search.removeLast()
    #expect(search.matches == ["rows 1", "rows 0"])
    #expect(search.match == "rows 0")
  }

  @Test func `without a pattern nothing is found, and a wrong one finds nothing`() {
    var search = search("")
    #expect(search.match == nil)
    #expect(search.prompt == "search \"\": ")
    let isRemoved = search.removeLast()
    #expect(!isRemoved)
    search.append("zork")
    #expect(search.prompt == "search \"zork\" 0/0: ")
    let isFound = search.goBack()
    #expect(!isFound)
  }

  @Test func `tells where the pattern begins`() {
    #expect(search("0 1").offset == 7)
    #expect(search("ulo").offset == 10)
    #expect(search("zork").offset == 0)
  }
}
