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
    let ranges = try RowResolver(source).ranges(address)
    let total = ranges.rowCount
    if total == 1 {
      let facts = try RowInfo(ranges[0].first, in: source)
      source.current = ranges[0].first
      return Answer(.pending { facts.value }, styled: facts.lines(session))
    }
    let form = session.answerForm
    // The trace of a command has the calls for its rows, which a stream would ask for later.
    if form.isWhole, total > RowInfoStream.mostKept, !session.trace.isOn {
      let listing = try listing(of: ranges, in: source, session)
      source.current = ranges.last?.last
      return Answer(listing, session.outputStyle)
    }
    var rows: [RowInfo] = []
    var lines: [StyledLine] = []
    let count = min(total, form.limit)
    try session.working(.readingRows) { work throws in
      for path in ranges.lazy.flatMap(\.paths).prefix(count) {
        if rows.count & 0x3F == 0x3F { try work.check(rows.count, of: count) }
        let row = try RowInfo(path, in: source)
        rows.append(row)
        if form.isText { lines += row.lines(session) }
      }
    }
    source.current = ranges.last?.last
    if !form.isText, !form.isRecord {
      return Answer(Self.listing(rows, isOfObjects: form.format.isOfObjects), session.outputStyle)
    }
    if total > rows.count {
      let rest = total - rows.count
      let command = Self.line(behind: rows.count, of: ranges)
      lines.append(StyledLine([.init(RowText.moreRows(rest, command: command).words)]))
    }
    return Answer(.pending { [rows] in .list(rows.map(\.value)) }, styled: lines)
  }

  /// Returns the command that shows the rows after the first ones.
  private static func line(behind count: Int, of ranges: [RowRange]) -> String {
    guard ranges.count == 1 else { return "row * > FILE" }
    let (range, next) = (ranges[0], ranges[0].rows.lowerBound + count)
    return "row \(range.section) \(next)..\(range.last.row)"
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
