/// `app checkmark`: a check mark at tapped rows, kept in the cell or in the model.
struct AppCheckmarkWord: AppWord {
  static let description = AppWordDescription(
    name: "checkmark",
    forms: [
      HelpTopic.Term(
        "app checkmark cell|model|off",
        "its didSelect marks the row, and keeps that in the cell (wrong) or the model"
      )
    ],
    completion: .anyWord(of: ["cell", "model", "off"])
  )

  private let place: Checkmarks.Place?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    place = Checkmarks.Place(rawValue: try arguments.takeChoice(["cell", "model", "off"]))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let application = try session.requireSource().makeApplication(clock: session.clock)
    application.checkmarks = place.map(Checkmarks.init)
    application.apply()
    let words =
      switch place {
      case .cell: "didSelect puts a check mark on the cell, and nobody takes it off again"
      case .model: "didSelect notes the row, and cellForRow gives each cell its check mark or none"
      case nil: "no check marks"
      }
    return Answer(["checkmark": .optional(place?.rawValue)], words)
  }
}
