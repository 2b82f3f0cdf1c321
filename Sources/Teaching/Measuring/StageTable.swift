import CommandLanguage
import Workbench
import Workspace

/// The stages of decoupling one program, with their cost, recorded from the history of KtTableView.
///
/// Lines are those of implementation files that are neither blank nor comments.
enum StageTable {
  /// A state of the program.
  struct Stage: Hashable, Sendable {
    /// The commit.
    let commit: String

    /// The change.
    let what: String

    /// The controller's lines, its methods, and how many of those are table methods.
    let controllerLines: Int
    let methods: Int
    let tableMethods: Int

    /// The lines of all other code.
    let restLines: Int
  }

  /// The stages, oldest first.
  static let stages = [
    stage("03a6cae", "original: 5 static rows, no height, no selection", 30, 4, 2, 9),
    stage("6475496", "data source extracted", 22, 2, 0, 148),
    stage("ca9b261", "delegate extracted", 20, 2, 0, 207),
    stage("fa67436", "table controller", 16, 3, 0, 233),
    stage("a55ef42", "naive network call in the controller", 33, 3, 0, 253),
    stage("5ccc5cc", "refresh and load-more by hand", 55, 6, 0, 677),
    stage("61ba974", "refresh moved into the table view", 51, 8, 0, 721),
    stage("d4c32b3", "list model", 41, 6, 0, 837),
    stage("0555db2", "refresh controller", 32, 5, 0, 839),
    stage("4294e79", "later clean-ups", 27, 4, 0, 839),
  ]

  private static func stage(
    _ commit: String,
    _ what: String,
    _ controllerLines: Int,
    _ methods: Int,
    _ tableMethods: Int,
    _ restLines: Int
  ) -> Stage {
    Stage(
      commit: commit,
      what: what,
      controllerLines: controllerLines,
      methods: methods,
      tableMethods: tableMethods,
      restLines: restLines
    )
  }

  /// Returns the lines for a number of screens: by hand, and with the finished library.
  static func lines(screens: Int) -> (byHand: Int, wrapped: Int) {
    let (hand, end) = (stages[5], stages[stages.count - 1])
    return (
      hand.restLines + hand.controllerLines * screens, end.restLines + end.controllerLines * screens
    )
  }

  /// The number of screens from which on the library is shorter.
  static var breakEven: Int {
    (1...).first { lines(screens: $0).wrapped < lines(screens: $0).byHand } ?? 0
  }

  /// Returns the table with the break-even below it, as command output.
  @MainActor static func answer(_ session: Session) -> Answer {
    var table = session.table([.left, .left, .right, .right, .right, .right])
    table.append(["commit", "stage", "controller", "methods", "of the table", "the rest"])
    var values: [AnswerValue] = []
    for stage in stages {
      let numbers = [stage.controllerLines, stage.methods, stage.tableMethods, stage.restLines]
      table.append([stage.commit, stage.what] + numbers.map(TextFormatting.grouped))
      values.append([
        "commit": .text(stage.commit), "stage": .text(stage.what),
        "controllerLines": .int(stage.controllerLines), "methods": .int(stage.methods),
        "tableMethods": .int(stage.tableMethods), "restLines": .int(stage.restLines),
      ])
    }
    let screens = breakEven
    let (byHand, wrapped) = lines(screens: screens)
    let (handBefore, wrappedBefore) = lines(screens: screens - 1)
    let lines =
      [MeasuringText.stages.words]
      + table.lines + [
        MeasuringText.breakEven(
          screens: screens,
          wrapped: wrapped,
          byHand: byHand,
          wrappedBefore: wrappedBefore,
          byHandBefore: handBefore
        ).words
      ]
    return Answer(
      [
        "recorded": true, "stages": .list(values), "breakEven": .int(screens),
        "wrapped": .int(wrapped), "byHand": .int(byHand),
      ],
      lines
    )
  }
}
