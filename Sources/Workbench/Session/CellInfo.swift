import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

/// The cell that shows a row, and the reason for its class.
@MainActor struct CellInfo {
  private let name: String
  private let identifier: String?
  private let reason: String
  private let isVisible: Bool

  /// The number of times the cell was reused, or nil if it is off screen.
  private let reuseCount: Int?

  /// Creates the info for a row's cell, on or off screen.
  init(_ path: IndexPath, _ item: Item?, in source: OpenTable) throws {
    let table = source.tableView
    do throws(TableError) {
      let (cell, isVisible) = try table.inspectCell(at: path)
      defer { if !isVisible { table.recycle(cell) } }
      name = String(describing: type(of: cell))
      identifier = cell.reuseIdentifier
      self.isVisible = isVisible
      reuseCount = isVisible ? cell.reuseCount : nil
      reason = Self.reason(type(of: cell), item)
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  private static func reason(_ cellClass: TableViewCell.Type, _ item: Item?) -> String {
    guard let item, item.standardCellClass == cellClass else {
      return OriginText.wiringsChoice.words
    }
    guard let kind = item.cellKind else {
      return (item.isKeyValue ? OriginText.keyValueRow : .baseCell).words
    }
    let key = item.bindings.fixedKind == nil ? item.bindings.kind ?? "cell" : "bind kind"
    let text: OriginText =
      cellClass == UnknownKindCell.self
      ? .unknownKind(kind, key: key) : .kind(kind, key: key)
    return text.words
  }

  /// Returns the info as text.
  func words(_ shown: (String) -> String) -> String {
    var words = ["\(name), \(shown(reason))"]
    if let identifier, identifier != name {
      words.append(OriginText.identifier(shown(identifier)).words)
    }
    let use: OriginText =
      switch reuseCount {
      case nil: .offScreen
      case 0: .createdCell
      case .some(let count): .reused(times: count)
      }
    words.append(use.words)
    return words.joined(separator: " · ")
  }

  /// The info as data.
  var value: AnswerValue {
    [
      "class": .text(name), "identifier": .optional(identifier), "reason": .text(reason),
      "visible": .bool(isVisible), "reused": .optional(reuseCount),
    ]
  }
}
