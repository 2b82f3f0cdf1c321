import TableUI

/// `app noise`: counts and heights asked for as often as a device asks.
struct AppNoiseWord: AppWord {
  static let description = AppWordDescription(
    name: "noise",
    words: .of(.onOff, make: Self.init),
    meanings: [
      "asks for counts and heights as often as a log shows"
        + " [observed]"
    ]
  )

  private let isOn: Bool

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let isOn = isOn
    source.choose(\.repeatsQuestions, isOn)
    return Answer(
      ["noise": .bool(isOn)],
      isOn
        ? "noise on: the round twice at a reload, the height of each new cell twice more"
        : "noise off: everything is asked for once"
    )
  }
}
