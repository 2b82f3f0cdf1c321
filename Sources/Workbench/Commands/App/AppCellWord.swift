import TableModel
import TableUI
import TextLayout

/// `app cell`: `cellForRow(at:)`, and what code does with the cell.
struct AppCellWord: AppWord {
  static let description = AppWordDescription(
    name: "cell",
    forms: [
      HelpTopic.Term("app cell S R", "cellForRow(at:): the cell on the screen, or nil"),
      HelpTopic.Term("app cell S R state", "its configurationState"),
      HelpTopic.Term("app cell S R setSelected on|off", "tells the cell, not the table"),
      HelpTopic.Term(
        "app cell S R set STATE on|off",
        "adds a state: disabled, pinned, expanded or one of its own"
      ),
      HelpTopic.Term("app cell S R superviews", "what it stands in"),
      HelpTopic.Term("app cell S R indexPath", "indexPath(for:) that cell"),
    ],
    completion: .sequence([
      .optionalRow,
      .optional(
        .choice([
          .anyWord(of: ["state", "superviews", "indexPath"]),
          .sequence([.word("setSelected"), .anyWord(of: ["on", "off"])]),
          .sequence([
            .word("set"),
            .choice([.anyWord(of: ["disabled", "pinned", "expanded"]), .text]),
            .anyWord(of: ["on", "off"]),
          ]),
        ])
      ),
    ])
  )

  private enum Call {
    case look
    case state
    case setSelected(Bool)
    case set(String, Bool)
    case superviews
    case indexPath
  }

  private let address: Arguments.Located
  private let call: Call

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    address = try arguments.takeAddress()
    call = arguments.isEmpty ? .look : try Self.takeCall(&arguments)
  }

  private static func takeCall(_ arguments: inout Arguments) throws(CommandError) -> Call {
    switch try arguments.takeChoice(["state", "set", "setSelected", "superviews", "indexPath"]) {
    case "state": return .state
    case "superviews": return .superviews
    case "set":
      let name = try arguments.takeText("disabled, pinned, expanded or a name")
      return .set(name, try arguments.takeChoice(["on", "off"]) == "on")
    case "indexPath": return .indexPath
    default: return .setSelected(try arguments.takeChoice(["on", "off"]) == "on")
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let path = try RowResolver(source).row(address)
    source.current = path
    guard let cell = source.tableView.cellForRow(at: path) else {
      return Answer(.null, "nil: \(path) is not on the screen")
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
    }
  }

  private func look(
    _ cell: TableViewCell,
    _ path: IndexPath,
    _ table: TableView,
    _ session: Session
  ) -> Answer {
    let name = String(describing: type(of: cell))
    let line = table.separatorFrame(below: path, of: cell)
    let place = line.map { line in
      "a line below it from x \(line.minX.pointsText) to \(line.maxX.pointsText)"
    }
    return Answer(
      [
        "cell": .text(name), "identifier": .optional(cell.reuseIdentifier),
        "title": .optional(cell.text), "subtitle": .optional(cell.detailText),
        "separator": line.map { AnswerValue($0) } ?? .null, "state": cell.configurationState.value,
      ],
      "\(name) \(quoted(session.shown(cell.text ?? ""))), \(place ?? "no line below it")"
    )
  }

  private static func state(of cell: TableViewCell) -> Answer {
    let state = cell.configurationState
    let words = state.words
    return Answer(
      state.value,
      [
        words.isEmpty ? "normal" : words.joined(separator: ", "),
        "on a screen of \(state.traitCollection.words)",
      ]
    )
  }

  /// The classic mistake: the cell shows it, the table view knows nothing of it.
  private func setSelected(
    _ flag: Bool,
    _ cell: TableViewCell,
    _ path: IndexPath,
    _ source: OpenSource
  ) -> Answer {
    let receiver = Message.Party(String(describing: type(of: cell)), .view)
    let selector = "setSelected(_:animated:) \(flag)"
    source.door.observer?.messageBegan(Message(to: receiver, selector, source: .documented))
    cell.setSelected(flag, animated: false)
    source.door.observer?.messageEnded(result: nil)
    let isSelected = source.tableView.isSelected(path)
    return Answer(
      ["cell": .bool(cell.isSelected), "table": .bool(isSelected)],
      "the cell looks \(flag ? "selected" : "deselected"); "
        + "for the table \(path) is \(isSelected ? "selected" : "not selected")"
    )
  }

  private func superviews(of cell: TableViewCell, _ table: TableView) -> Answer {
    let names = [cell as AnyObject, table].map { String(describing: type(of: $0)) }
    return Answer(
      .list(names.map { .text($0) }),
      [
        names.joined(separator: " in "),
        "whose row a cell is the table view tells, not this chain: app cell S R indexPath",
      ]
    )
  }

  private static func place(of cell: TableViewCell, _ table: TableView) -> Answer {
    guard let path = table.indexPath(for: cell) else {
      return Answer(.null, "nil: the cell is not on the screen")
    }
    return Answer(AnswerValue(path), "\(path)")
  }
}
