public import TableModel
public import TableStore
public import TableUI

/// A controller whose rows may load page by page from a server.
@MainActor public protocol ListLoading: AnyObject {
  /// The loader of the rows, or nil if they are not from a server.
  var listLoader: ListLoader? { get set }
}

/// The requirements of a list loader for a screen: its rows, and both ways to change them.
public typealias ListScreen = ListLoading & TableViewHosting & SectionsProviding & ModelChanging
  & ChangePerforming

/// The result of a load.
public enum ListLoaderEvent: Sendable {
  /// The list restarted with a page.
  case refreshed(ListPage)

  /// A further page is in the table.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - kind: Whether the page is after or before the others.
  ///   - isFromCache: Whether no request was sent.
  ///   - rows: The number of inserted rows; 0 if all were already there.
  case loaded(ListPage, kind: RowLoad, isFromCache: Bool, rows: Int)

  /// The request failed; the table is unchanged.
  case failed(RequestError, kind: RowLoad)

  /// A page was loaded, but the table view rejected it; the table is unchanged.
  case refused(TableError)

  /// The list has no next page; no request was sent.
  case reachedLastPage

  /// A request was canceled before it had a result.
  case cancelled

  /// The error of a failed request; nil for other events.
  public var failure: RequestError? { if case .failed(let error, _) = self { error } else { nil } }
}

/// The first visible row and its distance from the top edge, which a page above must not change.
@MainActor package struct FirstVisibleRow {
  private let path: IndexPath
  private let distance: Double

  /// Creates a value for the first visible row; nil if no row is visible.
  package init?(of table: TableView) {
    guard let path = table.indexPathsForVisibleRows.first,
      let rect = try? table.rectForRow(at: path)
    else { return nil }
    self.path = path
    distance = rect.minY - table.contentOffset.y
  }

  /// Scrolls so that the row is at its previous position.
  ///
  /// - Parameters:
  ///   - table: The table view after the edits.
  ///   - changes: The edits, in the model's index paths.
  /// - Throws: The error of looking up the row's position.
  package func keep(in table: TableView, movedBy changes: [TableChange]) throws(TableError) {
    // With a row mapping, the table view decides what moves, so only its own anchoring applies.
    guard table.rowMapping == nil else { return }
    var moved: IndexPath? = path
    for change in changes { moved = moved.flatMap(change.destination(of:)) }
    guard let moved else { return }
    let rect = try table.rectForRow(at: moved)
    table.contentOffset = Point(x: 0, y: rect.minY - distance)
  }
}
