import TableUI

/// `capabilities`: which optional methods were found, and what each absence does.
struct CapabilitiesCommand: Command {
  static let description = CommandDescription(
    name: "capabilities",
    aliases: ["delegate?"],
    shortest: "cap",
    group: .seeing,
    syntax: ["capabilities"],
    summary: "the optional protocols that the data source and the delegate adopt",
    pattern: "Probed once when data source and delegate were assigned, as UIKit does.",
    example: "capabilities",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let reports = try session.requireSource().tableView.capabilities
    var table = session.table([.left, .left, .left, .left], maximumWidth: 70, overflow: .wrap)
    var values: [AnswerValue] = []
    for report in reports {
      let absence = report.isPresent ? "" : "absent: " + report.effectOfAbsence
      table.append([report.isPresent ? "yes" : "no", report.role.rawValue, report.name, absence])
      values.append([
        "name": .text(report.name), "role": .text(report.role.rawValue),
        "present": .bool(report.isPresent), "absence": .text(report.effectOfAbsence),
      ])
    }
    return Answer(.list(values), table.lines)
  }
}
