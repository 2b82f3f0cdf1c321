import CommandLanguage
import TableModel
import Wirings
import Workbench
import Workspace

/// `score`: shows the cost and the calls of a wiring, in numbers.
struct ScoreCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("score", short: "sco", in: .seeing),
    words: .of(.optional(.score).completed(by: .words(names)), make: Self.init),
    summary: "measure the controller: methods, lines, and messages per step",
    pattern:
      "Runs the wiring's classes on a separate controller: a load, a tap and more. Lines "
      + "come from the sources.",
    example: "score",
    effects: .reads,
    value: .count("the counter")
  )

  /// The names of the numbers that can be shown by themselves.
  fileprivate static let names = [
    "tableMethods", "otherMethods", "controllerLines", "supportLines", "readsOnSelect",
    "tableReadsOnSelect", "heightsToController", "childToParent", "parentToChild",
  ]

  private let name: String?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let measured = try WiringMeasurement(source.wiring, source.sections, source.settings.frame)
    let facts = SourceFacts.of(source.wiring.name)
    let article = ArticleFacts.of(source.wiring.name)
    var lines =
      facts?.scoreLines(article) ?? [MeasuringText.noSource(wiring: source.wiring.name).words]
    var table = session.table(.init(repeating: .right, count: 10))
    table.append(
      ["", "V→C", "C→M", "M→C", "C→V", "V→M", "made", "reused", "reconfigured", "heights"]
    )
    for (step, counts) in measured.steps { table.append(counts.row(step.rawValue)) }
    table.append(measured.total.row("all"))
    lines += [""] + table.lines + measured.findings
    lines.append(MeasuringText.scoreReporting.words)
    let claims = ArticleClaim.of(source.wiring.name)
    if !claims.isEmpty {
      lines.append(MeasuringText.claims.words)
      lines += claims.flatMap { ArticleClaims.lines($0, measured) }
    }
    if let article { lines.append(MeasuringText.recorded(article.recorded).words) }
    var value: [AnswerValue.Member] = [
      .init("wiring", .text(source.wiring.name)),
      .init("readsOnSelect", .optional(measured.readsOnSelect)),
      .init("tableReadsOnSelect", .int(measured.counts(of: .select).messages.readsByTable)),
      .init("heightsToController", .int(measured.total.messages.heightsToController)),
      .init("childToParent", .int(measured.total.messages.childToParent)),
      .init("parentToChild", .int(measured.total.messages.parentToChild)),
      .init(
        "steps",
        .object(measured.steps.map { .init($0.step.rawValue, $0.counts.value) })
      ),
    ]
    value += facts?.scoreMembers ?? []
    if let name, let member = value.first(where: { $0.key == name }) {
      return Self.answer(member.value)
    }
    return Answer(.object(value), lines)
  }
}

extension ScoreCommand {
  /// Returns one number of the score; for methods, their number and names.
  private static func answer(_ value: AnswerValue) -> Answer {
    guard case .list(let methods) = value else {
      if case .int(let number) = value { return Answer(value, TextFormatting.grouped(number)) }
      return Answer(value, "none")
    }
    var answer = Answer(value, [TextFormatting.grouped(methods.count)])
    answer.lines += methods.compactMap { method in
      if case .text(let name) = method { "  " + name } else { nil }
    }
    return answer
  }
}

extension WiringMeasurement {
  /// The conclusions from the numbers, in sentences.
  fileprivate var findings: [String] {
    let load = counts(of: .load)
    let tap = counts(of: .select).messages
    let all = total.messages
    var texts: [MeasuringText] = [
      .load(rows: load.visible, messages: load.messages.ofLoad),
      readsOnSelect.map { .tapReads(controller: $0, table: tap.readsByTable) }
        ?? .tapReadsOwnRows,
      .heights(toController: all.heightsToController, toOthers: all.heightsToOthers),
    ]
    if all.childToParent + all.parentToChild > 0 {
      texts.append(.kinship(toParent: all.childToParent, toChild: all.parentToChild))
    }
    return texts.map(\.words)
  }
}

