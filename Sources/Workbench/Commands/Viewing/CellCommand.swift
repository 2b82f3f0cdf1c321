import CommandLanguage
import JSON
import Rendering
import TableModel
import TableUI
import Workspace

/// The `cell` command: draws one cell as text.
struct CellCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("cell", short: "cel", in: .looking),
    words: .of(.row, make: Self.init),
    summary: "draw one cell as text, even off screen",
    pattern:
      "Off screen, the table view asks the controller for a cell as layout would. It draws "
      + "the cell and returns it to the reuse pool.",
    example: "cell 0 3",
    effects: .reads,
    value: .member("text", "the drawing")
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    try source.layout()
    let table = source.tableView
    do throws(TableError) {
      let inspected = try table.inspectCell(at: path)
      defer { if !inspected.isVisible { table.recycle(inspected.cell) } }
      let renderer = TextRenderer(
        escapeStyle: session.settings.escapeStyle,
        keepsStyles: session.stylesOutput
      )
      var answer = renderer.cell(inspected.cell, at: path).answer(session)
      let (isVisible, state) = (inspected.isVisible, inspected.cell.configurationState.value)
      answer.add { ["visible": .bool(isVisible), "state": state] }
      if !isVisible { answer.append("(off screen)") }
      let item = source.item(at: path)
      if isVisible, let text = source.accessibilityText(of: inspected.cell, at: path, for: item) {
        answer.add { ["accessibility": .text(text)] }
        answer.append(RowText.accessibility(session.shown(text)).words)
      }
      source.current = path
      return answer
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }
}

/// `item`: shows the object of a row.
struct ItemCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("item", short: "it", in: .looking),
    words: .of(
      .row,
      .flag("--raw", help: "byte for byte, as in the file"),
      make: Self.init
    ),
    summary: "show a row's object, indented; --raw prints its bytes",
    pattern:
      "Reads the model, not the table view. Long texts are cut, and their length follows. "
      + "Files and pipes get the bytes.",
    example: "item 0 3",
    effects: .reads,
    value: .whole("the object as JSON")
  )

  let address: Arguments.Located
  let isRaw: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path) else {
      throw CommandError(ViewFault.rowStale(path: path))
    }
    source.current = path
    let value = item.value
    let lines = Deferred<[StyledLine]>.pending { ValueLines(value).lines }
    var answer = Answer(
      .made(.json(value)),
      isRaw
        ? .pending { JSONValue.shownLines(of: value.utf8) } : .pending { lines.value.map(\.text) }
    )
    if !isRaw { answer.styled = lines }
    answer.verbatim = .pending { item.value.text + "\n" }
    return answer
  }
}
