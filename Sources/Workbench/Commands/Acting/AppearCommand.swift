import TableUI

/// `appear`: the screen comes back.
struct AppearCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("appear", short: "appea", in: .acting),
    words: .of(make: Self.init)
      .completed(by: .inScope { $0.source?.door.isShown == false ? .nothing : .never }),
    summary: "shows the screen again after disappear",
    pattern:
      "C hears viewWillAppear, viewIsAppearing, viewDidAppear; a table controller drops the selection"
      + " [documented].",
    setup: ["set deselectsAfterTap off", "select 0 2", "disappear"],
    example: "appear",
    effects: .changes
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let name = session.shown(source.name)
    guard !source.door.isShown else {
      throw CommandError("refused", "\(name) is on the screen already", hint: "disappear")
    }
    let before = source.tableView.indexPathsForSelectedRows
    source.door.appear()
    source.application?.isInWindow = true
    try source.layout()
    var line = "\(name) is on the screen"
    let dropped = before.filter { !source.tableView.isSelected($0) }
    if let first = dropped.first {
      let rows = dropped.count == 1 ? "\(first)" : Words.count(dropped.count, "row")
      line += "; \(source.door.name) dropped the selection of \(rows)"
    }
    return Answer(source.door.screensValue, line)
  }
}
