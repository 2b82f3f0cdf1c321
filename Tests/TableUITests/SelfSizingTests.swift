import TableModel
import TableUI
import Testing

/// Heights by content.
@MainActor @Suite struct SelfSizingTests {
  /// Rows with texts of any number of lines, and a delegate that leaves heights to the cells, if any.
  private final class Texts: TableViewDataSource, TableViewDelegate {
    var texts: [String]
    var lines = 0
    var isSubtitled = false

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      let cell = try tableView.dequeueReusableCell(TableViewCell.self, for: indexPath)
      var content = ContentConfiguration(text: texts[indexPath.row])
      content.numberOfLines = lines
      if isSubtitled { content.secondaryText = "below" }
      cell.contentConfiguration = content
      return cell
    }
  }

  private final class Automatic: TableViewDelegate, TableViewSizing {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      TableView.automaticDimension
    }
  }

  /// Eight words of nine columns each.
  private let long = Array(repeating: "abcdefgh", count: 8).joined(separator: " ")

  private func makeTable(_ source: Texts, width: Double = 320) -> TableView {
    let tableView = TableView(size: Size(width: width, height: 528))
    tableView.dataSource = source
    tableView.delegate = source
    return tableView
  }

  private func heights(_ tableView: TableView, _ rows: Int) throws -> [Double] {
    try tableView.layoutIfNeeded()
    return try (0..<rows).map { try tableView.rectForRow(at: path(0, $0)).height }
  }

  // 38 columns hold four words a line.
  @Test(arguments: [(0, 44.0), (1, 44), (2, 44), (3, 44)])
  func `one or two lines are 44 points`(lines: Int, height: Double) throws {
    let source = Texts([long])
    source.lines = lines
    #expect(try heights(makeTable(source), 1) == [height])
  }

  @Test(arguments: [(0, 4.0), (1, 2), (2, 2), (3, 3), (9, 4)])
  func `lines are wrapped at the width, as many as are allowed`(lines: Int, count: Double) throws {
    let source = Texts([long])
    source.lines = lines
    #expect(try heights(makeTable(source, width: 160), 1) == [count * 22])
  }

  @Test func `a further text below takes its line too`() throws {
    let source = Texts([long, "short"])
    source.isSubtitled = true
    #expect(try heights(makeTable(source), 2) == [66, 44])
  }

  @Test func `another width measures again`() throws {
    let source = Texts(Array(repeating: long, count: 40))
    let tableView = makeTable(source)
    #expect(try heights(tableView, 1) == [44])
    #expect(tableView.heightSource(at: path(0, 0)) == .measured)
    #expect(tableView.heightSource(at: path(0, 39)) == .estimated)
    tableView.size.width = 160
    #expect(try heights(tableView, 1) == [88])
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a delegate may leave it to the cells, with estimates only`() throws {
    let source = Texts([long])
    let delegate = Automatic()
    let tableView = makeTable(source, width: 160)
    tableView.delegate = delegate
    #expect(try heights(tableView, 1) == [88])
    tableView.estimatedRowHeight = 0
    let error = #expect(throws: TableError.self) { try tableView.layoutIfNeeded() }
    #expect(error?.code == "E25")
    #expect(error?.description.contains("-1.000000") == true)
  }

  @Test func `a fixed height and exact mode ask no cell`() throws {
    let source = Texts([long])
    let tableView = makeTable(source, width: 160)
    tableView.rowHeight = 60
    #expect(try heights(tableView, 1) == [60])
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 0
    #expect(try heights(tableView, 1) == [44])
    #expect(tableView.statistics.cellsMeasured == 0)
  }

  @Test func `the lines are drawn one below the other, the last one with the rest`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 100, height: 66)
    cell.text = "one two three four five six"
    cell.numberOfLines = 2
    let texts = cell.displayList.map { item in
      if case .text(let text, _, _) = item.content { text } else { "" }
    }
    #expect(texts == ["one two", "three four five six"])
    #expect(cell.displayList.map(\.frame.minY) == [0, 22])
    #expect(cell.preferredHeight(forWidth: 100) == 44)
    cell.numberOfLines = 0
    #expect(cell.preferredHeight(forWidth: 56) == 132)
  }
}
