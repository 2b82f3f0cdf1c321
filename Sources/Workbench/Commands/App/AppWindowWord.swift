/// `app window`: whether the table view is in a window.
struct AppWindowWord: AppWord {
  static let description = AppWordDescription(
    name: "window",
    words: .of(.onOff, make: Self.init),
    meanings: ["puts the table into a window, or takes it out (W1)"]
  )

  private let isIn: Bool

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.isInWindow = isIn
    application.apply()
    return Answer(
      ["window": .bool(isIn)],
      isIn
        ? "the table view is in a window"
        : "the table view is in no window; layout warns of it once"
    )
  }
}
