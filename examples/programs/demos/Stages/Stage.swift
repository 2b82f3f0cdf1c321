import TableModel
import TableUI
import Wirings

/// A step on the way from one controller that does everything to one that does what only it can do. (KtTableView,
/// the history of its sample.)
struct Stage {
  /// The word that names it at the prompt.
  let name: String

  /// What it moves out of the controller.
  let summary: String

  /// The file of the controller.
  let file: String

  /// How many lines of code the file has.
  let lines: Int

  /// Which methods of the table view's protocols the controller has left.
  let tableMethods: Int

  /// Which other methods it has.
  let otherMethods: Int

  /// Makes its controller, as a wiring does.
  let make:
    @MainActor @Sendable (_ sections: [Section], _ style: TableViewStyle, _ size: Size) ->
      any ViewController & TableViewHosting

  /// The stage as a wiring that can stand at the prompt.
  var wiring: Wiring { Wiring(name: name, summary: summary, origin: "demos", makeController: make) }
}

extension Stage {
  /// The stages in their order; a test counts again what stands here.
  static let all = [everything, source, delegate, table]

  private static let everything = Stage(
    name: "stage1",
    summary: "everything in one controller",
    file: "EverythingController",
    lines: 39,
    tableMethods: 6,
    otherMethods: 0,
    make: { EverythingController($0, $1, $2) }
  )

  private static let source = Stage(
    name: "stage2",
    summary: "a data source answers",
    file: "ExtractedSourceController",
    lines: 22,
    tableMethods: 2,
    otherMethods: 0,
    make: { ExtractedSourceController($0, $1, $2) }
  )

  private static let delegate = Stage(
    name: "stage3",
    summary: "the table view hands items over",
    file: "ExtractedDelegateController",
    lines: 22,
    tableMethods: 0,
    otherMethods: 1,
    make: { ExtractedDelegateController($0, $1, $2) }
  )

  private static let table = Stage(
    name: "stage4",
    summary: "a table controller makes the table",
    file: "TableStageController",
    lines: 13,
    tableMethods: 0,
    otherMethods: 1,
    make: { TableStageController($0, $1, $2) }
  )
}
