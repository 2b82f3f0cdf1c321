/// `app window`: whether the table view is in a window.
struct AppWindowWord: AppWord {
  static let description = AppWordDescription(
    name: "window",
    forms: [
      HelpTopic.Term("app window on|off", "puts the table into a window, or takes it out (W1)")
    ],
    completion: .anyWord(of: ["on", "off"])
  )

  private let isIn: Bool

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    isIn = try arguments.takeChoice(["on", "off"]) == "on"
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let application = try session.requireSource().makeApplication(clock: session.clock)
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
