/// `get`: a property of the table view, or a setting of the shell.
struct GetCommand: Command {
  static let description = CommandDescription(
    name: "get",
    shortest: "get",
    group: .looking,
    syntax: ["get PROPERTY"],
    summary: "a property of the table view or of the prompt",
    pattern: "Asks the view alone.",
    example: "get rowHeight",
    effects: .reads,
    completion: .property
  )

  private let property: TableProperty?
  private let setting: SessionProperty?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    setting = arguments.takeSessionProperty()
    property = setting == nil ? try TableProperty.take(from: &arguments) : nil
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    if let setting { return setting.answer(in: session) }
    let source = try session.requireSource()
    return property?.answer(source) ?? Answer(.null, [])
  }
}
