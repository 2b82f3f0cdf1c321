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
    let text: AppText
    switch call {
    case .begin: text = Self.begin(control, source)
    case .end: text = Self.end(control, source)
    case .handler(let isOn): text = Self.setHandler(isOn, source)
    case .title(let title):
      control.attributedTitle = title.isEmpty ? nil : title
      text = title.isEmpty ? .noTitle : .title(session.shown(title))
    }
    try source.layout()
    let value: AnswerValue = [
      "refreshing": .bool(control.isRefreshing),
      "offset": .points(source.tableView.contentOffset.y),
      "handler": .bool(source.scriptedRefresh != nil),
      "title": .optional(control.attributedTitle),
    ]
    return Answer(value, text)
  }

  private static func begin(_ control: RefreshControl, _ source: OpenTable) -> AppText {
    let wasRefreshing = control.isRefreshing
    control.beginRefreshing()
    if wasRefreshing { return .alreadyRefreshing }
    return .refreshing(isHidden: source.tableView.contentOffset.y > control.frame.minY)
  }

  private static func end(_ control: RefreshControl, _ source: OpenTable) -> AppText {
    guard control.endRefreshing() else { return .notRefreshing }
    return .idle(offset: source.tableView.contentOffset.y)
  }

  private static func setHandler(_ isOn: Bool, _ source: OpenTable) -> AppText {
    source.scriptedRefresh?.stop()
    source.scriptedRefresh = isOn ? ScriptedRefresh() : nil
    source.scriptedRefresh?.listen(to: source.tableView)
    return isOn ? .pullReloads : .pullHasNoHandler
  }
}
