public import TableModel
public import TableUI

/// A prefetch data source that stands before another one where an ``ArrangedDataSource`` shows the rows: the
/// one behind hears the paths of the source.
///
/// ```swift
/// let prefetching = ArrangedPrefetching(loader, rows: arranged)
/// tableView.prefetchDataSource = prefetching
/// ```
@MainActor public final class ArrangedPrefetching: TableViewPrefetching {
  /// The prefetch data source behind this one.
  public private(set) weak var wrapped: (any TableViewPrefetching)?

  private let rows: ArrangedDataSource

  /// Stands before a prefetch data source.
  ///
  /// - Parameters:
  ///   - wrapped: The prefetch data source.
  ///   - rows: The data source that shows the rows.
  public init(_ wrapped: any TableViewPrefetching, rows: ArrangedDataSource) {
    self.wrapped = wrapped
    self.rows = rows
  }

  public func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    tell(tableView, "prefetchRowsAt", indexPaths) {
      $0.tableView(tableView, prefetchRowsAt: $1)
    }
  }

  public func tableView(
    _ tableView: TableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    tell(tableView, "cancelPrefetchingForRowsAt", indexPaths) {
      $0.tableView(tableView, cancelPrefetchingForRowsAt: $1)
    }
  }

  /// Tells the one behind of those rows that the source has.
  private func tell(
    _ tableView: TableView,
    _ method: String,
    _ shown: [IndexPath],
    _ body: (any TableViewPrefetching, [IndexPath]) -> Void
  ) {
    let paths = shown.compactMap(rows.sourcePath)
    guard let wrapped, !paths.isEmpty else { return }
    let list = paths.map(\.description).joined(separator: ", ")
    rows.relay(tableView, to: wrapped, "tableView(_:\(method):) [\(list)]") {
      body(wrapped, paths)
    }
  }
}

extension ArrangedPrefetching: MessageParticipant {
  public var messageParty: Message.Party { Message.Party("ArrangedPrefetching", .controller) }
}
