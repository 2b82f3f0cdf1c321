import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `app cell` subcommand: gets a cell with `cellForRow(at:)` and uses it.
struct AppCellWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "cell",
    words: .of(.row, .optional(Self.calls)) { Self(address: $0, call: $1 ?? .look) }
      .written(
        [.row],
        [.row, "state"],
        [.row, "setSelected", "on|off"],
        [.row, "set", "STATE", "on|off"],
        [.row, "superviews"],
        [.row, "indexPath"],
        [.row, "text|label", "TEXT"],
        [.row, "configuration"]
      ),
    meanings: [
      "cellForRow(at:): the cell on screen, or nil",
      "show its configurationState",
      "call setSelected on the cell; the table view is not notified",
      "add a state: disabled, pinned, expanded or your own",
      "list its superviews",
      "call indexPath(for:) with the cell",
      "set its contentConfiguration, or only its label's text",
      "list the margins and gaps of its content",
    ]
  )

  private enum Call {
    case look
    case state
    case setSelected(Bool)
    case set(String, Bool)
    case superviews
    case indexPath
    case text(String, isLabel: Bool)
    case configuration

    /// The effects of the call; only the setters change something.
    var effects: Effects {
      switch self {
      case .set, .setSelected, .text: .changes
      default: .reads
      }
    }
  }

  private static let calls = Syntax<Call>.either(
    .mark("state", is: .state),
    .mark("set", then: Syntax<(String, Bool)>.sequence(state, .onOff).map { .set($0, $1) }),
    .mark("setSelected", then: Syntax<Bool>.onOff.map { .setSelected($0) }),
    .mark("superviews", is: .superviews),
    .mark("indexPath", is: .indexPath),
    .mark("text", then: Syntax<String>.rest("a text").map { .text($0, isLabel: false) }),
    .mark("label", then: Syntax<String>.rest("a text").map { .text($0, isLabel: true) }),
    .mark("configuration", is: .configuration)
  )
  .beginning { !$0.isEmpty }

  private static let state = Syntax<String>.text(
    "disabled, pinned, expanded or a name",
    "STATE",
    completed: .choice([.anyWord(of: ["disabled", "pinned", "expanded"]), .text])
  )

  private let address: Arguments.Located
  private let call: Call

  var effects: Effects { call.effects }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    source.current = path
    // A text goes to the cell that stays on the screen, not to one from before a reload.
    if case .text = call { try source.layout() }
    guard let cell = source.tableView.cellForRow(at: path) else {
      return Answer(.null, CellText.offScreen(path))
    }
    switch call {
    case .look: return look(cell, path, source.tableView, session)
    case .state: return Self.state(of: cell)
    case .set(let name, let flag):
      cell.modifyConfigurationState { $0.set(name, flag) }
      return Self.state(of: cell)
    case .setSelected(let flag): return setSelected(flag, cell, path, source)
    case .superviews: return superviews(of: cell, source.tableView)
    case .indexPath: return Self.place(of: cell, source.tableView)
    case .text(let text, let isLabel): return set(text, isLabel: isLabel, of: cell, source, session)
    case .configuration: return Self.metrics(of: cell)
    }
  }

  /// Sets the text of a cell on the screen, beside the model.
  private func set(
    _ text: String,
    isLabel: Bool,
    of cell: TableViewCell,
    _ source: OpenTable,
    _ session: Session
  ) -> Answer {
    if isLabel {
      cell.numberOfLines = 0
      cell.text = text
    } else {
      var content = cell.listContent
      content.numberOfLines = 0
      content.text = text
      cell.contentConfiguration = content
    }
    let table = source.tableView
    let words = AppBehaviorText.setText(
      session.shown(text),
      isLabel: isLabel,
      policy: table.selfSizingInvalidation,
      isExact: !table.estimatesRows
    )
    return Answer(["text": .text(text)], words)
  }

  /// Returns the margins and gaps of a cell's content.
  private static func metrics(of cell: TableViewCell) -> Answer {
    let content = cell.listContent
    let margins = content.directionalLayoutMargins
    let value: AnswerValue = [
      "directionalLayoutMargins": AnswerValue(margins),
      "imageToTextPadding": .points(content.imageToTextPadding),
      "textToSecondaryTextVerticalPadding": .points(content.textToSecondaryTextVerticalPadding),
    ]
    return Answer(
      value,
      AppBehaviorText.metrics(
        margins,
        image: content.imageToTextPadding,
        second: content.textToSecondaryTextVerticalPadding,
        header: ContentConfiguration.groupedHeaderMargins
      )
      .words.split(separator: "\n").map(String.init)
    )
  }

  private func look(
    _ cell: TableViewCell,
    _ path: IndexPath,
    _ table: TableView,
    _ session: Session
  ) -> Answer {
    let name = String(describing: type(of: cell))
    let line = table.separatorFrame(below: path, of: cell)

    return Answer(
      [
        "cell": .text(name), "identifier": .optional(cell.reuseIdentifier),
        "title": .optional(cell.text), "subtitle": .optional(cell.detailText),
        "separator": line.map { AnswerValue($0) } ?? .null, "state": cell.configurationState.value,
      ],
      CellText.cell(
        className: name,
        title: session.shown(cell.text ?? ""),
        separator: line.map { ($0.minX, $0.maxX) }
      )
    )
  }

  private static func state(of cell: TableViewCell) -> Answer {
    let state = cell.configurationState
    let words = state.words
    return Answer(
      state.value,
      [
        words.isEmpty ? "normal" : words.joined(separator: ", "),
        CellText.screen(traits: state.traitCollection.words).words,
      ]
    )
  }

  /// Demonstrates a classic mistake: the cell looks selected, but the table view does not know it.
  private func setSelected(
    _ flag: Bool,
    _ cell: TableViewCell,
    _ path: IndexPath,
    _ source: OpenTable
  ) -> Answer {
    let receiver = Message.Party(String(describing: type(of: cell)), .view)
    let selector = "setSelected(_:animated:) \(flag)"
    source.door.observer?.messageBegan(Message(to: receiver, selector, source: .documented))
    cell.setSelected(flag, animated: false)
    source.door.observer?.messageEnded(result: nil)
    let isSelected = source.tableView.isSelected(path)
    return Answer(
      ["cell": .bool(cell.isSelected), "table": .bool(isSelected)],
      CellText.selectionDiffers(cell: flag, table: isSelected, path)
    )
  }

  private func superviews(of cell: TableViewCell, _ table: TableView) -> Answer {
    let names = [cell as AnyObject, table].map { String(describing: type(of: $0)) }
    return Answer(
      .list(names.map { .text($0) }),
      [
        names.joined(separator: " in "),
        "to find a cell's row, ask the table view: `app cell S R indexPath`",
      ]
    )
  }

  private static func place(of cell: TableViewCell, _ table: TableView) -> Answer {
    guard let path = table.indexPath(for: cell) else {
      return Answer(.null, "nil: the cell is off screen")
    }
    return Answer(AnswerValue(path), "\(path)")
  }
}

