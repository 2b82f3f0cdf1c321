import CommandLanguage
import Rendering
import Wirings
import Workspace

/// The `wiring --picture` command: shows the objects of the current wiring and their references.
struct WiringPicture: TableCommand {
  static let description = WiringCommand.description

  fileprivate let path: String?
  fileprivate let isForced: Bool

  var needs: CommandNeeds { .source }
  var effects: Effects { path == nil ? .reads : [.reads, .writesFiles] }

  func run(on source: OpenTable, in session: Session) throws(CommandError) -> Answer {
    let graph = ObjectGraph(of: source.door.navigation)
    let title = ScreenText.objects(table: source.name, wiring: source.wiring.name).words
    let diagram = graph.diagram(title: title)
    guard let path else {
      let values = graph.edges.map { edge -> AnswerValue in
        [
          "from": .text(edge.from), "property": .text(edge.property), "to": .text(edge.to),
          "strong": .bool(edge.isStrong),
        ]
      }
      return Answer(.list(values), diagram.text)
    }
    let resolved = session.resolved(path, isWritten: true)
    let text = diagram.svg.map { $0 + "\n" }.joined()
    let bytes = try session.write(text, to: resolved, force: isForced)
    return Answer(
      ["path": .text(resolved), "bytes": .int(bytes)],
      FileText.saved(path: session.shown(resolved), bytes: bytes)
    )
  }
}

extension Syntax where Value == WiringPicture {
  /// The syntax of the words after `--picture`.
  static let wiringPicture = Syntax(
    forms: [[["FILE"], ["--force"]]],
    grammar: .flags(["--force": "overwrite a file"], .optional(.newFile))
  ) { arguments throws(CommandError) in
    let isForced = arguments.takeFlag("--force")
    let path = arguments.isEmpty ? nil : try arguments.takeText("a file")
    return WiringPicture(path: path, isForced: isForced)
  }
}
