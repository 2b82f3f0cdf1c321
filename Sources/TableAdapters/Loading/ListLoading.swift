public import TableModel
public import TableStore
public import TableUI

/// A controller whose rows may come page by page from a server.
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
  ///   - kind: Whether it came behind or before the others.
  ///   - isFromCache: Whether no server was asked.
  ///   - rows: How many of its rows came in; 0 where all of them were there.
  case loaded(ListPage, kind: RowLoad, isFromCache: Bool, rows: Int)

  /// The request failed; the table is unchanged.
  case failed(RequestError, kind: RowLoad)

  /// A page came, but the table view refused it; the table is unchanged.
  case refused(TableError)

  /// The list has no next page; no request was sent.
  case reachedLastPage

  /// A request was ended before it had a result.
  case cancelled

  /// Why nothing came of the request, or nil where that is not what happened.
  public var failure: RequestError? { if case .failed(let error, _) = self { error } else { nil } }
}

/// The first row on the screen, and how far it is below its top edge: what a page above must not move.
@MainActor package struct FirstVisibleRow {
  private let path: IndexPath
  private let distance: Double

  /// Notes the first visible row; nil where none is.
  package init?(of table: TableView) {
    guard let path = table.indexPathsForVisibleRows.first,
      let rect = try? table.rectForRow(at: path)
    else { return nil }
    self.path = path
    distance = rect.minY - table.contentOffset.y
  }

  /// Scrolls so that the row is where it was.
  ///
  /// - Parameters:
  ///   - table: The table view, which has taken the edits.
  ///   - changes: The edits, as the model counts.
  /// - Throws: What asking for the row's place throws.
  package func keep(in table: TableView, movedBy changes: [TableChange]) throws(TableError) {
    // Under a view over the rows the table decides what moves; its own anchoring is all there is then.
    guard table.rowMapping == nil else { return }
    var moved: IndexPath? = path
    for change in changes { moved = moved.flatMap(change.destination(of:)) }
    guard let moved else { return }
    let rect = try table.rectForRow(at: moved)
    table.contentOffset = Point(x: 0, y: rect.minY - distance)
  }
}
