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
        .mark("claims", help: "put each article's claims beside the counters", is: .claims),
        counts
      ),
      make: Self.init
    )
    .written(
      [["SCRIPT"], ["--change-reporting"]],
      ["chart", "FILE.svg|.html", ["--light|--dark"], ["--force"], ["SCRIPT"]],
      ["claims"]
    ),
    summary: "compare all wirings: methods, lines, messages and cells",
    pattern:
      "Runs the same steps on the same rows under each wiring. Your table does not change. "
      + "Change reporting is ours and off; `--change-reporting` turns it on.",
    example: "compare",
    effects: [.reads, .readsFiles, .writesFiles],
    value: .count("the number of wirings"),
    forms: [
      HelpTopic.Term("compare", "compare a load, a tap, a scroll, an edit and a refresh"),
      HelpTopic.Term("compare FILE.tabletop", "compare a run of the script"),
      HelpTopic.Term("compare claims", "put each article's claims beside the counters"),
      HelpTopic.Term(
        "compare chart FILE.svg",
        "draw the main counters as bars (.svg or .html); then [--light|--dark] [--force] [SCRIPT]"
      ),
    ]
  )

  /// The requested form.
  enum Form {
    /// A table, of a script or of the standard steps.
    case counts(script: String?, reportsChanges: Bool)

    /// Bars in a file.
    case chart(ComparisonChart, script: String?)

    /// The articles' claims.
    case claims
  }

  private static let script = Syntax<String>.text("a script", "SCRIPT", completed: .script)

  private static let counts = Syntax<(Bool, String?)>
    .sequence(
      .flag("--change-reporting", help: "report changes under each wiring"),
      .optional(script)
    )
    .map { isReporting, script in Form.counts(script: script, reportsChanges: isReporting) }

  private static let chart = Syntax<(PictureFile, PictureAppearance, Bool, String?)>
    .sequence(
      .picture("wirings.svg"),
      .pictureAppearance,
      .flag("--force", help: "overwrite a file"),
      .optional(script)
    )
    .map { file, appearance, isForced, script -> Form in
      .chart(
        ComparisonChart(file: file, appearance: appearance, isForced: isForced),
        script: script
      )
    }

  private let form: Form

  /// The effects; only a chart writes a file.
  var effects: Effects {
    guard case .chart = form else {
      return Self.description.effects.subtracting(.writesFiles)
    }
    return Self.description.effects
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    switch form {
    case .counts(let script, let reportsChanges):
      let columns = try columns(script, source, session, reportsChanges)
      return ComparisonTable(columns).answer(reportsChanges: reportsChanges, in: session)
    case .chart(let chart, let script):
      let columns = try columns(script, source, session, false)
      return try chart.run(columns, script: script, of: source, in: session)
    case .claims: return try ArticleClaims(source, in: session).answer
    }
  }

  private func columns(
    _ script: String?,
    _ source: OpenTable,
    _ session: Session,
    _ reportsChanges: Bool
  ) throws -> [Column] {
    let wirings = session.settings.wirings
    return try session.working(.comparing, unit: .steps) { work throws in
      var columns: [Column] = []
      for wiring in wirings {
        let steps = wirings.count * WiringMeasurement.Step.allCases.count
        let done = columns.count * WiringMeasurement.Step.allCases.count
        try work.check(done, of: steps)
        if let script {
          let run = try ScriptMeasurement(
            script,
            wiring: wiring,
            source: source,
            session: session,
            reportsChanges: reportsChanges
          )
          columns.append(Column(wiring, run))
          continue
        }
        let measured = try WiringMeasurement(
          wiring,
          source.sections,
          source.settings.frame,
          reportsChanges: reportsChanges,
          isCancelled: session.isCancelled
        ) { step throws in
          try work.check(done + step, of: steps)
        }
        columns.append(Column(wiring, measured, source.sections))
      }
      return columns
    }
  }

  /// The numbers of one wiring; nil for those that it cannot have.
  struct Column {
    var wiring: String
    var pairs: [(name: String, count: Int?)]
    var shown: [Section]
  }
}

@MainActor extension CompareCommand.Column {
  /// Creates the numbers of a script.
  fileprivate init(_ wiring: Wiring, _ run: ScriptMeasurement) {
    self.wiring = wiring.name
    pairs = Self.code(wiring) + run.counts.pairs(of: "script") + run.counts.cellPairs
    shown = run.sections
  }

  /// Creates the numbers of the standard steps.
  fileprivate init(_ wiring: Wiring, _ measured: WiringMeasurement, _ sections: [Section]) {
    self.wiring = wiring.name
    pairs = Self.code(wiring)
    for (step, counts) in measured.steps { pairs += counts.pairs(of: step.rawValue) }
    pairs.append(("reads by C for a tap", measured.readsOnSelect))
    pairs.append(
      ("reads by V for a tap", measured.counts(of: .select).messages.readsByTable)
    )
    pairs.append(("places for a cell kind", EditExperiment.placesForCellKind(wiring.name)))
    pairs += measured.total.cellPairs
    shown = sections
  }

  /// Returns the numbers of a wiring's sources.
  private static func code(_ wiring: Wiring) -> [(name: String, count: Int?)] {
    let facts = SourceFacts.of(wiring.name)
    return [
      ("methods in controller", facts?.controllerTableMethods.count ?? 0),
      ("… the article keeps", facts?.keptInController),
      ("methods in its child", facts?.childTableMethods.map(\.count)),
      ("… keeps in the child", facts?.keptInChild),
      ("methods in all files", facts?.tableMethods.count ?? 0),
      ("lines of its files", facts?.ownLines ?? 0),
      ("lines that it leans on", facts?.supportLines ?? 0),
    ]
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
