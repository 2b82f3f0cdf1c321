/// `disappear`: the screen goes, as under another one.
struct DisappearCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("disappear", short: "disa", in: .acting),
    words: .of(make: Self.init)
      .completed(by: .inScope { $0.source?.door.isShown == true ? .nothing : .never }),
    summary: "takes the screen away, as another one on top would; appear brings it back",
    pattern: "C hears viewWillDisappear, viewDidDisappear; the table keeps its rows and selection.",
    example: "disappear",
    effects: .changes
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let name = session.shown(source.name)
    guard source.door.isShown else { throw .offScreen(source, session) }
    source.door.disappear()
    return Answer(source.door.screensValue, "\(name) is off the screen")
  }
}
