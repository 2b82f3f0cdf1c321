import TableModel
import TableUI
import Workspace

/// The result of a batch: the new position of each row, or the error.
struct BatchOutcome: Sendable {
  /// The map from old to new positions, or the error.
  let outcome: Result<TableUpdatesMap, TableError>

  /// The UIKit wording for the error.
  let era: UIKitWording

  /// Creates the result by validating a batch as a table view does: the counts first, then the
  /// rest.
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

  /// Throws if a data source could not report these row counts.
  private static func checkCounts(_ counts: [Int], _ facts: UpdateContext) throws(TableError) {
    for (section, count) in counts.enumerated() {
      guard count >= 0 else { throw .batch(.negativeNumber(count), facts) }
      guard count <= TableView.rowLimit else { throw .tooManyRows(count, section: section) }
    }
  }
}

extension BatchOutcome {
  /// The largest number of rows to list; beyond it, rows are only counted.
  static var listLimit: Int { 200_000 }

  /// The rows after the batch, per section: `s.r` for an old row, `new` for an inserted one.
  ///
  /// Nil if the batch is illegal or has too many rows to list.
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

  /// The number of rows after the batch, or nil if the batch is illegal.
  var rowCount: Int? {
    guard case .success(let map) = outcome else { return nil }
    return map.after.rowCount
  }

  /// The error of an illegal batch, or nil.
  var error: TableError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// The portability warnings, one per line; empty for an illegal batch.
  var warnings: [String] {
    if case .success(let map) = outcome { map.warnings } else { [] }
  }

  /// Returns whether this result matches an expected one, in any wording.
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
