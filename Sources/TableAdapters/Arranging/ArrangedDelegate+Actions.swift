public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewPrimaryActions {
  public func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewPrimaryActions).self,
      tableView,
      "canPerformPrimaryActionForRowAt",
      indexPath,
      otherwise: false
    ) { $0.tableView(tableView, canPerformPrimaryActionForRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewPrimaryActions).self,
      tableView,
      "performPrimaryActionForRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, performPrimaryActionForRowAt: $1) }
  }
}

extension ArrangedDelegate: TableViewAccessories {
  public func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    ask(
      (any TableViewAccessories).self,
      tableView,
      "accessoryButtonTappedForRowWith",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, accessoryButtonTappedForRowWith: $1) }
  }
}

extension ArrangedDelegate: TableViewCopying {
  public func tableView(
    _ tableView: TableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewCopying).self,
      tableView,
      "shouldShowMenuForRowAt",
      indexPath,
      otherwise: false
    ) { $0.tableView(tableView, shouldShowMenuForRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewCopying).self,
      tableView,
      "canPerformAction:forRowAt",
      indexPath,
      otherwise: false
    ) { $0.tableView(tableView, canPerformAction: action, forRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    guard let target = behind((any TableViewCopying).self),
      let path = rows.sourcePath(of: indexPath)
    else { return }
    let selector = "tableView(_:performAction:forRowAt:) \(action.rawValue) \(path)"
    try rows.relay(tableView, to: target, selector) { () throws(TableError) in
      try target.tableView(tableView, performAction: action, forRowAt: path)
    }
  }
}

extension ArrangedDelegate: TableViewSpringLoading {
  public func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool {
    ask(
      (any TableViewSpringLoading).self,
      tableView,
      "shouldSpringLoadRowAt:with",
      indexPath,
      otherwise: true
    ) { $0.tableView(tableView, shouldSpringLoadRowAt: $1, with: context) }
  }
}
