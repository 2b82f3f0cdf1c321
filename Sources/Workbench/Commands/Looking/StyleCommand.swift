import TableUI

/// `style`: plain, grouped or insetGrouped.
struct StyleCommand: Command {
  static let description = CommandDescription(
    name: "style",
    shortest: "sty",
    group: .looking,
    syntax: ["style", "style plain|grouped|insetGrouped"],
    summary: "the style of the table",
    pattern: "The view lays itself out anew; neither model nor controller hears of it.",
    example: "style grouped",
    effects: .changes,
    completion: .words(TableViewStyle.allCases.map(\.rawValue)),
    needs: .source
  )

  private let style: TableViewStyle?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      style = nil
      return
    }
    let name = try arguments.takeChoice(TableViewStyle.allCases.map(\.rawValue))
    style = TableViewStyle(rawValue: name)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if let style {
      source.frame.style = style
      source.tableView.style = style
      try source.layout()
    }
    let name = source.tableView.style.rawValue
    return Answer(.text(name), name)
  }
}
