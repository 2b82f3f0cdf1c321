import TableModel
import TableUI
import TestSupport

/// Where everything stands, added up from the top.
@MainActor struct ScriptGeometry {
  private let model: ScriptModel
  private var frames: [(path: IndexPath, y: Double, height: Double)] = []
  private var height = 0.0

  init(_ model: ScriptModel) {
    self.model = model
    for (index, section) in model.content.sections.enumerated() {
      let hasHeader = !section.header.isEmpty
      if model.isGrouped {
        height += index == 0 ? 35 : hasHeader ? 28 : 18
      } else if hasHeader {
        height += 22 + 28
      }
      for (row, title) in section.rows.enumerated() {
        let own = Double(model.content.height(of: title))
        frames.append((IndexPath(row: row, section: index), height, own))
        height += own
      }
      height += section.footer.isEmpty ? (model.isGrouped ? 18 : 0) : 28
    }
  }

  /// What differs from a table view, or nil.
  func difference(from tableView: TableView) -> String? {
    if tableView.contentSize.height != height {
      return "the content is \(tableView.contentSize.height) high, not \(height)"
    }
    let offset = tableView.contentOffset.y
    let top = -Double(model.inset)
    let bottom = max(top, height - Double(model.viewHeight))
    guard (top...bottom).contains(offset) else { return "the offset \(offset) is out of range" }
    let end = offset + Double(model.viewHeight)
    let visible = frames.filter { model.viewHeight > 0 && $0.y < end && $0.y + $0.height > offset }
    if tableView.indexPathsForVisibleRows != visible.map(\.path) {
      return "visible are \(tableView.indexPathsForVisibleRows), not \(visible.map(\.path))"
    }
    for row in visible {
      guard let frame = tableView.cellForRow(at: row.path)?.frame else { continue }
      if frame.minY != row.y || frame.height != row.height {
        return "\(row.path) stands at \(frame.minY), not \(row.y), or is \(frame.height) high"
      }
    }
    return nil
  }
}
