import TableModel
import TableUI

/// A data source and delegate that writes down what it is asked and told, and numbers its cells.
@MainActor
class RecordingTable: TableViewDataSource, TableViewDelegate, TableViewSizing,
  TableViewDisplaying, TableViewHighlighting, TableViewSelecting
{
  let tableView: TableView
  var counts: [Int]
  var heights: (IndexPath) -> Double = { _ in 44 }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var allowsHighlight = true
  var failure: (IndexPath) -> TableError? = { _ in nil }
  private(set) var log: [String] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var kept: [TableViewCell] = []

  init(counts: [Int], height: Double = 132, style: TableViewStyle = .plain) {
    self.counts = counts
    tableView = TableView(size: Size(width: 320, height: height), style: style)
    tableView.estimateNothingUnlessSaid()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ text: String) { log.append(text) }

  func number(of cell: TableViewCell?) -> Int? {
    cell.flatMap { numbers[ObjectIdentifier($0)] }
  }

  func numberOfSections(in tableView: TableView) -> Int {
    note("numberOfSections")
    return counts.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    note("numberOfRows \(section)")
    return counts[section]
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    if let error = failure(indexPath) { throw error }
    let cell = try tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.text = "\(indexPath)"
    let key = ObjectIdentifier(cell)
    if let number = numbers[key] {
      note("cellForRow \(indexPath) dequeue#\(number)")
    } else {
      numbers[key] = numbers.count + 1
      kept.append(cell)
      note("cellForRow \(indexPath) new#\(numbers.count)")
    }
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    note("heightForRow \(indexPath)")
    return heights(indexPath)
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("willDisplay \(indexPath)") }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath)") }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(indexPath)")
    return allowsHighlight
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath)")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath)")
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath)")
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath)")
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath)")
  }
}

extension RecordingTable {
  /// Where the table stands: offset, content, cells on the screen, in the pool and ever made.
  var summary: String {
    let statistics = tableView.statistics
    return "offset \(tableView.contentOffset.y) content \(tableView.contentSize.height)"
      + " live \(statistics.cellsAlive) pool \(statistics.cellsInPool)"
      + " created \(statistics.cellsCreated)"
  }

  /// Brings the table to the screen and forgets what was asked for it.
  func laidOut() throws -> Self {
    try tableView.layoutIfNeeded()
    _ = takeLog()
    return self
  }
}

/// A data source that reports its changes, as a wiring does.
final class ReportingTable: RecordingTable, TableViewChangeReporting {
  var report: ReportedChanges? = ReportedChanges()

  func takeReportedChanges(for tableView: TableView) -> ReportedChanges? {
    defer { report = ReportedChanges() }
    return report
  }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
