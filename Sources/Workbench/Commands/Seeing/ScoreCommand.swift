import TableModel
import Wirings

/// `score`: what a wiring costs and what it does, in numbers.
struct ScoreCommand: Command {
  static let description = CommandDescription(
    name: "score",
    shortest: "sco",
    group: .seeing,
    syntax: ["score"],
    summary: "methods and lines of the wiring's controller, and its messages for a load, a tap, …",
    pattern: "Counted by running classes on a controller of its own; lines come from the sources.",
    example: "score",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let measured = try WiringMeasurement(source.wiring, source.sections, source.frame)
    let facts = SourceFacts.of(source.wiring.name)
    var lines = facts?.scoreLines ?? ["the source of \(source.wiring.name) is not here"]
    var table = TextTable(.init(repeating: .right, count: 9))
    table.append(
      ["", "V→C", "C→M", "M→C", "C→V", "V→M", "cells made", "reused", "heights"]
    )
    for (step, counts) in measured.steps { table.append(counts.row(step.rawValue)) }
    table.append(measured.total.row("all"))
    lines += [""] + table.lines
    lines.append("the controller reads its model \(measured.readsOnSelect) times for a tap")
    var value: [AnswerValue.Member] = [
      .init("wiring", .text(source.wiring.name)),
      .init("readsOnSelect", .int(measured.readsOnSelect)),
      .init(
        "steps",
        .object(measured.steps.map { .init($0.step.rawValue, $0.counts.value) })
      ),
    ]
    value += facts?.scoreMembers ?? []
    return Answer(.object(value), lines)
  }
}

extension SourceFacts {
  /// Methods and lines for people.
  fileprivate var scoreLines: [String] {
    var lines: [String] = []
    for file in files {
      let table = file.methods.filter { $0.tableProtocol != nil }
      let others = file.methods.count - table.count
      lines.append(
        "\(file.path): \(Words.count(file.codeLines, "line")), "
          + "\(Words.count(table.count, "table method")), \(Words.count(others, "other method"))"
      )
      let protocols = Dictionary(grouping: table) { $0.tableProtocol ?? "" }.sorted {
        $0.key < $1.key
      }
      for (name, methods) in protocols { lines.append("  \(name): \(methods.count)") }
    }
    lines.append(
      "leans on \(Words.count(supports.count, "file")) of \(Words.count(supportLines, "line"))"
    )
    return lines
  }

  fileprivate var scoreMembers: [AnswerValue.Member] {
    [
      .init("controllerLines", .int(ownLines)), .init("supportLines", .int(supportLines)),
      .init("tableMethods", .list(tableMethods.map { .text($0.name) })),
      .init("otherMethods", .list(otherMethods.map { .text($0.name) })),
    ]
  }
}

extension WiringMeasurement.Counts {
  /// A row of the table of `score`.
  fileprivate func row(_ name: String) -> [String] {
    [name] + ["V→C", "C→M", "M→C", "C→V", "V→M"].map { Words.grouped(boundaries[$0, default: 0]) }
      + [cellsMade, cellsReused, heights].map(Words.grouped)
  }

  /// The counts for programs.
  var value: AnswerValue {
    .object(
      boundaries.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) } + [
        .init("cellsMade", .int(cellsMade)), .init("cellsReused", .int(cellsReused)),
        .init("heights", .int(heights)),
      ]
    )
  }
}
