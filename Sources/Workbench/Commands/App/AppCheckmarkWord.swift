/// `app checkmark`: a check mark at tapped rows, kept in the cell or in the model.
struct AppCheckmarkWord: AppWord {
  static let description = AppWordDescription(
    name: "checkmark",
    words: .of(.choice(["cell", "model", "off"])) { Self(place: Checkmarks.Place(rawValue: $0)) },
    meanings: ["its didSelect marks the row, and keeps that in the cell (wrong) or the model"]
  )

  private let place: Checkmarks.Place?

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let application = source.makeApplication(clock: session.clock)
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
