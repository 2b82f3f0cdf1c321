import CommandLanguage
import TableUI
import Workspace

/// The `capabilities` command: lists the optional methods and the effect of each missing one.
struct CapabilitiesCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("capabilities", short: "cap", in: .seeing, aliases: ["delegate?"]),
    words: .of(make: Self.init),
    summary: "list the optional protocols of the data source and delegate",
    pattern:
      "The table view checks them once, when you assign the objects [observed: rdar "
      + "16266367]. Brackets show the evidence that UIKit has no such method (`help evidence`).",
    example: "capabilities",
    effects: .reads,
    value: .count("the number of protocols")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
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
  /// The table view's behavior without the method, and the evidence that UIKit does the same.
  var absence: String { "\(effectOfAbsence) [\(evidence)]" }
}

/// The `pool` command: lists the cells that wait for reuse.
struct PoolCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("pool", short: "poo", in: .seeing),
    words: .of(make: Self.init),
    summary: "show how many cells each reuse identifier has in the pool",
    pattern:
      "The pool holds cells that scrolled off screen. Dequeuing returns the cell added last.",
    setup: ["viewport 390 132", "scroll end"],
    example: "pool",
    effects: .reads,
    value: .count("the number of cell kinds in the pool")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    let contents = table.poolContents
    let statistics = table.statistics
    var lines = contents.map { "\(TextFormatting.count($0.count, "cell"))  \($0.identifier)" }
    lines.append(
      CellText.pool(
        alive: statistics.cellsAlive,
        created: statistics.cellsCreated,
        reused: statistics.cellsReused
      ).words
    )
    let values = contents.map { entry -> AnswerValue in
      ["identifier": .text(entry.identifier), "count": .int(entry.count)]
    }
    return Answer(.list(values), lines)
  }
}

/// The `why` command: explains a row's appearance and lists its edits.
struct WhyCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("why", short: "why", in: .seeing),
    words: .of(.row, make: Self.init),
    summary: "explain a row's text, cell, height and edits",
    pattern:
      "Lists every object between model and table view that the row passes, and each command "
      + "that changed it.",
    setup: ["update 0 2 subtitle=last", "tick 50", "move 0 2 to 0 1"],
    example: "why 0 1",
    effects: .reads,
    value: .member("id", "the id of the row")
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    let facts = try RowExplanation(path, in: source)
    source.current = path
    return Answer(facts.value, facts.lines(session))
  }
}
