import JSON
package import TableModel
import TableStore
import TableUI

/// Loads further rows before the last one shows; a page takes a second of the virtual clock.
///
/// The last row shows after each scroll to it. Without a guard, the application requests the same
/// page again while it loads, and appends it twice.
@MainActor package final class Paging {
  /// The number of rows in a page.
  package static let pageSize = 10

  /// The loading time of a page, in milliseconds.
  package static let latency = 1000

  /// Whether a loading page blocks the next request.
  let isGuarded: Bool

  /// The number of requested pages.
  package private(set) var requests = 0

  /// The number of requests that the guard blocked.
  package private(set) var heldBack = 0

  /// Returns the application's log line for a page that arrives.
  private let log: @MainActor (Arrival) -> String

  private var pagesOnTheirWay = 0
  private var pagesLoaded = 0

  /// Creates paging without requests.
  ///
  /// - Parameters:
  ///   - isGuarded: Whether a loading page blocks the next request.
  ///   - log: Returns the application's log line for a page.
  package init(isGuarded: Bool, log: @escaping @MainActor (Arrival) -> String) {
    self.isGuarded = isGuarded
    self.log = log
  }

  /// The arrival of a page.
  package enum Arrival: Sendable {
    /// Its rows were appended at a path.
    case rows(page: Int, count: Int, at: IndexPath)

    /// The table has no section for its rows.
    case noSection(page: Int)
  }

  /// Resets the counters to 0.
  package func resetStatistics() {
    requests = 0
    heldBack = 0
  }

  /// Called before a row shows.
  func rowWillShow(_ path: IndexPath, in application: Application) {
    let table = application.source.tableView
    let section = table.numberOfSections - 1
    guard path.section == section, path.row == table.numberOfRows(inSection: section) - 1 else {
      return
    }
    if isGuarded, pagesOnTheirWay > 0 {
      heldBack += 1
      return
    }
    requests += 1
    pagesOnTheirWay += 1
    let page = pagesLoaded + 1
    application.clock.schedule(after: Self.latency) {
      [weak self, weak application] () throws(TableError) in
      guard let self, let application, application.paging === self else { return [] }
      return try self.arrive(page, in: application)
    }
  }

  /// Appends the rows of a page to the model and updates the table view.
  private func arrive(
    _ page: Int,
    in application: Application
  ) throws(TableError) -> [String] {
    pagesOnTheirWay -= 1
    pagesLoaded = max(pagesLoaded, page)
    let source = application.source
    let section = source.sections.count - 1
    guard section >= 0 else { return [log(.noSection(page: page))] }
    let start = source.sections[section].items.count
    let items = (0..<Self.pageSize).map { row in
      source.makeItem(titled: "Page \(page), row \(row)")
    }
    let paths = items.indices.map { IndexPath(row: start + $0, section: section) }
    let change = TableChange.insert(ItemList(items), at: IndexPath(row: start, section: section))
    let table = source.tableView
    try application.make([change], as: "page \(page)") { () throws(TableError) in
      try table.insertRows(at: paths)
    }
    try table.layoutIfNeeded()
    let place = IndexPath(row: start, section: section)
    return [log(.rows(page: page, count: items.count, at: place))]
  }
}
