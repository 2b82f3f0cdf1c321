import CommandLanguage
import TableUI
import Workspace

/// The `app connect` subcommand: assigns the table view's data source and delegate.
struct AppConnectWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "connect",
    words: .of(
      .either(
        .mark(
          "local",
          then: .either(.mark("delegate", is: .localDelegate), .nothing(is: .local))
        ),
        .mark("again", is: .again),
        .nothing(is: .own)
      ),
      make: Self.init
    )
    .written([], ["again"], ["local"], ["local", "delegate"]),
    meanings: [
      "reassign the wiring's own objects; the next layout reloads everything",
      "assign the current data source once more; an item table view ignores it",
      "assign a data source that only a local variable holds",
      "assign a delegate that only a local variable holds",
    ]
  )

  private enum Call {
    case own
    case again
    case local
    case localDelegate
  }

  private let call: Call

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    switch call {
    case .own:
      application.connect()
      let name = source.tableView.dataSource.map { String(describing: type(of: $0)) }
      return Answer(
        ["dataSource": .optional(name)],
        "connected the wiring's own objects; the next layout reloads everything"
      )
    case .again: return try again(application, source)
    case .local:
      application.connectLocally()
      return Answer(
        ["dataSource": .null],
        "only a local variable held the data source; the table view's weak reference is nil"
      )
    case .localDelegate:
      application.connectDelegateLocally()
      return Answer(
        ["delegate": .null],
        "only a local variable held the delegate; the table view's weak reference is nil"
      )
    }
  }

  private func again(_ application: Application, _ source: OpenTable) throws -> Answer {
    try source.layout()
    let before = source.tableView.statistics.reloads
    let isIgnored = application.connectAgain()
    try source.layout()
    let reloads = source.tableView.statistics.reloads - before
    return Answer(
      ["ignored": .bool(isIgnored), "reloads": .int(reloads)],
      AppText.connectedAgain(isIgnored: isIgnored, reloads: reloads)
    )
  }
}

/// The `app push` subcommand: pushes another screen.
struct AppPushWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "push",
    words: .of(.text("a title", "TITLE"), make: Self.init),
    meanings: [
      "pushViewController(_:animated:): show an empty screen; back pops it"
    ]
  )

  private let title: String

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let door = source.door
    let screen = ViewController()
    screen.title = title
    door.navigation.pushViewController(screen, animated: true)
    return Answer(
      door.screensValue,
      ScreenText.pushed(title: session.shown(title), screens: door.titles.count)
    )
  }
}

/// The `app paging` subcommand: loads more rows when the last one is displayed.
struct AppPagingWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "paging",
    words: .of(.choice(["on", "guarded", "off"]), make: Self.init),
    meanings: [
      "load a page when the last row appears; guarded: one at a time"
    ]
  )

  private let word: String

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.paging = word == "off" ? nil : Paging(isGuarded: word == "guarded", log: \.line)
    application.apply()
    let text: AppText =
      word == "off"
      ? .noPaging
      : .paging(
        isGuarded: word == "guarded",
        rows: Paging.pageSize,
        milliseconds: Paging.latency
      )
    return Answer(["paging": .text(word)], text)
  }
}

/// The `app onMove` subcommand: chooses how the application's `moveRow` changes its model.
struct AppOnMoveWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "onMove",
    words: .of(.choice, make: Self.init),
    meanings: [
      "choose how moveRow changes the model after a drag"
    ]
  )

  private let habit: MoveHabit

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.moveHabit = habit
    application.apply()
    let words =
      switch habit {
      case .move: "moveRow removes the row and inserts it at its new position, as expected"
      case .swap: "moveRow swaps the two rows; the rows between do not move"
      case .nothing: "moveRow leaves the model unchanged"
      }
    return Answer(["onMove": .text(habit.rawValue)], words)
  }
}

extension Paging.Arrival {
  /// The line that the application logs.
  fileprivate var line: String {
    switch self {
    case .rows(let page, let count, let place):
      AppText.pageArrived(page, rows: count, at: place).words
    case .noSection(let page): AppText.pageWithoutSection(page).words
    }
  }
}
