import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

/// The `model` command: edits only the model.
struct ModelCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("model", short: "mod", in: .changing),
    words: .of(.verbAndEdit) { Self(verb: $0.0, request: $0.1) },
    summary: "edit the model without updating the table view",
    pattern:
      "The controller changes the model and skips the table view update. Use it to see what "
      + "then breaks.",
    example: "model delete 0 3",
    effects: .changes
  )

  private let verb: String
  private let request: EditRequest

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var answer = try session.perform(
      request,
      on: source,
      command: "model \(verb)",
      isModelOnly: true
    )
    answer.lines.append(EditText.modelOnly.words)
    return answer
  }
}

extension Syntax where Value == (String, EditRequest) {
  /// The syntax of an editing command with its arguments.
  @MainActor fileprivate static let verbAndEdit =
    Syntax
    .either(
      EditRequest.verbs.map { verb in
        .mark(verb, then: Syntax<EditRequest>.edit(verb).map { (verb, $0) })
      }
    )
    .written([.many(EditRequest.verbs.joined(separator: "|") + " …")])
}

/// The `table` command: calls the table view without changing the model.
struct TableViewCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("table", short: "tab", in: .changing),
    words: .of(.tableCall, make: Self.init)
      .written(
        [.many("insert|delete|move|swap|section …")],
        ["reload", "S", "R|section", "S"],
        ["reconfigure", [.row]],
        ["select", .row, ["top|middle|bottom|none"]],
        ["deselect", .row]
      ),
    summary: "update the table view without changing the model",
    pattern:
      "Calls the table view's own methods as a batch of one. The table view checks them "
      + "against the controller's counts.",
    setup: ["model delete 0 3"],
    example: "table delete 0 3",
    effects: .changes
  )

  fileprivate enum Call {
    case tell(TableViewRequest)
    case select(Arguments.Located, ScrollPosition)
    case deselect(Arguments.Located)
  }

  private let call: Call

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    switch call {
    case .tell(let request): return try session.perform(request, on: source)
    case .select(let address, let position):
      let path = try RowResolver(source).row(address)
      try source.layout()
      do { try table.selectRow(at: path, scrollPosition: position) } catch {
        throw CommandError(error, era: table.messageEra)
      }
      source.current = path
    case .deselect(let address):
      let path = try RowResolver(source).row(address)
      table.deselectRow(at: path)
      source.current = path
    }
    try source.layout()
    let selected = table.indexPathsForSelectedRows

    var answer = ChangeAnswer(source).answer(for: [])
    answer.value = answer.value.adding(["selected": AnswerValue(selected)])
    answer.lines = [SelectionText.selectedByCode(selected).words]
    return answer
  }
}

extension Syntax where Value == TableViewCommand.Call {
  /// The syntax of the call to the table view.
  @MainActor fileprivate static let tableCall = Syntax.either(
    EditRequest.verbs.map { tell($0, Syntax<EditRequest>.edit($0).map { TableViewRequest($0) }) }
      + [
        tell("reload", .reload), tell("reconfigure", .reconfigure),
        .mark(
          "select",
          then: Syntax<(Arguments.Located, ScrollPosition)>.sequence(.row, .scrollPosition)
            .map { .select($0, $1) }
        ),
        .mark("deselect", then: Syntax<Arguments.Located>.row.map { .deselect($0) }),
      ]
  )

  private static func tell(_ verb: String, _ words: Syntax<TableViewRequest>) -> Syntax {
    .mark(verb, then: words.map { .tell($0) })
  }
}

/// The `layout` command: runs the layout pass that the next turn of the run loop would run.
struct LayoutCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("layout", short: "lay", in: .changing),
    words: .of(make: Self.init),
    summary: "run the layout pass, which loads the visible cells",
    pattern:
      "Calls layoutIfNeeded: the table view asks the controller for the cells of the visible "
      + "rows. It is the second half of a reload.",
    setup: ["scroll end"],
    example: "layout",
    effects: .changes
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if source.application?.asksHeightsAtLayout == true {
      source.tableView.setNeedsHeightsAndViews()
    }
    try source.layout()
    let count = source.tableView.indexPathsForVisibleRows.count
    var answer = ChangeAnswer(source).answer(for: [])
    answer.value = answer.value.adding(["visible": .int(count)])
    answer.lines = [EditText.laidOut(visible: count).words]
    return answer
  }
}

/// The `reload` command: reloads all data, or some rows.
struct ReloadCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("reload", short: "rel", in: .changing),
    words: .of(.orNothing(.reload), make: Self.init),
    summary: "call reloadData, or load new cells for some rows",
    pattern:
      "The table view asks the controller for all counts and heights at once. Cells load at "
      + "the next layout.",
    setup: ["model update 0 3 title=\"Dorothy\""],
    example: "reload",
    effects: .changes
  )

  private let request: TableViewRequest?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if let request { return try session.perform(request, on: source) }
    if source.batch != nil {
      source.batch?.isReloaded = true
      var answer = ChangeAnswer(source).answer(for: [])
      answer.lines = ["added to the batch; `end` reloads everything"]
      return answer
    }
    if let screen = source.door.controller as? any DisplayManaging {
      do throws(DisplayManagerError) { try screen.manager.checkPlugins() } catch {
        throw CommandError(AssemblyFault.manager(error, names: []))
      }
    }
    source.tableView.reloadData()
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = ["reloaded; cells load at the next layout"]
    return answer
  }
}
