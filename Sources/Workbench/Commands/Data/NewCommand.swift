import CommandLanguage
import TableStore
import Workspace

/// The `new` command: creates a table of placeholder rows.
struct NewCommand: Command {
  static let description = CommandDescription(
    heading: .init("new", short: "new", in: .data),
    words: .of(.rowCounts, make: Self.init),
    summary: "create an empty table, or sections with COUNT numbered rows",
    pattern: "The model creates each row on first use.",
    example: "new 5 4",
    effects: .changes
  )

  private let counts: [Int]

  /// The largest number of rows; the height of each row is requested, so larger tables are
  /// rejected.
  fileprivate static let limit = 10_000_000

  func run(in session: Session) throws -> Answer {
    let document = TableDocument.numbered(counts)
    let source = try session.adopt(document, name: "new")
    return Answer(
      ["sections": .int(counts.count), "rows": .int(source.rowCount)],
      session.openingLines(source)
    )
  }
}

extension Syntax where Value == [Int] {
  /// The syntax of the row counts of the sections.
  fileprivate static let rowCounts = Syntax(
    forms: [[[.many("COUNT …")]]],
    grammar: .many(.number)
  ) { arguments throws(CommandError) in
    var counts: [Int] = []
    while !arguments.isEmpty {
      let start = arguments
      let count = try arguments.takeInteger("a number of rows")
      let left = NewCommand.limit - counts.reduce(0, +)
      guard (0...left).contains(count), counts.count < 10_000 else {
        throw start.unexpected("a number of rows, at most \(NewCommand.limit) in all")
      }
      counts.append(count)
    }
    return counts
  }
}
