public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewDisplaying {
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewDisplaying).self,
      tableView,
      "willDisplay:forRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, willDisplay: cell, forRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    guard let target = behind((any TableViewDisplaying).self),
      let own = rows.sourceSection(of: section)
    else { return }
    let selector = "tableView(_:willDisplayHeaderView:forSection:) \(own)"
    rows.relay(tableView, to: target, selector) {
      target.tableView(tableView, willDisplayHeaderView: view, forSection: own)
    }
  }

  public func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    guard let target = behind((any TableViewDisplaying).self),
      let own = rows.sourceSection(of: section)
    else { return }
    let selector = "tableView(_:willDisplayFooterView:forSection:) \(own)"
    rows.relay(tableView, to: target, selector) {
      target.tableView(tableView, willDisplayFooterView: view, forSection: own)
    }
  }

  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let target = behind((any TableViewDisplaying).self) else { return }
    // A cell may leave because its row is shown no longer; then only the old path is known.
    let path = rows.sourcePath(of: indexPath) ?? indexPath
    rows.relay(tableView, to: target, "tableView(_:didEndDisplaying:forRowAt:) \(path)") {
      target.tableView(tableView, didEndDisplaying: cell, forRowAt: path)
    }
  }

  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    guard let target = behind((any TableViewDisplaying).self),
      let own = rows.sourceSection(of: section)
    else { return }
    let selector = "tableView(_:didEndDisplayingHeaderView:forSection:) \(own)"
    rows.relay(tableView, to: target, selector) {
      target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: own)
    }
  }

  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    guard let target = behind((any TableViewDisplaying).self),
      let own = rows.sourceSection(of: section)
    else { return }
    let selector = "tableView(_:didEndDisplayingFooterView:forSection:) \(own)"
    rows.relay(tableView, to: target, selector) {
      target.tableView(tableView, didEndDisplayingFooterView: view, forSection: own)
    }
  }
}

extension ArrangedDelegate: TableViewHeaderViews {
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    guard let target = behind((any TableViewHeaderViews).self),
      let own = rows.sourceSection(of: section)
    else { return nil }
    return rows.relay(tableView, to: target, "tableView(_:viewForHeaderInSection:) \(own)") {
      target.tableView(tableView, viewForHeaderInSection: own)
    }
  }

  public func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? {
    guard let target = behind((any TableViewHeaderViews).self),
      let own = rows.sourceSection(of: section)
    else { return nil }
    return rows.relay(tableView, to: target, "tableView(_:viewForFooterInSection:) \(own)") {
      target.tableView(tableView, viewForFooterInSection: own)
    }
  }
}
