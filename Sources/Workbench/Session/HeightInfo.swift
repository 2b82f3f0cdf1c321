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
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - source: The table.
  ///   - item: The item of the row, or nil if the model lacks it.
  /// - Throws: An error if the table view lacks the row.
  init(_ path: IndexPath, in source: OpenTable, of item: @autoclosure () -> Item?) throws {
    self.path = path
    do { height = try source.tableView.rectForRow(at: path).size.height } catch {
      throw CommandError(error, era: source.tableView.messageEra)
    }
    self.source = Self.rule(path, in: source, of: item).words
  }

  private static func rule(
    _ path: IndexPath,
    in source: OpenTable,
    of item: () -> Item?
  ) -> OriginText {
    let rule = source.tableView.heightSource(at: path)
    if rule == .estimated { return .estimatedHeight }
    if rule == .measured { return .measuredHeight }
    if let item = item() {
      if item.heightByHand != nil { return .heightByHand }
      if item.height != nil { return .heightKey(item.bindings.height ?? "height") }
    }
    switch rule {
    case .delegate:
      let kind = source.tableView.cellForRow(at: path).map { String(describing: type(of: $0)) }
      return .heightOfClass(kind)
    case .property: return .heightProperty
    case .standard: return .standardHeight
    case .estimated, .measured, nil: return .noHeight
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
    ViewText.height(rows: "\(path)", height: height, origin: shown(source)).words
  }
}
