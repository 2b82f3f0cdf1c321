/// `app cellForRow`: the application's `cellForRow` makes one of the classic mistakes.
struct AppCellForRowWord: AppWord {
  static let description = AppWordDescription(
    name: "cellForRow",
    forms: [
      HelpTopic.Term(
        "app cellForRow nil|asks|forgets|twice",
        "answers no cell, asks for cells, is lost, dequeues two"
      ),
      HelpTopic.Term("app cellForRow right", "does what the wiring does"),
    ],
    completion: .anyWord(of: CellHabit.allCases.map(\.rawValue) + ["right"])
  )

  private let habit: CellHabit?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let words = CellHabit.allCases.map(\.rawValue) + ["right"]
    habit = CellHabit(rawValue: try arguments.takeChoice(words))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let application = try session.requireSource().makeApplication(clock: session.clock)
    application.cellHabit = habit
    application.apply()
    let words =
      switch habit {
      case nil: "cellForRow does what the wiring does"
      case .nothing: "cellForRow answers nil: the next cell that is asked for is E19"
      case .asks: "cellForRow asks for visibleCells and cellForRow(at:) first, which is E29"
      case .forgets: "the data source is let go in cellForRow: the next cell asked for is E20"
      case .twice: "cellForRow dequeues two cells and returns one, which is N2"
      }
    return Answer(["cellForRow": .text(habit?.rawValue ?? "right")], words)
  }
}
