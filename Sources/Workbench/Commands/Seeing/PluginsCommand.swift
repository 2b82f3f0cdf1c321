import TableAdapters

/// `plugins`: what a display manager is made of.
struct PluginsCommand: Command {
  static let description = CommandDescription(
    name: "plugins",
    shortest: "plu",
    group: .seeing,
    syntax: ["plugins"],
    summary: "the plugins and features behind the table, in order, with what they react to",
    pattern: "The table view tells a delegate, which tells the plugins one after the other.",
    setup: ["wiring generators"],
    example: "plugins",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    guard let describing = source.door.controller as? any AssemblyDescribing else {
      throw CommandError(
        "refused",
        "\(source.door.name) has no plugins",
        hint: "wiring generators has"
      )
    }
    let lines = describing.assembly
    return Answer(.list(lines.map { .text($0) }), lines)
  }
}
