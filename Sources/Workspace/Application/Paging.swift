import JSON
package import TableModel
import TableStore
import TableUI

/// Loads further rows when the last one is about to show: a page takes a second of the virtual clock.
///
/// The last row shows each time one scrolls back to it, so without a guard the same page is asked for again
/// while it is on its way, and comes twice.
@MainActor package final class Paging {
  /// How many rows a page has.
  package static let pageSize = 10

  /// How long a page takes in milliseconds.
  package static let latency = 1000

  /// Whether a page on its way keeps the next request back.
  let isGuarded: Bool

  /// How many pages were asked for.
  package private(set) var requests = 0

  /// How many requests the guard kept back.
  package private(set) var heldBack = 0

  /// What the application logs of a page that arrives.
  private let log: @MainActor (Arrival) -> String

  private var pagesOnTheirWay = 0
  private var pagesLoaded = 0

  /// Creates paging that has requested nothing.
  ///
  /// - Parameters:
  ///   - isGuarded: Whether a page on its way keeps the next request back.
  ///   - log: The line that the application logs of a page.
  package init(isGuarded: Bool, log: @escaping @MainActor (Arrival) -> String) {
    self.isGuarded = isGuarded
    self.log = log
  }

  /// A page that arrives.
  package enum Arrival: Sendable {
    /// Its rows were appended at a place.
    case rows(page: Int, count: Int, at: IndexPath)

    /// The table has no section for its rows.
    case noSection(page: Int)
  }

  /// Sets the counters back to 0.
  package func resetStatistics() {
    requests = 0
    heldBack = 0
  }

  /// Hears that a row is about to show.
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

  /// Appends the rows of a page to the model and tells the table view.
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
