import CommandLanguage

/// The lines of `audit` besides its findings.
enum AuditText: OutputText {
  /// The audit found nothing.
  case clean(rows: Int)

  /// Some rows of the table were not audited.
  case onlyVisible(rows: Int, of: Int)

  /// `--fix` cured findings.
  case fixed(findings: Int, rows: Int)

  /// `--fix` had nothing to do.
  case nothingToFix

  var words: String {
    switch self {
    case .clean(let rows): "no findings in \(TextFormatting.count(rows, "row"))"
    case .onlyVisible(let rows, let total):
      "checked \(TextFormatting.part(rows, of: total, "row")); `audit --all` checks every row"
    case .fixed(let findings, let rows):
      "fixed \(TextFormatting.count(findings, "finding")) in \(TextFormatting.count(rows, "row")); "
        + "`undo` restores them"
    case .nothingToFix: "nothing to fix"
    }
  }
}
