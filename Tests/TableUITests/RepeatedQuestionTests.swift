import TableModel
import TableUI
import Testing

/// The pattern seen on devices: the round twice, then the height of each visible row twice more.
@MainActor @Suite struct RepeatedQuestionTests {
  private func rows(_ section: Int, _ rows: Range<Int>) -> [String] {
    ["numberOfRows \(section)"] + rows.map { "heightForRow \(section) \($0)" }
  }

  @Test func `the round comes again in the layout, then two heights for each cell`() throws {
    let table = RecordingTable(counts: [10])
    table.tableView.repeatsQuestions = true
    try table.tableView.layoutIfNeeded()
    let round = ["numberOfSections"] + rows(0, 0..<10)
    let cells = (0..<3).flatMap { row in
      [
        "heightForRow 0 \(row)", "cellForRow 0 \(row) new#\(row + 1)", "heightForRow 0 \(row)",
        "willDisplay 0 \(row)",
      ]
    }
    #expect(table.takeLog() == round + round + cells)
    #expect(table.tableView.statistics.heightQuestions == 2 * (10 + 2) + 2 * 3)
  }

  @Test func `the second round begins with the last section`() throws {
    let table = RecordingTable(counts: [1, 1, 1, 1])
    table.tableView.repeatsQuestions = true
    try table.tableView.layoutIfNeeded()
    let asked = Array(table.takeLog().filter { $0.hasPrefix("numberOfRows") }.suffix(4))
    #expect(asked == [3, 0, 1, 2].map { "numberOfRows \($0)" })
  }

  @Test func `scrolling asks for no counts, and each new cell for its height twice`() throws {
    let table = RecordingTable(counts: [10])
    table.tableView.repeatsQuestions = true
    try table.tableView.layoutIfNeeded()
    _ = table.takeLog()
    table.tableView.contentOffset.y = 22
    try table.tableView.layoutIfNeeded()
    #expect(
      table.takeLog() == [
        "heightForRow 0 3", "cellForRow 0 3 new#4", "heightForRow 0 3", "willDisplay 0 3",
      ]
    )
  }

  @Test func `a source that answers otherwise the second time is told of, and nothing breaks`()
    throws
  {
    let table = RecordingTable(counts: [10])
    table.tableView.repeatsQuestions = true
    table.tableView.reloadData()
    table.counts = [7]
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.numberOfRows(inSection: 0) == 10)
    #expect(
      table.tableView.takeWarnings().map { "\($0)" } == [
        "section 0 changed from 10 to 7 rows: a data source must be pure"
      ]
    )
  }

  @Test func `a height that changes between two questions is told of`() throws {
    let table = RecordingTable(counts: [2])
    table.tableView.repeatsQuestions = true
    var questions = 0
    table.heights = { path in
      questions += 1
      return path.row == 0 ? 44 : Double(40 + questions)
    }
    try table.tableView.layoutIfNeeded()
    let warnings = table.tableView.takeWarnings().map { "\($0)" }
    #expect(warnings.first == "a height in section 0 changed: a delegate must be pure")
    #expect(warnings.dropFirst().allSatisfy { $0.hasPrefix("row 0 1 changed from ") })
    #expect(warnings.count == 3)
  }

  @Test func `without it everything is asked once`() throws {
    let table = RecordingTable(counts: [10])
    try table.tableView.layoutIfNeeded()
    #expect(table.takeLog().filter { $0.hasPrefix("heightForRow") }.count == 10)
  }
}
