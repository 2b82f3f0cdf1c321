import TableUI

/// `capabilities`: which optional methods were found, and what each absence does.
struct CapabilitiesCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("capabilities", short: "cap", in: .seeing, aliases: ["delegate?"]),
    words: .of(make: Self.init),
    summary: "the optional protocols that the data source and the delegate adopt",
    pattern: "Probed once, when they are assigned [observed: rdar 16266367]; in brackets how well"
      + " an absence is known of UIKit (help evidence).",
    example: "capabilities",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let reports = source.tableView.capabilities
    var table = session.table([.left, .left, .left, .left], maximumWidth: 100, overflow: .wrap)
    var values: [AnswerValue] = []
    for report in reports {
      let absence = report.isPresent ? "" : "absent: " + report.absence
      table.append([report.isPresent ? "yes" : "no", report.role.rawValue, report.name, absence])
      values.append([
        "name": .text(report.name), "role": .text(report.role.rawValue),
        "present": .bool(report.isPresent), "absence": .text(report.effectOfAbsence),
        "evidence": .text(report.evidence),
      ])
    }
    return Answer(.list(values), table.lines)
  }
}

extension CapabilityReport {
  /// What the table view does without it, and how well that is known of UIKit.
  var absence: String { "\(effectOfAbsence) [\(evidence)]" }
}
