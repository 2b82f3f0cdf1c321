/// `app onMove`: what the application's `moveRow` does to its model.
struct AppOnMoveWord: AppWord {
  static let description = AppWordDescription(
    name: "onMove",
    words: .of(.choice, make: Self.init),
    meanings: ["what its moveRow does to the model after a drag"]
  )

  private let habit: MoveHabit

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.moveHabit = habit
    application.apply()
    let words =
      switch habit {
      case .move: "moveRow takes the row out and puts it in at its new place, as it should"
      case .swap: "moveRow swaps the two rows; those in between stay where they are"
      case .nothing: "moveRow leaves the model as it is"
      }
    return Answer(["onMove": .text(habit.rawValue)], words)
  }
}
