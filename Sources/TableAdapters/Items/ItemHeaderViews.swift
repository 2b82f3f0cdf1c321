public import TableModel
public import TableUI

/// Makes header views with the section in hand. (KtTableView: `headerViewForSectionObject:atSection:`.)
@MainActor public protocol ItemHeaderViews: ItemDelegate {
  /// Makes the view above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section.
  ///   - index: Its number.
  /// - Returns: The view, or nil for the title of the section.
  func tableView(
    _ tableView: TableView,
    viewForHeaderOf section: Section,
    at index: Int
  ) -> TableViewHeaderFooterView?
}
