import TableUI

/// `style`: plain, grouped or insetGrouped.
struct StyleCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("style", short: "sty", in: .looking),
    words: .of(.orNothing(.choice), make: Self.init),
    summary: "the style of the table",
    pattern: "The view lays itself out anew; neither model nor controller hears of it.",
    example: "style grouped",
    effects: .changes
  )

  private let style: TableViewStyle?

  var effects: Effects { style == nil ? .reads : .changes }

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    if let style {
      source.settings.frame.style = style
      source.choose(\.style, style)
      try source.layout()
    }
    let name = source.tableView.style.rawValue
    return Answer(.text(name), name)
  }
}
