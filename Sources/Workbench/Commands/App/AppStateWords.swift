import CommandLanguage
import TableAdapters
import TableUI
import Wirings
import Workspace

/// The `app checkmark` subcommand: marks tapped rows, storing the marks in the cell or in the
/// model.
struct AppCheckmarkWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "checkmark",
    words: .of(.choice(["cell", "model", "off"])) { Self(place: Checkmarks.Place(rawValue: $0)) },
    meanings: [
      "didSelect marks the row and stores it in the cell (wrong) or the model"
    ]
  )

  private let place: Checkmarks.Place?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.checkmarks = place.map(Checkmarks.init)
    application.apply()
    let words =
      switch place {
      case .cell: "didSelect adds a check mark to the cell; no code removes it"
      case .model: "didSelect stores the row; cellForRow sets or clears each cell's check mark"
      case nil: "no check marks"
      }
    return Answer(["checkmark": .optional(place?.rawValue)], words)
  }
}

/// The `app memory` subcommand: simulates a memory warning.
struct AppMemoryWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "memory",
    words: .of(.mark("warning")) { _ in Self() },
    meanings: [
      "send a memory warning: the reuse pools are emptied [observed]"
    ]
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    let count = table.statistics.cellsInPool
    table.emptyPool()
    return Answer(
      ["cellsDropped": .int(count)],
      count == 0 ? CellText.poolsEmpty : .emptiedPools(cells: count)
    )
  }
}

/// The `app save` subcommand: saves the objects of fetched results, without a file.
struct AppSaveWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "save",
    words: .of { Self() },
    meanings: ["save the context of fetched results: new objects get their ids; no file is written"]
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard source.door.controller is any SaveObserving else {
      throw CommandError(FetchedFault.noResults(wiring: source.wiring.name))
    }
    try source.noteSave()
    return Answer(["saved": true], AppText.savedContext)
  }
}

/// The `app noise` subcommand: requests counts and heights as often as a device does.
struct AppNoiseWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "noise",
    words: .of(.onOff, make: Self.init),
    meanings: [
      "request counts and heights as often as a device log shows [observed]"
    ]
  )

  private let isOn: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let isOn = isOn
    source.choose(\.repeatsQuestions, isOn)
    return Answer(
      ["noise": .bool(isOn)],
      isOn
        ? "noise on: a reload requests everything twice, each new cell's height twice more"
        : "noise off: everything is requested once"
    )
  }
}

/// The `app window` subcommand: sets whether the table view is in a window.
struct AppWindowWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "window",
    words: .of(.onOff, make: Self.init),
    meanings: [
      "add the table view to a window, or remove it (W1)"
    ]
  )

  private let isIn: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.isInWindow = isIn
    application.apply()
    return Answer(
      ["window": .bool(isIn)],
      isIn
        ? "the table view is in a window"
        : "the table view has no window; layout warns once"
    )
  }
}
