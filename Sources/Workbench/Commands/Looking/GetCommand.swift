/// `get`: a property of the table view.
struct GetCommand: Command {
  static let description = CommandDescription(
    name: "get",
    shortest: "get",
    group: .looking,
    syntax: ["get PROPERTY"],
    summary: "a property of the table view",
    pattern: "Asks the view alone.",
    example: "get rowHeight",
    effects: .reads,
    completion: .property,
    needs: .source
  )

  private let property: TableProperty

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    property = try TableProperty.take(from: &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    property.answer(try session.requireSource())
  }
}
