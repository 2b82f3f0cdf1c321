/// A data source that titles its sections; without it there are no titles.
@MainActor public protocol TableViewTitling: AnyObject {
  /// The text above the rows of a section, or nil. The default is nil.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below the rows of a section, or nil. The default is nil.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewTitling {
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
