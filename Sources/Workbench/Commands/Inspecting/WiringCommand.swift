import CommandLanguage
import TableUI
import Wirings
import Workspace

/// The `wiring` command: lists the wirings, or switches to another one.
struct WiringCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("wiring", short: "wir", in: .seeing),
    words: .either(
      .mark(
        "--picture",
        help: "show the objects and their references",
        then: Syntax<WiringPicture>.wiringPicture.map { $0 as any Command }
      )
      .completed(by: .pictureMark),
      .of(.orNothing(.wiring)) { wiring -> any Command in
        if let wiring { Self(wiring: wiring) } else { List() }
      }
    ),
    summary: "list the wirings, or switch and keep rows and selection",
    pattern: "Another controller takes over the same rows; the old one is released.",
    example: "wiring monolith",
    effects: [.changes, .writesFiles],
    value: .current("name", "the name of the wiring in use"),
    needs: [],
    forms: [
      HelpTopic.Term("wiring", "list the wirings"),
      HelpTopic.Term("wiring monolith", "switch to another wiring"),
      HelpTopic.Term("wiring --picture", "print the objects and their references"),
      HelpTopic.Term("wiring --picture objects.svg", "draw them into a file"),
    ]
  )

  private let wiring: Wiring

  var needs: CommandNeeds { [.source, .noBatch] }
  let effects = Effects.changes

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    session.noteObjects()
    do {
      try source.switchWiring(to: wiring, observer: session.messageObserver)
    } catch {
      throw CommandError(error, era: source.tableView.messageEra)
    }
    return Answer(
      ["wiring": .text(wiring.name), "controller": .text(source.door.name)],
      ScreenText.switched(wiring: wiring.name, controller: source.door.name)
    )
  }

  /// The `wiring` command without arguments: lists the available wirings.
  private struct List: Command {
    static let description = WiringCommand.description
    let effects = Effects.reads

    func run(in session: Session) -> Answer {
      let now = session.current?.wiring.name ?? session.settings.wiring
      var table = session.table([.left, .left, .left], maximumWidth: 90, overflow: .wrap)
      var values: [AnswerValue] = []
      for wiring in session.settings.wirings {
        let origin = ScreenText.origin(wiring.origin, varies: wiring.varies).words
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
}

extension Syntax where Value == Wiring {
  /// The syntax of a wiring's name.
  fileprivate static let wiring = Syntax(forms: [["NAME"]], grammar: .otherWiring) {
    arguments throws(CommandError) in
    let start = arguments
    let wirings = (arguments.session?.settings ?? SessionSettings()).wirings
    let name = try arguments.takeChoice(wirings.map(\.name))
    guard let wiring = wirings.first(where: { $0.name == name }) else {
      throw start.unexpected("a wiring")
    }
    return wiring
  }
}

extension Grammar {
  /// The grammar of a picture, if a table is open.
  fileprivate static let pictureMark = Grammar.inScope { scope in
    guard scope.source != nil else { return .never }
    let file = Grammar.flags(["--force": "overwrite a file"], .optional(.newFile))
    return .sequence([.word("--picture", help: "show the objects and their references"), file])
  }

  /// The grammar of another wiring, if the table can switch now.
  fileprivate static let otherWiring = Grammar.inScope { scope in
    scope.source != nil && scope.source?.batch == nil ? .wiring : .never
  }
}
