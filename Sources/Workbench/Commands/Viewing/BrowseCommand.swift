import CommandLanguage
import Platform
import TableModel
import TableUI
import Workspace

/// The `browse` command: shows the table in full-screen mode.
struct BrowseCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("browse", short: "bro", in: .looking),
    words: .of(make: Self.init),
    summary: "browse the table full screen with keys and mouse",
    pattern:
      "A second front end for the same controller. Keys and clicks become touches: point, "
      + "hit test, then the same delegate calls. Each one enters the history as a command. `q` "
      + "returns to the prompt, `?` lists the keys.",
    example: "browse",
    effects: .changes,
    needs: [.screen, .noBatch],
    needsAllRows: .never
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let person = session.askedPerson, let screen = session.host.fullScreen else {
      throw CommandError(ViewFault.noTerminal)
    }
    if source.grid != nil {
      throw CommandError(ViewFault.listsOnly)
    }
    source.restore()
    try source.layout()
    let host = BrowseHost(session, source, remember: person.remembers)
    session.host.handsOverTerminal?()
    let failure = session.alone {
      screen.browse(
        source.door.controller,
        navigation: source.door.navigation,
        usesColors: session.usesColors,
        host: host
      )
    }
    // The prompt does not continue them.
    session.endLooks()
    if let failure {
      throw CommandError(ViewFault.noScreen(problem: session.shown(failure)))
    }
    return Self.answer(host, source)
  }

  private static func answer(_ host: BrowseHost, _ source: OpenTable) -> Answer {
    Answer(
      ["gestures": .int(host.count), "refused": .int(host.refused)],
      ViewText.gestures(host.count, rejected: host.refused)
    )
  }
}

extension Session {
  /// Whether terminal output is in color.
  fileprivate var usesColors: Bool {
    Palette(settings.color, isTerminal: true, value: Environment.value).isOn
      && !settings.isAccessible
  }

  /// Runs code without prompts and progress, because full-screen mode controls the terminal.
  fileprivate func alone<Value>(_ body: () -> Value) -> Value {
    let (person, progress) = (host.person, host.progress)
    host.person = nil
    host.progress = nil
    host.personAtFullScreen = person
    defer {
      host.personAtFullScreen = nil
      host.person = person
      host.progress = progress
    }
    return body()
  }
}
