public import TableModel

/// Whoever is told what happens in a table and has a say in it.
///
/// Every part is optional and a protocol of its own, looked for once, when the delegate is assigned:
/// ``TableViewSizing``, ``TableViewSelecting``, ``TableViewDisplaying`` and so on.
@MainActor public protocol TableViewDelegate: AnyObject {}

/// A delegate that brings its own header and footer views; without it the titles are shown.
@MainActor public protocol TableViewHeaderViews: AnyObject {
  /// The view above the rows of a section, or nil for the title. The default is nil.
  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// The view below the rows of a section, or nil for the title. The default is nil.
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

/// A delegate that hears what comes to the screen and leaves it; without it nobody is told.
///
/// The path that a cell leaves from can be out of date after updates. Every method does nothing by default.
@MainActor public protocol TableViewDisplaying: AnyObject {
  /// Hears that a cell is about to be shown.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Hears that a header is about to be shown.
  func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  )

  /// Hears that a footer is about to be shown.
  func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  )

  /// Hears that a cell is no longer shown.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Hears that a header is no longer shown.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  )

  /// Hears that a footer is no longer shown.
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

/// A delegate that sets rows in by steps; without it none is.
@MainActor public protocol TableViewIndentation: AnyObject {
  /// How many steps a row stands in; the width of a step is the cell's.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
