import TableStore

/// `new`: a table made up on the spot.
struct NewCommand: Command {
  static let description = CommandDescription(
    name: "new",
    shortest: "new",
    group: .data,
    syntax: ["new [COUNT …]"],
    summary: "an empty table, or sections with that many numbered rows",
    pattern: "M makes the rows when they are looked at.",
    example: "new 5 4",
    effects: .changes,
    completion: .many(.number)
  )

  private let counts: [Int]

  /// More rows than this are refused: each is asked for its height.
  private static let limit = 10_000_000

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    var counts: [Int] = []
    while !arguments.isEmpty {
      let start = arguments
      let count = try arguments.takeInteger("a number of rows")
      guard (0...Self.limit - counts.reduce(0, +)).contains(count), counts.count < 10_000 else {
        throw start.unexpected("a number of rows, in all \(Self.limit) at the most,")
      }
      counts.append(count)
    }
    self.counts = counts
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let document = TableDocument.numbered(counts)
    let source = try session.adopt(document, name: "new")
    return Answer(
      ["sections": .int(counts.count), "rows": .int(source.rowCount)],
      session.openingLines(source)
    )
  }
}
