import TableModel
import TableUI

// Delegate methods about views, heights and indentation.
extension ScriptedMethods: TableViewSizing {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    if let rule = application.heightRule { return rule(tableView, indexPath) }
    return points(.heightForRow) ?? application.source.item(at: indexPath)?.height ?? 44
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    points(.heightForHeader) ?? TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    points(.heightForFooter) ?? TableView.automaticDimension
  }
}

extension ScriptedMethods: TableViewEstimating {
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
    application.measuredHeight(at: indexPath) ?? points(.estimatedHeightForRow) ?? 44
  }

  func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double { points(.estimatedHeightForHeader) ?? TableView.automaticDimension }

  func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> Double { points(.estimatedHeightForFooter) ?? TableView.automaticDimension }
}

extension ScriptedMethods: TableViewHeaderViews {
  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    makeView(.viewForHeader, application.source.title(.header, of: section), tableView)
  }

  func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? {
    makeView(.viewForFooter, application.source.title(.footer, of: section), tableView)
  }

  private func makeView(
    _ method: OptionalMethod,
    _ title: String?,
    _ tableView: TableView
  ) -> TableViewHeaderFooterView? {
    guard answer(method) != .nil, let title else { return nil }
    let pooled = application.headerIdentifier.flatMap {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: $0)
    }
    let view = pooled ?? TableViewHeaderFooterView(reuseIdentifier: nil)
    view.text = title + " (view)"
    return view
  }
}

extension ScriptedMethods: TableViewIndentation {
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    if case .integer(let level)? = answer(.indentationLevel) { level } else { 1 }
  }
}
