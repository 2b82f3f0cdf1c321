import JSON
import TableModel
import TableUI

/// A controller in small: it owns sections, shows their items, and makes changes in model and view.
@MainActor
class SectionsTable: TableViewDataSource, TableViewDelegate, TableViewSizing,
  TableViewTitling, TableViewDisplaying
{
  let tableView: TableView
  var sections: [Section]
  var shown: Set<ObjectIdentifier> = []
  var problems: [String] = []

  init(_ sections: [Section], style: TableViewStyle = .plain, height: Double = 300) {
    self.sections = sections
    tableView = TableView(size: Size(width: 320, height: height), style: style)
    tableView.estimateNothingUnlessSaid()
    tableView.dataSource = self
    tableView.delegate = self
  }

  func perform(_ changes: [TableChange]) throws(TableError) {
    let counts = sections.map(\.items.count)
    let old = sections
    for change in changes { try change.apply(to: &sections) }
    do throws(TableError) {
      try tableView.performBatchUpdates(TableUpdates(composing: changes, from: counts))
    } catch {
      sections = old
      throw error
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    cell.configure(with: sections[indexPath.section].items[indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    sections[indexPath.section].items[indexPath.row].height ?? 44
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if !shown.insert(ObjectIdentifier(cell)).inserted {
      problems.append("\(indexPath) shown twice")
    }
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if shown.remove(ObjectIdentifier(cell)) == nil { problems.append("\(indexPath) not shown") }
  }
}

/// The same with a report of what changed beyond the batch, which is nothing.
final class ReportingSectionsTable: SectionsTable, TableViewChangeReporting {
  func takeReportedChanges(for tableView: TableView) -> ReportedChanges? { ReportedChanges() }
}

extension SectionsTable {
  /// What differs between the table view and one that has just loaded the same sections.
  var differences: [String] {
    let fresh = SectionsTable(sections, style: tableView.style, height: tableView.size.height)
    fresh.tableView.contentOffset = tableView.contentOffset
    var found = tableView.checkInvariants() + problems
    func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected { found.append("\(name) is \(value), not \(expected)") }
    }
    compare("content", tableView.contentSize, fresh.tableView.contentSize)
    for (section, content) in sections.enumerated() {
      compare(
        "section \(section)",
        try? tableView.rect(forSection: section),
        try? fresh.tableView.rect(forSection: section)
      )
      for (row, item) in content.items.enumerated() {
        let path = IndexPath(row: row, section: section)
        let rect = try? tableView.rectForRow(at: path)
        compare("row \(path)", rect, try? fresh.tableView.rectForRow(at: path))
        compare("height \(path)", rect?.height, item.height ?? 44)
      }
    }
    for path in tableView.indexPathsForVisibleRows {
      let item = sections[path.section].items[path.row]
      compare("cell \(path)", tableView.cellForRow(at: path)?.text, item.title)
    }
    for section in sections.indices {
      let header = tableView.headerView(forSection: section)?.text
      if let header { compare("header \(section)", header, sections[section].header) }
    }
    return found
  }
}

/// A row with a title and maybe a height.
func makeItem(_ title: String, height: Int? = nil) -> Item {
  var members: [(String, JSONValue)] = [("title", .string(title)), ("id", .string(title))]
  if let height { members.append(("height", .number(height))) }
  return Item(.object(members), origin: .made(0), bindings: .native)
}

/// Holds tables until a test is over, since a table view holds its data source weakly.
@MainActor final class Shelf {
  private var tables: [SectionsTable] = []

  func keep(_ table: SectionsTable) -> SectionsTable {
    tables.append(table)
    return table
  }
}
