/// A report about an audit, in the formats of `--check --report`: one case per rule or finding.
@MainActor struct AuditReport {
  /// The text of the report; the ending of its file selects JUnit, TAP or JSON Lines.
  let text: String

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - path: The file of the report.
  ///   - table: The name of the table.
  ///   - findings: The findings; a rule without any passes.
  init(path: String, table: String, _ findings: [AuditFinding]) {
    var cases: [ReportedCase] = []
    for rule in AuditRule.allCases {
      let title = "\(rule.rawValue) \(rule.name)"
      let own = findings.filter { $0.rule == rule }
      if own.isEmpty { cases.append(ReportedCase(file: table, line: 1, name: title)) }
      for finding in own {
        cases.append(
          ReportedCase(
            file: table,
            line: 1,
            name: "\(title) \(finding.placeWords)",
            outcome: .failed,
            word: rule.name,
            message: finding.reason.words,
            details: ["try `\(finding.cure.line)`"]
          )
        )
      }
    }
    var report = CheckReport(path: path)
    report.add(FileCheck(path: table), cases)
    text = report.text
  }
}