/// The `app cellForRow` subcommand: makes the application's `cellForRow` contain a classic mistake.
struct AppCellForRowWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "cellForRow",
    words: .of(.choice(CellForRowMistake.allCases.map(\.rawValue) + ["right"])) {
      Self(habit: CellForRowMistake(rawValue: $0))
    }
    .written(["nil|asks|forgets|twice|updates"], ["byIndex"], ["right"]),
    meanings: [
      "return nil, ask for visible cells, lose the data source, dequeue two, update",
      "read the app's array by index path, also for a snapshot's rows",
      "restore the wiring's method",
    ]
  )

  private let habit: CellForRowMistake?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.cellHabit = habit
    application.apply()
    let words =
      switch habit {
      case nil: "cellForRow is the wiring's own"
      case .nothing: "cellForRow returns nil; the next cell request causes E19"
      case .asks: "cellForRow first reads visibleCells and cellForRow(at:), which causes E29"
      case .forgets: "cellForRow deallocates the data source; the next cell request causes E20"
      case .twice: "cellForRow dequeues two cells and returns one, which causes E36"
      case .byIndex: "cellForRow reads the array by index path, not the snapshot by identifier"
      case .updates: "cellForRow updates the table view; the next cell request causes E37"
      }
    return Answer(["cellForRow": .text(habit?.rawValue ?? "right")], words)
  }
}
