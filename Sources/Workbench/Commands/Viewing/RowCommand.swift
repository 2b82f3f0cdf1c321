import CommandLanguage
import TableModel
import Workspace

/// The `row` command: shows one row as the data source provides it, through its cell.
struct RowCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("row", short: "row", in: .looking),
    words: .of(.row.completed(by: .optionalRows), make: Self.init),
    summary: "show one row as its cell displays it",
    pattern:
      "The table view asks the controller for the cell (cellForRowAt). The controller gets "
      + "the object from the model and configures the cell.",
    example: "row 0 3",
    effects: .reads,
    value: .member("title", "the title; of several rows, their number")
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let range = try RowResolver(source).rows(address)
    if range.rows.count == 1 {
      let facts = try RowInfo(range.first, in: source)
      source.current = range.first
      return Answer(.pending { facts.value }, styled: facts.lines(session))
    }
    let form = session.answerForm
    // The trace of a command has the calls for its rows, which a stream would ask for later.
    if form.isWhole, range.rows.count > RowInfoStream.mostKept, !session.trace.isOn {
      let listing = try listing(of: range, in: source, session)
      source.current = range.last
      return Answer(listing, session.outputStyle)
    }
    var rows: [RowInfo] = []
    var lines: [StyledLine] = []
    let count = min(range.rows.count, form.limit)
    try session.working(.readingRows) { work throws in
      for path in range.paths.prefix(count) {
        if rows.count & 0x3F == 0x3F { try work.check(rows.count, of: count) }
        let row = try RowInfo(path, in: source)
        rows.append(row)
        if form.isText { lines += row.lines(session) }
      }
    }
    source.current = range.last
    if !form.isText, !form.isRecord {
      return Answer(Self.listing(rows, isOfObjects: form.format.isOfObjects), session.outputStyle)
    }
    if range.rows.count > rows.count {
      let rest = range.rows.count - rows.count
      let next = range.rows.lowerBound + rows.count
      let command = "row \(range.section) \(next)..\(range.last.row)"
      lines.append(StyledLine([.init(RowText.moreRows(rest, command: command).words)]))
    }
    return Answer(.pending { [rows] in .list(rows.map(\.value)) }, styled: lines)
  }

  /// Returns rows that become data while they are written.
  private static func listing(_ rows: [RowInfo], isOfObjects: Bool) -> Listing {
    let sample = rows.first { $0.oldTitle != nil } ?? rows.first
    return Listing(
      count: rows.count,
      sample: sample?.value ?? .null,
      isOfObjects: isOfObjects
    ) { rows[$0].value }
  }
}

extension RowCommand {
  /// Returns a step to the next row.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    LookingStep(line: "row +1")
  }
}
