import TableUI
import Wirings

/// `wiring`: lists the wirings, or switches live.
struct WiringCommand: Command {
  static let description = CommandDescription(
    name: "wiring",
    shortest: "wir",
    group: .seeing,
    syntax: ["wiring", "wiring NAME"],
    summary: "lists the ways to wire the table, or switches and keeps rows and selection",
    pattern: "Another controller takes over the same rows; the old one is let go.",
    example: "wiring monolith",
    effects: .changes,
    completion: .wiringWords
  )

  private let wiring: Wiring?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      wiring = nil
      return
    }
    let name = try arguments.takeChoice(session.settings.wirings.map(\.name))
    wiring = session.settings.wiring(named: name)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let wiring else { return list(session) }
    let source = try session.requireSource()
    guard source.batch == nil else {
      throw CommandError("refused", "a batch is open", hint: "end or rollback first")
    }
    session.noteObjects()
    do {
      try source.switchWiring(to: wiring, observer: session.trace.isOn ? session.trace : nil)
    } catch {
      throw CommandError(error, era: source.tableView.messageEra)
    }
    return Answer(
      ["wiring": .text(wiring.name), "controller": .text(source.door.name)],
      "\(wiring.name): \(source.door.name) shows the rows now"
    )
  }

  private func list(_ session: Session) -> Answer {
    let now = session.current?.wiring.name ?? session.settings.wiring
    var table = session.table([.left, .left, .left], maximumWidth: 90, overflow: .wrap)
    var values: [AnswerValue] = []
    for wiring in session.settings.wirings {
      let origin = wiring.origin + (wiring.varies.map { "; it varies \($0)" } ?? "")
      table.append([
        (wiring.name == now ? "* " : "  ") + wiring.name, wiring.summary, "(\(origin))",
      ])
      values.append([
        "name": .text(wiring.name), "summary": .text(wiring.summary),
        "origin": .text(wiring.origin), "varies": wiring.varies.map { .text($0) } ?? .null,
        "current": .bool(wiring.name == now),
      ])
    }
    return Answer(.list(values), table.lines)
  }
}

extension Grammar {
  /// Another wiring, where the table can be switched now.
  fileprivate static let wiringWords = Grammar.inScope { scope in
    scope.source != nil && scope.source?.batch == nil ? .optional(.wiring) : .nothing
  }
}
