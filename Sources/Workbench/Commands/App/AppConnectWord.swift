import TableUI

/// `app connect`: the table view's data source and delegate are assigned.
struct AppConnectWord: AppWord {
  static let description = AppWordDescription(
    name: "connect",
    words: .of(.word("local"), make: Self.init).written([], ["local"]),
    meanings: [
      "assigns the wiring's own objects again; asks for a reload",
      "a data source that only a local variable holds",
    ]
  )

  private let isLocal: Bool

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let application = source.makeApplication(clock: session.clock)
    if isLocal {
      application.connectLocally()
      return Answer(
        ["dataSource": .null],
        "the data source was held by a local variable alone: the table view's weak reference is nil"
      )
    }
    application.connect()
    let name = source.tableView.dataSource.map { String(describing: type(of: $0)) }
    return Answer(
      ["dataSource": .optional(name)],
      "the wiring's own objects are connected; everything is asked for at the next layout"
    )
  }
}
