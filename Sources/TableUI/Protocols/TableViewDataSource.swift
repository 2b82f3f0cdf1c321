public import TableModel

/// Whoever says what stands in a table: how many sections, how many rows, and a cell for each row.
///
/// What else a data source can do it says by adopting further protocols, which are looked for once, when it
/// is assigned: ``TableViewTitling``, ``TableViewRowEditing``, ``TableViewRowMoving`` and so on.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// How many sections there are. The default is 1.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row; only the table view asks.
  ///
  /// A method that throws nothing satisfies this.
  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell
}

extension TableViewDataSource {
  /// One section, where the data source says nothing else.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}
