import CommandLanguage
import JSON
import Rendering
import TableModel
import TableUI
import Workspace

/// `cell`: one cell drawn as text.
struct CellCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("cell", short: "cel", in: .looking),
    words: .of(.row, make: Self.init),
    summary: "draw one cell as text, even off screen",
    pattern:
      "Off screen, the table view asks the controller for a cell as layout would. It draws "
      + "the cell and returns it to the reuse pool.",
    example: "cell 0 3",
    effects: .reads
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    try source.layout()
    let table = source.tableView
    do throws(TableError) {
      let inspected = try table.inspectCell(at: path)
      defer { if !inspected.isVisible { table.recycle(inspected.cell) } }
      let renderer = TextRenderer(escapeStyle: session.settings.escapeStyle)
      var answer = renderer.cell(inspected.cell, at: path).answer(session)
      if !inspected.isVisible { answer.lines.append("(off screen)") }
      answer.value = answer.value.adding([
        "visible": .bool(inspected.isVisible), "state": inspected.cell.configurationState.value,
      ])
      source.current = path
      return answer
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }
}

/// `item`: the object behind a row, byte for byte.
struct ItemCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("item", short: "it", in: .looking),
    words: .of(.row, make: Self.init),
    summary: "the object behind a row, byte for byte",
    pattern: "Reads the model; the view is not asked.",
    example: "item 0 3",
    effects: .reads
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path) else {
      throw CommandError(ViewFault.rowStale(path: path))
    }
    source.current = path
    var answer = Answer(.json(item.value), JSONValue.shownLines(of: item.value.utf8))
    answer.verbatim = .pending { item.value.text + "\n" }
    return answer
  }
}
