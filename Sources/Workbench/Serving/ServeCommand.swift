import CommandLanguage

/// The `serve` command: shows the table as a page in a browser on this machine.
struct ServeCommand: Command {
  static let description = CommandDescription(
    heading: .init("serve", short: "serv", in: .looking),
    words: .of(.orNothing(.serveCall), make: Self.init)
      .written(["PORT"], ["off"], ["log", "on|off"], []),
    summary: "show the table as a page in a browser on this machine",
    pattern:
      "The third front end for the same controller. Clicks and keys become gestures and enter "
      + "the history as commands. The page cannot use files, programs or the network.",
    example: "serve",
    effects: [.changes, .usesNetwork],
    forms: [
      HelpTopic.Term("serve", "open a free port, or print the address again"),
      HelpTopic.Term("serve PORT", "open this port"),
      HelpTopic.Term("serve off", "close the page"),
      HelpTopic.Term("serve log on|off", "print each request to standard error"),
    ]
  )

  fileprivate enum Call {
    case port(Int)
    case off
    case log(Bool)
  }

  private let call: Call?

  var effects: Effects {
    switch call {
    case nil, .port: Self.description.effects
    case .off, .log: .changes
    }
  }

  func run(in session: Session) throws -> Answer {
    guard let feature = session[ServeFeature.self] else { throw CommandError(ServeFault.noPage) }
    switch call {
    case .off:
      try feature.stop(in: session)
      return Answer(["url": .null, "clients": .int(0)], ServeText.ended)
    case .log(let isOn):
      try feature.setLog(on: isOn)
      return Answer(["log": .bool(isOn)], ServeText.log(isOn: isOn))
    case .port(let port): return try Self.start(feature, port: port, in: session)
    case nil: return try Self.start(feature, port: feature.page?.port ?? 0, in: session)
    }
  }

  private static func start(
    _ feature: ServeFeature,
    port: Int,
    in session: Session
  ) throws -> Answer {
    guard session.askedPerson != nil || session.host.keepsServing else {
      throw CommandError(ServeFault.needsPrompt)
    }
    let page = try feature.start(port: port, in: session)
    return Answer(
      [
        "url": .text(page.address), "port": .int(page.port), "clients": .int(page.clientCount),
      ],
      ServeText.page(address: page.address)
    )
  }
}

extension Syntax where Value == ServeCommand.Call {
  /// The syntax of an action on the page.
  fileprivate static let serveCall = Syntax.either(
    .mark("off", help: "close the page", is: .off),
    .mark("log", help: "print each request", then: Syntax<Bool>.onOff.map { .log($0) }),
    Syntax<Int>.integer("a port, off or log", "PORT")
      .only("a port from 1 to 65535") { (1...65_535).contains($0) }
      .map { .port($0) }
      .beginning { _ in true }
  )
  .beginning { !$0.isEmpty }
}
