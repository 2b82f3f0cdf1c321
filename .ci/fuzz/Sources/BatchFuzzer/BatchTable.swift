import BatchRules
import Fuzzing
import TableModel
import TableUI

/// A table view over rows of names, told one batch.
@MainActor final class BatchTable {
  private let batch: BatchCase
  private let tableView: TableView
  private let source: NamedRows

  /// Loads the table and selects.
  ///
  /// - Parameters:
  ///   - batch: The table and its batch.
  ///   - isReporting: Whether the data source says what changed; one that lies must not.
  init(_ batch: BatchCase, isReporting: Bool) {
    self.batch = batch
    let rows = namesBefore(batch.before)
    source = isReporting ? ReportingRows(rows) : NamedRows(rows)
    tableView = TableView(size: Size(width: 320, height: 4000), style: .plain)
    tableView.allowsMultipleSelection = true
    tableView.rowHeight = 20
    tableView.dataSource = source
    for path in batch.selected { try? tableView.selectRow(at: path) }
    expect("loaded") { try tableView.layoutIfNeeded() }
  }

  /// Tells the batch and looks at what came of it.
  ///
  /// - Parameters:
  ///   - refusal: The code and words that it must be refused with, or nil.
  ///   - final: The rows afterwards, where it is not refused.
  func check(refusal: [String]?, final: [[String]]) {
    let selected = selectedNames
    let old = source.rows
    source.rows = refusal == nil ? final : batch.after.map(Self.unnamed)
    do throws(TableError) {
      try tableView.performBatchUpdates(batch.updates)
      Fuzzing.check(refusal == nil, "the table took it: \(batch)")
    } catch {
      Fuzzing.check([error.code, error.text()] == refusal, "the table said \(error): \(batch)")
      source.rows = old
    }
    expect("laid out") { try tableView.layoutIfNeeded() }
    checkRows()
    checkSelection(selected, isRefused: refusal != nil)
    let problems = tableView.checkInvariants()
    Fuzzing.check(problems.isEmpty, "\(problems): \(batch)")
  }

  /// As many rows as counted; a data source that lies may speak of more than anyone can list.
  private static func unnamed(_ count: Int) -> [String] {
    Array(repeating: "other", count: min(count, 100))
  }

  private func expect(_ what: String, _ body: () throws -> Void) {
    do { try body() } catch { Fuzzing.check(false, "not \(what), \(error): \(batch)") }
  }

  private var selectedNames: [String] {
    tableView.indexPathsForSelectedRows.map { source.rows[$0.section][$0.row] }
  }

  /// Each row shows its name; all of them fit the table.
  private func checkRows() {
    let counts = (0..<tableView.numberOfSections).map(tableView.numberOfRows)
    Fuzzing.check(counts == source.rows.map(\.count), "it counts \(counts): \(batch)")
    for (section, names) in source.rows.enumerated() {
      for (row, name) in names.enumerated() {
        let path = IndexPath(row: row, section: section)
        let shown = tableView.cellForRow(at: path)?.text
        Fuzzing.check(shown == name, "\(path) shows \(shown ?? "nothing"), not \(name): \(batch)")
      }
    }
  }

  /// Rows that stay keep their selection, but for those that are reloaded.
  private func checkSelection(_ selected: [String], isRefused: Bool) {
    var expected = Set(selected)
    if !isRefused {
      let old = namesBefore(batch.before)
      let reloaded = batch.updates.reloadedRows.map { old[$0.section][$0.row] }
      expected.formIntersection(source.rows.joined())
      expected.subtract(reloaded)
    }
    let found = selectedNames
    Fuzzing.check(
      Set(found) == expected && found.count == expected.count,
      "selected is \(found), not \(expected.sorted()): \(batch)"
    )
  }
}
