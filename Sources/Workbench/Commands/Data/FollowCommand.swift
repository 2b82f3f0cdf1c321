import CommandLanguage
import TableStore
import TextLayout
import Workspace

/// The `follow` command: shows changes that other programs make in a database.
struct FollowCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("follow", short: "foll", in: .data),
    words: .of(
      .orNothing(.followWish),
      .flag("--install", help: "create a trigger, by which a server reports changes"),
      .flag("--force", help: "create it without a question"),
      make: Self.init
    )
    .written(["on"], ["off"], ["SECONDS"], [], ["--install", ["--force"]]),
    summary: "show changes that other programs make in a database",
    pattern:
      "The model compares the rows before each command, or every SECONDS. Changes arrive in one "
      + "batch, and a fetched results controller reports them. Unsaved edits stay.",
    setup: ["new 3"],
    example: "follow",
    effects: .changes,
    value: .member("following", "`exact`, `windowed` or nil"),
    forms: [
      HelpTopic.Term("follow on", "look before each command, and while `browse` waits"),
      HelpTopic.Term("follow SECONDS", "look at most every SECONDS, from 0.1 to 86400"),
      HelpTopic.Term("follow off", "keep the current rows"),
      HelpTopic.Term(
        "follow --install",
        "show the SQL of a trigger, and create it after a question"
      ),
      HelpTopic.Term("--force", "create it without a question"),
    ]
  )

  fileprivate enum Wish {
    case on(pause: Double)
    case off
  }

  /// The wish, or nil to show the state.
  private let wish: Wish?
  private let installs: Bool
  private let isForced: Bool

  var effects: Effects { wish == nil && !installs ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let source = source.root
    if installs { return try install(source, session) }
    do throws(StoreError) {
      switch wish {
      case .on(let pause):
        try source.document.follow(true)
        source.following = FollowSchedule(pause: pause)
        session.followDatabases(isLive: false)
      case .off:
        try source.document.follow(false)
        source.following = nil
      case nil: break
      }
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
    let name = session.shown(source.name)
    let rows = source.document.followedRows
    let value: AnswerValue = [
      "following": .optional(rows), "seconds": source.following.map { .points($0.pause) } ?? .null,
    ]
    guard let rows, let schedule = source.following else {
      return Answer(value, FileText.notFollowing(name: name))
    }
    let words = source.lookWords(schedule)
    return Answer(value, FileText.following(name: name, how: rows, pause: words))
  }

  /// Shows the statements that create the trigger, and runs them if the user agrees.
  private func install(_ source: OpenTable, _ session: Session) throws -> Answer {
    try session.checkServer(of: source)
    do throws(StoreError) {
      let script = try source.document.reportScript()
      let lines = script.map { session.shown($0 + ";") }
      let table = source.document.databaseInfo?.table ?? source.name
      let name = session.shown(table)
      let person = isForced ? nil : session.askedPerson
      person?.show(lines)
      let isAgreed = person?.agrees(to: FileText.installs(name: name).words) ?? isForced
      let shown = person == nil ? lines : []
      guard isAgreed else {
        return Answer(["installed": false], shown, notes: [FileText.notInstalled.words])
      }
      try source.document.installReports(script)
      return Answer(
        ["installed": true, "table": .text(table)],
        shown + [FileText.installed(name: name).words]
      )
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
  }
}

extension Syntax where Value == FollowCommand.Wish {
  /// The syntax of `on`, `off` or a number of seconds.
  fileprivate static let followWish = Syntax.either(
    .mark("on", is: .on(pause: FollowSchedule.standardPause)),
    .mark("off", is: .off),
    Syntax<Double>.number("on, off or a number of seconds", "SECONDS")
      .only("a number of seconds from 0.1 to 86400") { (0.1...86_400).contains($0) }
      .map { .on(pause: $0) }
  )
  .beginning { !$0.isEmpty }
}
