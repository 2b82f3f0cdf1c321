import CommandLanguage
import TableUI
import TextLayout
import Workspace

/// The `app refresh` subcommand: application code for a refresh control.
struct AppRefreshWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "refresh",
    words: .of(
      .either(
        .mark("begin", is: .begin),
        .mark("end", is: .end),
        .mark("handler", then: Syntax<Bool>.onOff.map { .handler($0) }),
        .mark("title", then: Syntax<String>.text("a title").map { .title($0) })
      ),
      make: Self.init
    ),
    meanings: [
      "beginRefreshing(): no event, no scrolling [observed: Neuburg]",
      "endRefreshing(): the rows have arrived",
      "add a valueChanged target: reload, then end the refresh",
      "set attributedTitle, shown beside the spinner",
    ]
  )

  private enum Call {
    case begin
    case end
    case handler(Bool)
    case title(String)
  }

  private let call: Call

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let control = source.tableView.refreshControl else {
      throw CommandError(AppFault.noRefreshControl)
    }
    let line: String
    switch call {
    case .begin: line = Self.begin(control, source)
    case .end: line = Self.end(control, source)
    case .handler(let isOn): line = Self.setHandler(isOn, source)
    case .title(let title):
      control.attributedTitle = title.isEmpty ? nil : title
      line = title.isEmpty ? "no title" : "the title is \(quoted(session.shown(title)))"
    }
    try source.layout()
    let value: AnswerValue = [
      "refreshing": .bool(control.isRefreshing),
      "offset": .points(source.tableView.contentOffset.y),
      "handler": .bool(source.scriptedRefresh != nil),
      "title": .optional(control.attributedTitle),
    ]
    return Answer(value, line)
  }

  private static func begin(_ control: RefreshControl, _ source: OpenTable) -> String {
    let wasRefreshing = control.isRefreshing
    control.beginRefreshing()
    if wasRefreshing { return "already refreshing" }
    let isHidden = source.tableView.contentOffset.y > control.frame.minY
    return "refreshing; valueChanged not sent"
      + (isHidden ? "; the spinner is off screen, `scroll top` shows it" : "")
  }

  private static func end(_ control: RefreshControl, _ source: OpenTable) -> String {
    guard control.endRefreshing() else {
      return "not refreshing; on a device this stops a running scroll [observed]"
    }
    return "idle; the offset is \(source.tableView.contentOffset.y.pointsText) pt"
  }

  private static func setHandler(_ isOn: Bool, _ source: OpenTable) -> String {
    source.scriptedRefresh?.stop()
    source.scriptedRefresh = isOn ? ScriptedRefresh() : nil
    source.scriptedRefresh?.listen(to: source.tableView)
    return isOn
      ? "a pull reloads the table and ends the refresh" : "a pull has no handler"
  }
}
