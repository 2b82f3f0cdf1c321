import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The height of a row and the rule that determined it.
@MainActor struct HeightInfo {
  let path: IndexPath
  let height: Double

  /// A short description of the rule.
  let source: String

  /// Creates the info by asking the table view for a row's height.
  init(_ path: IndexPath, in source: OpenTable) throws {
    self.path = path
    do { height = try source.tableView.rectForRow(at: path).size.height } catch {
      throw CommandError(error, era: source.tableView.messageEra)
    }
    self.source = Self.rule(path, in: source)
  }

  private static func rule(_ path: IndexPath, in source: OpenTable) -> String {
    let rule = source.tableView.heightSource(at: path)
    if rule == .estimated { return "an estimate until the row is visible" }
    if rule == .measured { return "the cell's content, measured" }
    if let item = source.item(at: path) {
      if item.heightByHand != nil { return "a height set in this session" }
      if item.height != nil { return "the row's own key \(item.bindings.height ?? "height")" }
    }
    switch rule {
    case .delegate:
      let kind = source.tableView.cellForRow(at: path).map { String(describing: type(of: $0)) }
      return kind.map { "the cell class \($0)" } ?? "the cell class"
    case .property: return "the table's rowHeight"
    case .standard: return "the standard height"
    case .estimated, .measured, nil: return "nothing"
    }
  }

  /// The info as data.
  nonisolated var value: AnswerValue {
    [
      "section": .int(path.section), "row": .int(path.row), "height": .points(height),
      "source": .text(source),
    ]
  }

  /// Returns the info as text.
  func line(_ shown: (String) -> String) -> String {
    "\(path)  \(height.pointsText) pt, from \(shown(source))"
  }
}
