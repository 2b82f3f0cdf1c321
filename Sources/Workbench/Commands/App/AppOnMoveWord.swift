/// `app onMove`: what the application's `moveRow` does to its model.
struct AppOnMoveWord: AppWord {
  static let description = AppWordDescription(
    name: "onMove",
    forms: [
      HelpTopic.Term(
        "app onMove move|swap|nothing",
        "what its moveRow does to the model after a drag"
      )
    ],
    completion: .anyWord(of: MoveHabit.allCases.map(\.rawValue))
  )

  private let habit: MoveHabit

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let word = try arguments.takeChoice(MoveHabit.allCases.map(\.rawValue))
    habit = MoveHabit(rawValue: word) ?? .move
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let application = try session.requireSource().makeApplication(clock: session.clock)
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
