/// `disappear`: the screen goes, as under another one.
struct DisappearCommand: Command {
  static let description = CommandDescription(
    name: "disappear",
    shortest: "disa",
    group: .acting,
    syntax: ["disappear"],
    summary: "takes the screen away, as another one on top would; appear brings it back",
    pattern: "C hears viewWillDisappear, viewDidDisappear; the table keeps its rows and selection.",
    example: "disappear",
    effects: .changes,
    completion: .inScope { $0.source?.door.isShown == true ? .nothing : .never },
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let name = session.shown(source.name)
    guard source.door.isShown else { throw .offScreen(source, session) }
    source.door.disappear()
    return Answer(source.door.screensValue, "\(name) is off the screen")
  }
}
