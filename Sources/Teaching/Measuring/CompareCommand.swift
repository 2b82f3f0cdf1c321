import CommandLanguage
import Rendering
import TableModel
import Wirings
import Workbench
import Workspace

/// `compare`: shows all wirings side by side.
struct CompareCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("compare", short: "comp", in: .seeing),
    words: .of(
      .either(
        .mark("chart", help: "draw bars in a file", then: chart),
        Syntax<String?>.optional(script).map { (nil, $0) }
      )
    ) { Self(chart: $0.0, script: $0.1) }
    .written(
      [["SCRIPT"]],
      ["chart", "FILE.svg|.html", ["--light|--dark"], ["--force"], ["SCRIPT"]]
    ),
    summary: "compare all wirings: methods, lines, messages and cells",
    pattern: "Runs the same steps on the same rows under each wiring. Your table does not change.",
    example: "compare",
    effects: [.reads, .readsFiles, .writesFiles],
    value: .count("the number of wirings"),
    forms: [
      HelpTopic.Term("compare", "compare a load, a tap, a scroll, an edit and a refresh"),
      HelpTopic.Term("compare FILE.tabletop", "compare a run of the script"),
      HelpTopic.Term(
        "compare chart FILE.svg",
        "draw the main counters as bars (.svg or .html); then [--light|--dark] [--force] [SCRIPT]"
      ),
    ]
  )

  private static let script = Syntax<String>.text("a script", "SCRIPT", completed: .script)

  private static let chart = Syntax<(PictureFile, PictureAppearance, Bool, String?)>
    .sequence(
      .picture("wirings.svg"),
      .pictureAppearance,
      .flag("--force", help: "overwrite a file"),
      .optional(script)
    )
    .map { file, appearance, isForced, script -> (ComparisonChart?, String?) in
      (ComparisonChart(file: file, appearance: appearance, isForced: isForced), script)
    }

  private let chart: ComparisonChart?
  private let script: String?

  /// The effects; only a chart writes a file.
  var effects: Effects {
    chart == nil
      ? Self.description.effects.subtracting(.writesFiles) : Self.description.effects
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let wirings = session.settings.wirings
    let columns = try session.working(.comparing, unit: .steps) { work throws in
      var columns: [Column] = []
      for wiring in wirings {
        let steps = wirings.count * WiringMeasurement.Step.allCases.count
        let done = columns.count * WiringMeasurement.Step.allCases.count
        try work.check(done, of: steps)
        let column = try column(wiring, source, session) { step throws in
          try work.check(done + step, of: steps)
        }
        columns.append(column)
      }
      return columns
    }
    if let chart { return try chart.run(columns, script: script, of: source, in: session) }
    return table(columns, session)
  }

  private func table(_ columns: [Column], _ session: Session) -> Answer {
    var table = session.table(
      [.left] + Array(repeating: .right, count: columns.count),
      overflow: .wrap
    )
    table.append([""] + columns.map(\.wiring))
    for (index, pair) in (columns.first?.pairs ?? []).enumerated() {
      table.append(
        [pair.name]
          + columns.map { column in
            column.pairs[index].count.map(TextFormatting.grouped) ?? "-"
          }
      )
    }
    let roles = Self.roles(of: columns)
    table.roles = { roles[$0] }
    let isSame = Set(columns.map(\.shown)).count == 1
    let verdict = isSame ? "all show the same table" : "the tables differ"
    let value = AnswerValue.object(
      columns.map { column in
        .init(column.wiring, .object(column.pairs.map { .init($0.name, .optional($0.count)) }))
      } + [.init("same", .bool(isSame))]
    )
    return Answer(
      value,
      styled: table.styledLines + [StyledLine([.init(verdict, isSame ? nil : .error)])]
    )
  }

  /// Returns the styles of the table: the wirings' names, and in each row the lowest numbers.
  private static func roles(of columns: [Column]) -> [[Palette.Role?]] {
    let heading: [Palette.Role?] = [nil] + columns.map { _ in .kind }
    let rows = (columns.first?.pairs ?? []).indices.map { index -> [Palette.Role?] in
      let counts = columns.map { $0.pairs[index].count }
      let known = counts.compactMap(\.self)
      let isVaried = Set(known).count > 1
      return [nil] + counts.map { isVaried && $0 != nil && $0 == known.min() ? .changed : nil }
    }
    return [heading] + rows
  }

  /// The numbers of one wiring.
  struct Column {
    var wiring: String
    var pairs: [(name: String, count: Int?)]
    var shown: [Section]
  }

  private func column(
    _ wiring: Wiring,
    _ source: OpenTable,
    _ session: Session,
    check: (_ step: Int) throws -> Void
  ) throws -> Column {
    let facts = SourceFacts.of(wiring.name)
    var pairs: [(name: String, count: Int?)] = [
      ("methods in controller", facts?.controllerTableMethods.count ?? 0),
      ("… the article keeps", facts?.keptInController),
      ("methods in its child", facts?.childTableMethods.map(\.count)),
      ("… keeps in the child", facts?.keptInChild),
      ("methods in all files", facts?.tableMethods.count ?? 0),
      ("lines of its files", facts?.ownLines ?? 0),
      ("lines that it leans on", facts?.supportLines ?? 0),
    ]
    guard let script else {
      let measured = try WiringMeasurement(
        wiring,
        source.sections,
        source.settings.frame,
        isCancelled: session.isCancelled,
        check: check
      )
      for (step, counts) in measured.steps {
        pairs += counts.pairs(of: step.rawValue)
      }
      pairs.append(("reads by C for a tap", measured.readsOnSelect))
      let reads = measured.counts(of: .select).messages.readsByTable
      pairs.append(("reads by V for a tap", reads))
      pairs.append(
        ("places for a cell kind", EditExperiment.placesForCellKind(wiring.name))
      )
      pairs += measured.total.cellPairs
      return Column(wiring: wiring.name, pairs: pairs, shown: source.sections)
    }
    let run = try ScriptMeasurement(script, wiring: wiring, source: source, session: session)
    pairs += run.counts.pairs(of: "script") + run.counts.cellPairs
    return Column(wiring: wiring.name, pairs: pairs, shown: run.sections)
  }
}

extension WiringMeasurement.Counts {
  /// Returns the messages of a step by boundary.
  fileprivate func pairs(of step: String) -> [(name: String, count: Int?)] {
    ["V→C", "C→M", "M→C", "C→V"].map { ("\(step) \($0)", messages.boundaries[$0, default: 0]) }
  }

  /// The counts of cells and heights.
  fileprivate var cellPairs: [(name: String, count: Int?)] {
    [
      ("cells made", cellsMade), ("cells reused", cellsReused),
      ("cells reconfigured", cellsReconfigured), ("heights computed", heights),
      ("heights asked of C", messages.heightsToController),
      ("child → parent", messages.childToParent), ("parent → child", messages.parentToChild),
    ]
  }
}
