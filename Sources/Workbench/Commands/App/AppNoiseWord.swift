/// `app noise`: counts and heights asked for as often as a device asks.
struct AppNoiseWord: AppWord {
  static let description = AppWordDescription(
    name: "noise",
    forms: [
      HelpTopic.Term(
        "app noise on|off",
        "asks for counts and heights as often as a log shows"
          + " [observed]"
      )
    ],
    completion: .anyWord(of: ["on", "off"])
  )

  private let isOn: Bool

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    isOn = try arguments.takeChoice(["on", "off"]) == "on"
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let application = try session.requireSource().makeApplication(clock: session.clock)
    application.repeatsQuestions = isOn
    application.apply()
    return Answer(
      ["noise": .bool(isOn)],
      isOn
        ? "noise on: the round twice at a reload, the height of each new cell twice more"
        : "noise off: everything is asked for once"
    )
  }
}
