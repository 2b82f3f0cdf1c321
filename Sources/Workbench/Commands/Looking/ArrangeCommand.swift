import TableUI

/// `arrange`: the rows as a list, or side by side in a grid.
struct ArrangeCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("arrange", short: "arr", in: .looking),
    words: .of(.orNothing(.choice(["list", "grid"])), make: Self.init),
    summary: "the rows one below the other, or side by side; show draws them so",
    pattern: "Another view asks the same C for the same cells, and puts them elsewhere.",
    example: "arrange grid",
    effects: .changes
  )

  private let arrangement: String?

  var effects: Effects { arrangement == nil ? .reads : .changes }

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    if let arrangement { source.arrange(asGrid: arrangement == "grid") }
    guard let grid = source.grid else { return Answer(.text("list"), "list") }
    try source.layout(grid)
    return Answer(.text("grid"), "grid of \(Words.count(grid.columnCount, "column"))")
  }
}
