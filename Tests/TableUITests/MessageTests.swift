import TableModel
import TableUI
import Testing

/// What somebody who watches gets to see.
@MainActor @Suite struct MessageTests {
  private final class Watcher: MessageObserver {
    var lines: [String] = []
    var depth = 0

    func messageBegan(_ message: Message) {
      let indent = String(repeating: " ", count: depth)
      lines.append(
        "\(indent)\(message.receiver.name) \(message.receiver.layer.rawValue) \(message.selector)"
      )
      depth += 1
    }

    func messageEnded(result: String?) {
      depth -= 1
      if let result { lines[lines.count - 1] += " = \(result)" }
    }
  }

  @Test func `a load shows who asks whom, and what the answers are`() throws {
    let table = RecordingTable(counts: [1])
    let watcher = Watcher()
    table.tableView.messageObserver = watcher
    try table.tableView.layoutIfNeeded()
    #expect(
      watcher.lines == [
        "TableView V layoutIfNeeded()",
        " RecordingTable C numberOfSections(in:) = 1",
        " RecordingTable C tableView(_:numberOfRowsInSection:) 0 = 1",
        " RecordingTable C tableView(_:heightForHeaderInSection:) 0 = -1",
        " RecordingTable C tableView(_:heightForFooterInSection:) 0 = -1",
        " RecordingTable C tableView(_:heightForRowAt:) 0 0 = 44",
        " RecordingTable C tableView(_:cellForRowAt:) 0 0",
        "  TableView V dequeueReusableCell(withIdentifier:for:) cell 0 0",
        "   TableViewCell V init(style:reuseIdentifier:) cell = TableViewCell",
        " RecordingTable C tableView(_:willDisplay:forRowAt:) 0 0",
      ]
    )
    #expect(watcher.depth == 0)
  }

  @Test func `every message ends, also where something is refused`() throws {
    let table = try RecordingTable(counts: [3]).laidOut()
    let watcher = Watcher()
    let tableView = table.tableView
    tableView.messageObserver = watcher
    _ = try? tableView.tap(at: path(0, 1))
    _ = try? tableView.tap(at: path(9, 1))
    _ = try? tableView.deleteRows(at: [path(0, 9)])
    _ = try? tableView.scrollToRow(at: path(9, 9))
    _ = try? tableView.dequeueReusableCell(withIdentifier: "none", for: path(0, 0))
    tableView.beginUpdates()
    _ = try? tableView.insertSections([4])
    _ = try? tableView.endUpdates()
    table.failure = { _ in .noDataSource }
    tableView.reloadData()
    _ = try? tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    #expect(watcher.depth == 0)
    #expect(!watcher.lines.isEmpty)
  }
}
