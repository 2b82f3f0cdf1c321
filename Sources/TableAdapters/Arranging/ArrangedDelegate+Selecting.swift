public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewSelecting {
  public func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask(
      (any TableViewSelecting).self,
      tableView,
      "willSelectRowAt",
      indexPath,
      otherwise: indexPath as IndexPath?
    ) { $0.tableView(tableView, willSelectRowAt: $1).flatMap(rows.shownPath) }
  }

  public func tableView(
    _ tableView: TableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewSelecting).self,
      tableView,
      "didSelectRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, didSelectRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask(
      (any TableViewSelecting).self,
      tableView,
      "willDeselectRowAt",
      indexPath,
      otherwise: indexPath as IndexPath?
    ) { $0.tableView(tableView, willDeselectRowAt: $1).flatMap(rows.shownPath) }
  }

  public func tableView(
    _ tableView: TableView,
    didDeselectRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewSelecting).self,
      tableView,
      "didDeselectRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, didDeselectRowAt: $1) }
  }
}

extension ArrangedDelegate: TableViewHighlighting {
  public func tableView(
    _ tableView: TableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewHighlighting).self,
      tableView,
      "shouldHighlightRowAt",
      indexPath,
      otherwise: true
    ) { $0.tableView(tableView, shouldHighlightRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    didHighlightRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewHighlighting).self,
      tableView,
      "didHighlightRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, didHighlightRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewHighlighting).self,
      tableView,
      "didUnhighlightRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, didUnhighlightRowAt: $1) }
  }
}

extension ArrangedDelegate: TableViewMultipleSelection {
  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewMultipleSelection).self,
      tableView,
      "shouldBeginMultipleSelectionInteractionAt",
      indexPath,
      otherwise: false
    ) { $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewMultipleSelection).self,
      tableView,
      "didBeginMultipleSelectionInteractionAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: $1) }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    guard let target = behind((any TableViewMultipleSelection).self) else { return }
    rows.relay(tableView, to: target, "tableViewDidEndMultipleSelectionInteraction(_:)") {
      target.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
