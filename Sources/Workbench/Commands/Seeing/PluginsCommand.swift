import TableAdapters

/// `plugins`: what a display manager is made of.
struct PluginsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("plugins", short: "plu", in: .seeing),
    words: .of(make: Self.init),
    summary: "the plugins and features behind the table, in order, with what they react to",
    pattern: "The table view tells a delegate, which tells the plugins one after the other.",
    setup: ["wiring generators"],
    example: "plugins",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
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
