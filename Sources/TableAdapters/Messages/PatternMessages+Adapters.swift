import TableModel
import TableUI

// The messages of the adapters that a trace of every message shows.
extension ItemDataSource {
  /// Returns the cell class for an item, and reports the call.
  func sentCellClass(for item: Item) -> ItemCell.Type {
    guard PatternMessages.observer != nil else { return cellClass(for: item) }
    return PatternMessages.send(
      "cellClass(for:)",
      to: TableView.party(of: self),
      as: ClassNames.name,
      { cellClass(for: item) }
    )
  }
}

extension TableViewDataSource {
  /// Calls the closure that configures a cell, and reports the call.
  func sendConfigure(_ body: () -> Void) {
    PatternMessages.send(
      "configure(_:_:)",
      to: Message.Party("closure configure", .controller),
      body
    )
  }

  /// Calls the closure that chooses a reuse identifier, and reports the call.
  func sendIdentifier(_ body: () -> String) -> String {
    PatternMessages.send(
      "identifier(_:)",
      to: Message.Party("closure identifier", .controller),
      as: { $0 },
      body
    )
  }
}

extension CellGenerator {
  /// Returns the generator's cell for a row, and reports the call.
  func sentGenerate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    try PatternMessages.send(
      "generate(in:at:) \(indexPath)",
      to: TableView.party(of: self),
      as: { ClassNames.name(of: type(of: $0)) },
      { () throws(TableError) in try generate(in: tableView, at: indexPath) }
    )
  }

  /// Registers the generator's cell class, and reports the call.
  func sendRegister(in tableView: TableView) {
    PatternMessages.send("register(in:) \(identifier)", to: TableView.party(of: self)) {
      register(in: tableView)
    }
  }
}

extension CellBuilding {
  /// Configures a cell, and reports the call.
  func sendBuild(_ cell: Cell) {
    PatternMessages.send(
      "build(_:)",
      to: TableView.party(of: self)
    ) {
      build(cell)
    }
  }
}