extension BoundaryCounter.Counts {
  /// The messages per boundary, with those about rows and cells listed apart.
  fileprivate var ofLoad: MeasuringText.LoadMessages {
    let reloads = told["reloadData()", default: 0]
    let cells = told["dequeueReusableCell(withIdentifier:for:)", default: 0]
    let counts = asked["tableView(_:numberOfRowsInSection:)", default: 0]
    let asks = asked["tableView(_:cellForRowAt:)", default: 0]
    return MeasuringText.LoadMessages(
      toModel: boundaries["C→M", default: 0],
      fromModel: boundaries["M→C", default: 0],
      reloads: reloads,
      dequeues: cells,
      otherToView: boundaries["C→V", default: 0] - reloads - cells,
      rowCounts: counts,
      cells: asks,
      otherFromView: boundaries["V→C", default: 0] - counts - asks
    )
  }
}

extension SourceFacts {
  /// Returns the methods and lines as text.
  fileprivate func scoreLines(_ article: ArticleFacts?) -> [String] {
    var lines: [String] = []
    for file in files {
      let table = file.methods.filter { $0.tableProtocol != nil }
      let others = file.methods.count - table.count
      lines.append(
        "\(file.path): \(TextFormatting.count(file.codeLines, "line")), "
          + "\(TextFormatting.count(table.count, "table method")), \(TextFormatting.count(others, "other method"))"
      )
      let protocols = Dictionary(grouping: table) { $0.tableProtocol ?? "" }.sorted {
        $0.key < $1.key
      }
      for (name, methods) in protocols {
        lines.append(MeasuringText.protocolMethods(name: name, count: methods.count).words)
      }
    }
    if let article { lines += articleLines(article) }
    lines.append(MeasuringText.dependencies(files: supports.count, lines: supportLines).words)
    return lines
  }

  /// Returns which table methods are in the same place as in the article, and why there are more.
  private func articleLines(_ article: ArticleFacts) -> [String] {
    var texts: [MeasuringText] = []
    let own = controllerTableMethods.count
    if let kept = keptInController, article.kept != nil, childTableMethods == nil {
      texts.append(.articleKeeps(kept, here: own))
    }
    if let kept = keptInChild, let methods = childTableMethods {
      texts.append(.articleKeepsInChild(kept, here: methods.count, inParent: own))
    }
    texts += article.additions.map { .ours(method: $0.method, reason: $0.reason) }
    return texts.map(\.words)
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
  /// Returns a row of the table of `score`.
  fileprivate func row(_ name: String) -> [String] {
    [name]
      + ["V→C", "C→M", "M→C", "C→V", "V→M"].map {
        TextFormatting.grouped(messages.boundaries[$0, default: 0])
      } + [cellsMade, cellsReused, cellsReconfigured, heights].map(TextFormatting.grouped)
  }

  /// The counts as data, for programs.
  var value: AnswerValue {
    .object(
      messages.boundaries.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) } + [
        .init(
          "asked",
          .object(
            messages.asked.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) }
          )
        ),
        .init(
          "told",
          .object(messages.told.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) })
        ), .init("visible", .int(visible)), .init("cellsReconfigured", .int(cellsReconfigured)),
        .init("cellsMade", .int(cellsMade)), .init("cellsReused", .int(cellsReused)),
        .init("heights", .int(heights)),
      ]
    )
  }
}

extension Syntax where Value == String {
  /// A number of the score.
  fileprivate static let score = text("a number of the score", "NAME").placed {
    name,
    offset throws(CommandError) in
    guard !ScoreCommand.names.contains(name) else { return name }
    throw CommandError(MeasuringFault.noNumber(name: name, names: ScoreCommand.names), at: offset)
  }
}
