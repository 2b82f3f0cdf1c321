import TableModel
import TableUI
import Workspace

/// What comes of a batch: where every row stands, or why not.
struct BatchOutcome: Sendable {
  /// The map from before to after, or the refusal.
  let outcome: Result<TableUpdatesMap, TableError>

  /// Whose wording the refusal uses.
  let era: UIKitWording

  /// Judges a batch as a table view does: the counts first, then everything else.
  init(
    _ updates: TableUpdates,
    from before: [Int],
    to after: [Int],
    _ policy: BatchPolicy,
    _ era: UIKitWording
  ) {
    self.era = era
    outcome = Result { () throws(TableError) in
      let facts = UpdateContext(before: before, after: after, updates: updates)
      try Self.checkCounts(before, facts)
      try Self.checkCounts(after, facts)
      return try updates.validated(before: before, after: after, policy: policy)
    }
  }

  /// No table view takes such counts from its data source.
  private static func checkCounts(_ counts: [Int], _ facts: UpdateContext) throws(TableError) {
    for (section, count) in counts.enumerated() {
      guard count >= 0 else { throw .batch(.negativeNumber(count), facts) }
      guard count <= TableView.rowLimit else { throw .tooManyRows(count, section: section) }
    }
  }
}

extension BatchOutcome {
  /// More rows than this are counted and not listed.
  static var listLimit: Int { 200_000 }

  /// The rows afterwards, per section: `s.r` for the row that stood there, `new` for one that came; nil where
  /// the batch is refused or there are too many to list.
  var final: [[String]]? {
    guard case .success(let map) = outcome, let count = rowCount, count <= Self.listLimit else {
      return nil
    }
    return map.after.indices.map { section in
      (0..<map.after[section]).map { row in
        let old = map.oldPath(of: IndexPath(row: row, section: section))
        return old.map { "\($0.section).\($0.row)" } ?? "new"
      }
    }
  }

  /// How many rows there are afterwards, or nil where the batch is refused.
  var rowCount: Int? {
    guard case .success(let map) = outcome else { return nil }
    return map.after.reduce(0) { $0 &+ $1 }
  }

  /// What is wrong, or nil.
  var error: TableError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// What UIKit would not do.
  var warnings: [String] {
    if case .success(let map) = outcome { map.warnings } else { [] }
  }

  /// Whether this is what a case says, in any wording.
  func agrees(with expected: BatchCase.Expected) -> Bool {
    guard expected.isLegal else {
      guard let error else { return false }
      return expected.reason.map { reason in
        UIKitWording.allCases.contains { error.text(era: $0) == reason }
      } ?? true
    }
    return error == nil && (expected.final == nil || expected.final == final)
  }
}
