import JSON
import TableAdapters
import TableModel
import TableUI
import TextLayout

/// `ask`: a question put to the data source or the delegate itself.
struct AskCommand: Command {
  static let description = CommandDescription(
    name: "ask",
    shortest: "ask",
    group: .seeing,
    syntax: ["ask sections", "ask rows|title|footer S", "ask item|cell|height S R"],
    summary: "puts the question to the data source object itself, any number, no cached counts",
    pattern:
      "What C answers V, without V's checks in between: an answer may be wrong, or an error.",
    example: "ask rows 9",
    effects: .reads,
    completion: .choice([
      .word("sections"), .sequence([.anyWord(of: ["rows", "title", "footer"]), .section]),
      .sequence([.anyWord(of: ["item", "cell", "height"]), .row]),
    ]),
    needs: .source
  )

  private enum Question: String, CaseIterable {
    case sections
    case rows
    case title
    case footer
    case item
    case cell
    case height
  }

  private let question: Question
  private let path: IndexPath

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let word = try arguments.takeChoice(Question.allCases.map(\.rawValue))
    question = Question(rawValue: word) ?? .sections
    switch question {
    case .sections: path = IndexPath(row: 0, section: 0)
    case .rows, .title, .footer:
      path = IndexPath(row: 0, section: try arguments.takeInteger("a section number, any"))
    case .item, .cell, .height: path = try Self.takePath(&arguments, in: session)
    }
  }

  /// Any two numbers, there or not; `last` and the like only where there is a row.
  private static func takePath(
    _ arguments: inout Arguments,
    in session: Session
  ) throws(CommandError) -> IndexPath {
    switch try? arguments.peekAddress() {
    case .row(let section, .number(let row)):
      _ = try arguments.takeAddress()
      return IndexPath(row: row, section: section)
    case .loneRow(.number(let row)):
      _ = try arguments.takeAddress()
      return IndexPath(row: row, section: 0)
    case .some:
      return try RowResolver(try session.requireSource()).row(try arguments.takeAddress())
    default: break
    }
    throw arguments.unexpected("a row such as 0 3, there or not")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let table = source.tableView
    guard let dataSource = table.dataSource else {
      throw CommandError(TableError.noDataSource, era: table.messageEra)
    }
    switch question {
    case .sections: return Self.answer(dataSource.numberOfSections(in: table))
    case .rows:
      return Self.answer(dataSource.tableView(table, numberOfRowsInSection: path.section))
    case .title, .footer: return title(dataSource, table, session)
    case .item: return item(dataSource, source, session)
    case .cell: return try cell(dataSource, table, session)
    case .height: return height(table)
    }
  }

  private static func answer(_ number: Int) -> Answer { Answer(.int(number), "\(number)") }

  private func title(
    _ dataSource: any TableViewDataSource,
    _ table: TableView,
    _ session: Session
  ) -> Answer {
    guard let titling = probe((any TableViewTitling).self, in: dataSource) else {
      return Answer(.null, "the data source titles no sections")
    }
    let text =
      question == .title
      ? titling.tableView(table, titleForHeaderInSection: path.section)
      : titling.tableView(table, titleForFooterInSection: path.section)
    return Answer(.optional(text), text.map { "\"\(session.shown($0))\"" } ?? "nil")
  }

  private func item(
    _ dataSource: any TableViewDataSource,
    _ source: OpenSource,
    _ session: Session
  ) -> Answer {
    let item = (dataSource as? ItemDataSource)?.item(at: path) ?? source.item(at: path)
    return item.map { Answer(.json($0.value), session.shown($0.value.text)) }
      ?? Answer(.null, "nil")
  }

  private func cell(
    _ dataSource: any TableViewDataSource,
    _ table: TableView,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let cell: TableViewCell
    do { cell = try dataSource.tableView(table, cellForRowAt: path) } catch {
      throw CommandError(error, era: table.messageEra)
    }
    defer { table.recycle(cell) }
    let name = String(describing: type(of: cell))
    return Answer(
      [
        "cell": .text(name), "identifier": .optional(cell.reuseIdentifier),
        "title": .optional(cell.text), "subtitle": .optional(cell.detailText),
      ],
      "\(name) \"\(session.shown(cell.text ?? ""))\""
    )
  }

  private func height(_ table: TableView) -> Answer {
    guard let delegate = table.delegate,
      let sizing = probe((any TableViewSizing).self, in: delegate)
    else {
      return Answer(.null, "the delegate says no heights")
    }
    let height = sizing.tableView(table, heightForRowAt: path)
    return Answer(.points(height), "\(height.pointsText) pt")
  }
}

extension Arguments {
  /// The address that stands here, which is not taken.
  fileprivate func peekAddress() throws(CommandError) -> Address {
    var copy = self
    return try copy.takeAddress().address
  }
}
