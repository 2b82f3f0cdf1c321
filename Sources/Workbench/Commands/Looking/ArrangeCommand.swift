import TableUI

/// `arrange`: the rows as a list, or side by side in a grid.
struct ArrangeCommand: Command {
  static let description = CommandDescription(
    name: "arrange",
    shortest: "arr",
    group: .looking,
    syntax: ["arrange", "arrange list|grid"],
    summary: "the rows one below the other, or side by side; show draws them so",
    pattern: "Another view asks the same C for the same cells, and puts them elsewhere.",
    example: "arrange grid",
    effects: .changes,
    completion: .words(["list", "grid"]),
    needs: .source
  )

  private let arrangement: String?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    arrangement = arguments.isEmpty ? nil : try arguments.takeChoice(["list", "grid"])
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if let arrangement { source.arrange(asGrid: arrangement == "grid") }
    guard let grid = source.grid else { return Answer(.text("list"), "list") }
    try source.layout(grid)
    return Answer(.text("grid"), "grid of \(Words.count(grid.columnCount, "column"))")
  }
}
