import JSON
import TableModel
import Workspace

/// The edits that cure findings.
@MainActor struct AuditFix {
  /// The findings that an edit cures.
  let findings: [AuditFinding]

  /// Creates the edits for findings; the others are left out.
  init(_ findings: [AuditFinding]) { self.findings = findings.filter(\.cure.isEdit) }

  /// The number of rows that change.
  var rowCount: Int { Set(findings.map(\.place)).count }

  /// The edits, in steps: the next step needs the rows of the one before it.
  var steps: [[Action]] { [updates, heights].filter { !$0.isEmpty } }

  private var updates: [Action] {
    var order: [IndexPath] = []
    var values: [IndexPath: [FieldValue]] = [:]
    for finding in findings {
      guard case .update(let path, let key, let value) = finding.cure else { continue }
      if values[path] == nil { order.append(path) }
      values[path, default: []].append(FieldValue(key: key, value: .string(value)))
    }
    return order.map { .update($0, values[$0] ?? [], isRaw: false) }
  }

  private var heights: [Action] {
    findings.compactMap { finding in
      guard case .automaticHeight(let path) = finding.cure else { return nil }
      return .setHeight([RowRange(path)], nil)
    }
  }
}
