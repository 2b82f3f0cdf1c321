import CommandLanguage
import JSON
import TableAdapters
import TableModel
import TableUI
import Workspace

/// The `generators` command: lists the generators of rows, and performs a manager's operations.
struct GeneratorsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("generators", short: "gen", in: .seeing),
    words: .either(
      .mark("add", help: "add rows as the manager does", then: added),
      .mark("insert", help: "insert rows beside a row", then: inserted),
      .mark("remove", help: "remove rows", then: edit("remove", .delete)),
      .mark("update", help: "change fields of a row", then: edit("update", .update)),
      .mark("replace", help: "replace a row", then: edit("replace", .replace)),
      .mark("swap", help: "swap two rows", then: edit("swap", .swap)),
      .mark("header", help: "set a header", then: edit("header", .title(.header))),
      .mark("footer", help: "set a footer", then: edit("footer", .title(.footer))),
      .mark("decorate", help: "insert a row beside others", then: decorated),
      .mark("keep", help: "give a row its own cell", then: state(.keep)),
      .mark("reuse", help: "use cells of the pool again", then: state(.reuse)),
      .mark("load", help: "begin to load a row", then: state(.load)),
      .mark("fill", help: "end loading a row", then: state(.fill)),
      .mark("fold", help: "fold the rows below a row by a tap", then: state(.fold)),
      .mark("listen", help: "add a listener for taps", then: listened),
      .mark("build", help: "add rows of a result builder", then: built),
      .nothing(is: Self())
    )
    .written(
      [],
      ["add", [.word("after"), .row], .many("ITEM…")],
      ["insert", "before|after|at", .row, .many("ITEM…")],
      ["remove", .row, ["--drop-empty"]],
      ["update|replace|swap", .row, .many("…")],
      ["header|footer", "S", "TEXT"],
      ["decorate", "each|first|last", "start|end", "S", "ITEM"],
      ["keep|reuse|load|fill|fold", [.row]],
      ["listen", .row, .many("NAME …")],
      ["build", [.many("TITLE …")]]
    ),
    summary: "list the visible rows' generators, or edit rows as the display manager does",
    pattern:
      "Each edit changes the model too, so `undo` and `save` work. `manager` lists the "
      + "operations of each manager.",
    setup: ["wiring generators"],
    example: "generators add \"New\"",
    effects: .changes,
    value: .count("the number of generators on screen"),
    forms: [
      HelpTopic.Term("decorate", "insert ITEM beside each, the first or the last row of S"),
      HelpTopic.Term("keep, reuse", "a cell for this row only, or cells of the pool"),
      HelpTopic.Term("load, fill", "show Loading… until filled, even off screen"),
      HelpTopic.Term("fold", "a tap folds the rows nested below (plugin foldable)"),
      HelpTopic.Term("listen", "add listeners for taps; a known NAME is replaced"),
      HelpTopic.Term("build", "add the rows that a result builder makes of titles"),
    ]
  )

  /// The row after which rows are added; the word `after` by itself is a title.
  private static let anchor = Syntax<Arguments.Located>
    .mark("after", help: "a row", then: .explicit("a row such as 0 3"))
    .beginning(where: { arguments in arguments.count > 1 && arguments.bare() == "after" })

  private static let added = Syntax<(Arguments.Located?, [JSONValue], Bool)>
    .sequence(
      .optional(anchor),
      .items("a title or a JSON value"),
      .raw
    )
    .map { anchor, items, isRaw -> any Command in
      Edit(operation: "add", selector: "addCellGenerators(_:\(anchor == nil ? "" : "after:"))") {
        screen,
        resolver throws(CommandError) in
        let path = try anchor.map { anchor throws(CommandError) in try resolver.row(anchor) }
        if screen.managerKind == .gravity {
          return .insertByWeight(items, after: path, isRaw: isRaw)
        }
        if let path {
          let next = IndexPath(row: path.row + 1, section: path.section)
          return .insert(items, at: next, .after, isRaw: isRaw)
        }
        let section = max(0, resolver.sectionCount - 1)
        let place = Placed(value: resolver.sectionCount == 0 ? nil : section, offset: 0)
        let end = try resolver.additionPoint(place, atEnd: true)
        return .insert(items, at: end, .end, isRaw: isRaw)
      }
    }

  private static let inserted = Syntax<(EditRequest, Bool)>.insertion
    .map { request, _ -> any Command in
      Edit(operation: "insert", selector: "insert(_:at:)") {
        _,
        resolver throws(CommandError) in
        try request.action(resolver)
      }
    }

  private static func edit(
    _ operation: String,
    _ syntax: Syntax<EditRequest>
  ) -> Syntax<any Command> {
    syntax.map { request -> any Command in
      let selector = selectors[operation] ?? operation
      return Edit(operation: operation, selector: selector) { _, resolver throws(CommandError) in
        try request.action(resolver)
      }
    }
  }

  /// The manager's methods by operation.
  private static let selectors = [
    "remove": "remove(_:)", "update": "update(generators:)", "replace": "replace(_:with:)",
    "swap": "swap(_:with:)", "header": "addSectionHeaderGenerator(_:)",
    "footer": "addSectionFooterGenerator(_:)",
  ]

  private static let decorated = Syntax<
    (DecorationRule.Rows, DecorationRule.Side, Placed<Int>, JSONValue, Bool)
  >
  .sequence(.choice, .choice, .placed(.section()), .item, .raw)
  .map { rows, side, section, item, isRaw -> any Command in
    Edit(operation: "decorate", selector: "Decoration.applied(to:)") {
      _,
      resolver throws(CommandError) in
      .decorate(
        try resolver.section(section),
        DecorationRule(rows, side),
        with: item,
        isRaw: isRaw
      )
    }
  }

  private static let built = Syntax<[String]>
    .many(.text("a title", "TITLE"), written: "TITLE …")
    .map { titles -> any Command in
      Edit(operation: "add", selector: "addCellGenerators(_:)") {
        _,
        resolver throws(CommandError) in
        let titles = ListedRows(titles).rows.compactMap { ($0 as? ItemCellGenerator)?.item.title }
        let items = titles.map { JSONValue.string($0) }
        let section = resolver.sectionCount == 0 ? nil : resolver.sectionCount - 1
        let end = try resolver.additionPoint(Placed(value: section, offset: 0), atEnd: true)
        return .insert(items, at: end, .end, isRaw: false)
      }
    }

  private static let listened = Syntax<(Arguments.Located, [String])>
    .sequence(
      .explicit("a row such as 0 3"),
      .many(.text("the name of a listener", "NAME"), written: "NAME …")
    )
    .map { address, names -> any Command in Listen(address: address, names: names) }

  private static func state(_ state: GeneratorState) -> Syntax<any Command> {
    Syntax<Arguments.Located>.row.map { address -> any Command in
      SetState(state: state, address: address)
    }
  }

  var effects: Effects { .reads }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let manager = try source.displayManager("generators").manager
    var table = session.table([.left, .left, .left, .left], maximumWidth: 90, overflow: .wrap)
    var values: [AnswerValue] = []
    for path in source.tableView.indexPathsForVisibleRows {
      guard let own = source.modelPath(of: path), let generator = manager.generator(at: own) else {
        continue
      }
      let name = String(describing: type(of: generator))
      let item = (generator as? ItemCellGenerator)?.item
      let weight = item?.heaviness
      let isLoading = (generator as? LoadingItemCellGenerator)?.isLoading == true
      let configurations = (generator as? KeptItemCellGenerator)?.configurationCount
      let state = isLoading ? "loading" : configurations.map { AssemblyText.configured($0).words }
      table.append([
        "\(path)", name, item?.title ?? "",
        weight.map { AssemblyText.heaviness($0).words } ?? state ?? "",
      ])
      values.append([
        "section": .int(path.section), "row": .int(path.row), "generator": .text(name),
        "cell": .text(generator.identifier), "heaviness": .optional(weight),
        "loading": .bool(isLoading), "configurations": .optional(configurations),
      ])
    }
    return Answer(.list(values), values.isEmpty ? ["no visible rows"] : table.lines)
  }
}

extension GeneratorsCommand {
  /// A form that edits rows.
  private struct Edit: TableCommand {
    static let description = GeneratorsCommand.description

    let operation: String
    let selector: String
    let action: @MainActor (any DisplayManaging, RowResolver) throws(CommandError) -> Action

    var primaryValue: PrimaryValue? { nil }

    func run(on source: OpenTable, in session: Session) throws -> Answer {
      let screen = try source.displayManager("generators")
      if ManagerKind.manual.operations.contains(operation) {
        do throws(DisplayManagerError) { try screen.managerKind.check(operation) } catch {
          throw CommandError(AssemblyFault.manager(error, names: []))
        }
      }
      let action = try action(screen, RowResolver(source))
      let observer = source.door.observer
      let name = String(describing: type(of: screen.manager))
      observer?.messageBegan(
        Message(to: Message.Party(name, .controller), selector, source: .ours)
      )
      defer { observer?.messageEnded(result: nil) }
      return try session.perform(action, on: source, command: "generators")
    }
  }
}
