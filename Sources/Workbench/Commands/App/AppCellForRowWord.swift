/// `app cellForRow`: the application's `cellForRow` makes one of the classic mistakes.
struct AppCellForRowWord: AppWord {
  static let description = AppWordDescription(
    name: "cellForRow",
    words: .of(.choice(CellHabit.allCases.map(\.rawValue) + ["right"])) {
      Self(habit: CellHabit(rawValue: $0))
    }
    .written(["nil|asks|forgets|twice"], ["right"]),
    meanings: [
      "answers no cell, asks for cells, is lost, dequeues two",
      "does what the wiring does",
    ]
  )

  private let habit: CellHabit?

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let application = source.makeApplication(clock: session.clock)
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
