import TableModel
public import TableUI

extension TableView {
  /// Who maps the rows of the model to those that the table shows, or nil where they are the same.
  ///
  /// It is looked for behind data sources that forward.
  public var rowMapping: (any RowMapping)? {
    guard let forwarding = dataSource as? any CapabilityForwarding else {
      return dataSource as? any RowMapping
    }
    return forwarding.target(for: (any RowMapping).self) as? any RowMapping
  }
}
