import Testing

@testable import LineEditing

@Suite struct HistoryWalkTests {
  private let entries = ["rows 0", "select 0 1", "rows 1", "rows 1", "delete 0 0"]

  @Test func `without text every command counts`() {
    var walk = HistoryWalk(entries, before: "", after: "")
    let back = (0..<5).map { _ in walk.goBack() }
    #expect(back == ["delete 0 0", "rows 1", "select 0 1", "rows 0", nil])
    let forward = (0..<5).map { _ in walk.goForward() }
    #expect(forward == ["select 0 1", "rows 1", "delete 0 0", "", nil])
  }

  @Test func `with text those count that begin with it, and the text comes back`() {
    var walk = HistoryWalk(entries, before: "ro", after: "x")
    let back = [walk.goBack(), walk.goBack(), walk.goBack()]
    #expect(back == ["rows 1", "rows 0", nil])
    let forward = [walk.goForward(), walk.goForward(), walk.goForward()]
    #expect(forward == ["rows 1", "rox", nil])
  }

  @Test func `without commands there is nowhere to go`() {
    var walk = HistoryWalk([], before: "", after: "")
    let steps = [walk.goBack(), walk.goForward()]
    #expect(steps == [nil, nil])
  }

  @Test func `what is on the line already is no step`() {
    var walk = HistoryWalk(entries, before: "delete 0 0", after: "")
    let step = walk.goBack()
    #expect(step == nil)
  }
}
