public import TableModel

/// The delegate of a table view, which is notified of events and can influence them.
///
/// Every feature is optional and has its own protocol: ``TableViewSizing``, ``TableViewSelecting``,
/// ``TableViewDisplaying`` and so on. The table view checks for them once, on assignment.
@MainActor public protocol TableViewDelegate: AnyObject {}

/// A delegate with methods that the table view calls whenever it shows rows or scrolls.
///
/// Each of these protocols inherits from this one. So one check tells that a delegate has none of
/// them.
@MainActor public protocol TableViewShowing: AnyObject {}

/// A delegate that provides header and footer views; without it the titles are shown.
@MainActor public protocol TableViewHeaderViews: TableViewShowing {
  /// Returns the view above the rows of a section, or nil for the title. The default is nil.
  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// Returns the view below the rows of a section, or nil for the title. The default is nil.
  func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView?
}

extension TableViewHeaderViews {
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  public func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }
}

/// A delegate that is notified when cells and section views appear and disappear.
///
/// The index path of a disappearing cell can be outdated after updates. Every method does nothing
/// by default.
@MainActor public protocol TableViewDisplaying: TableViewShowing {
  /// Called before a cell appears.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called before a header appears.
  func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  )

  /// Called before a footer appears.
  func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  )

  /// Called after a cell disappears.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called after a header disappears.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  )

  /// Called after a footer disappears.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  )
}

extension TableViewDisplaying {
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {}

  public func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {}

  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {}

  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {}
}

/// A delegate that indents rows; without it no row is indented.
@MainActor public protocol TableViewIndentation: TableViewShowing {
  /// Returns the indentation level of a row; the cell sets the width of a level.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
