import CommandLanguage
import TableModel

/// One thing that `audit` found.
struct AuditFinding: Hashable, Sendable {
  /// The place of a finding.
  enum Place: Hashable, Sendable {
    /// A row.
    case row(IndexPath)

    /// A section.
    case section(Int)

    /// The whole table.
    case table
  }

  /// The place.
  let place: Place

  /// The reason, which names the rule.
  let reason: AuditReason

  /// The line that cures it.
  let cure: AuditCure

  /// The rule.
  var rule: AuditRule { reason.rule }

  /// The finding as data.
  var value: AnswerValue {
    let section: Int? =
      switch place {
      case .row(let path): path.section
      case .section(let number): number
      case .table: nil
      }
    var row: Int?
    if case .row(let path) = place { row = path.row }
    return [
      "rule": .text(rule.rawValue), "name": .text(rule.name), "section": .optional(section),
      "row": .optional(row), "message": .text(reason.words), "cure": .text(cure.line),
      "fixable": .bool(cure.isEdit),
    ]
  }

  /// Returns the finding as a line: `A1 0 3  30 pt high; a finger needs 44 pt; …`.
  func line(_ shown: (String) -> String) -> StyledLine {
    StyledLine([
      .init(rule.rawValue, .key), .init(" "), .init(placeWords, .address),
      .init("  \(shown(reason.words)); try "), .init("`\(shown(cure.line))`", .command),
    ])
  }

  /// The place in words: `0 3`, `section 1` or `table`.
  var placeWords: String {
    switch place {
    case .row(let path): "\(path)"
    case .section(let number): "section \(number)"
    case .table: "table"
    }
  }
}
