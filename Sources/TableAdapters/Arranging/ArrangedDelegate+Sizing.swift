public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewSizing {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let sizing, let path = rows.sourcePath(of: indexPath) else { return 44 }
    return rows.relay(tableView, to: sizing, "tableView(_:heightForRowAt:) \(path)") {
      sizing.tableView(tableView, heightForRowAt: path)
    }
  }

  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    guard let sizing, let own = rows.sourceSection(of: section) else {
      return TableView.automaticDimension
    }
    return rows.relay(tableView, to: sizing, "tableView(_:heightForHeaderInSection:) \(own)") {
      sizing.tableView(tableView, heightForHeaderInSection: own)
    }
  }

  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    guard let sizing, let own = rows.sourceSection(of: section) else {
      return TableView.automaticDimension
    }
    return rows.relay(tableView, to: sizing, "tableView(_:heightForFooterInSection:) \(own)") {
      sizing.tableView(tableView, heightForFooterInSection: own)
    }
  }
}

extension ArrangedDelegate: TableViewEstimating {
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double {
    guard let estimating, let path = rows.sourcePath(of: indexPath) else { return 44 }
    return rows.relay(tableView, to: estimating, "tableView(_:estimatedHeightForRowAt:) \(path)") {
      estimating.tableView(tableView, estimatedHeightForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double {
    guard let estimating, let own = rows.sourceSection(of: section) else {
      return TableView.automaticDimension
    }
    let selector = "tableView(_:estimatedHeightForHeaderInSection:) \(own)"
    return rows.relay(tableView, to: estimating, selector) {
      estimating.tableView(tableView, estimatedHeightForHeaderInSection: own)
    }
  }

  public func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> Double {
    guard let estimating, let own = rows.sourceSection(of: section) else {
      return TableView.automaticDimension
    }
    let selector = "tableView(_:estimatedHeightForFooterInSection:) \(own)"
    return rows.relay(tableView, to: estimating, selector) {
      estimating.tableView(tableView, estimatedHeightForFooterInSection: own)
    }
  }
}

extension ArrangedDelegate: TableViewIndentation {
  public func tableView(
    _ tableView: TableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    ask(
      (any TableViewIndentation).self,
      tableView,
      "indentationLevelForRowAt",
      indexPath,
      otherwise: 0
    ) { $0.tableView(tableView, indentationLevelForRowAt: $1) }
  }
}
