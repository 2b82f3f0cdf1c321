import CommandLanguage
import Platform

/// The `serve` command: shows the table as a page in a browser on this machine.
struct ServeCommand: Command {
  static let description = CommandDescription(
    heading: .init("serve", short: "serv", in: .looking),
    words: .of(.orNothing(.serveCall), make: Self.init)
      .written(
        [.optional([.word("PORT")])]
          + ServeOption.all.map { .optional($0.words.map { .word($0) }) },
        ["off"],
        ["log", "on|off"]
      ),
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
      + ServeOption.all.map { option in
        HelpTopic.Term("… " + option.words.joined(separator: " "), option.summary)
      }
  )

  fileprivate enum Call {
    case page(PageOptions, opens: Bool, keepsToken: Bool)
    case off
    case log(Bool)
  }

  private let call: Call?

  var effects: Effects {
    switch call {
    case .page(let options, _, _) where options.assets != nil:
      Self.description.effects.union(.readsFiles)
    case nil, .page: Self.description.effects
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
    case .page(var options, let opens, let keepsToken):
      if options.port == 0 { options.port = feature.page?.port ?? 0 }
      if keepsToken { options.token = try PageToken.kept() }
      options.assets = options.assets.map { session.resolved($0) }
      var answer = try Self.start(feature, options, in: session)
      if opens { try feature.openBrowser(in: session) }
      if let host = options.host, let port = feature.page?.port {
        let text = ServeText.exposed(address: session.shown("\(host):\(port)")).words
        answer.warn([OutputWarning(code: "exposed", text: text)])
      }
      return answer
    case nil:
      var options = PageOptions()
      options.port = feature.page?.port ?? 0
      return try Self.start(feature, options, in: session)
    }
  }

  private static func start(
    _ feature: ServeFeature,
    _ options: PageOptions,
    in session: Session
  ) throws -> Answer {
    guard session.askedPerson != nil || session.host.keepsServing else {
      throw CommandError(ServeFault.needsPrompt)
    }
    let page = try feature.start(options, in: session)
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
    options
  )
  .beginning { !$0.isEmpty }

  private static let port = Syntax<Int>.integer("a port, off or log", "PORT")
    .only("a port from 1 to 65535") { (1...65_535).contains($0) }

  /// The syntax of a port and what the page may do.
  private static let options = Syntax<(Bool, Token?, Token?, Bool, Bool, Token?, Int?)>
    .sequence(
      flag(.open),
      value(.host, completed: .never),
      value(.allow, completed: .text),
      flag(.readOnly),
      flag(.keepToken),
      value(.assets, completed: .file()),
      .optional(port)
    )
    .map {
      opens,
      host,
      allowed,
      isReadOnly,
      keepsToken,
      assets,
      port throws(CommandError) -> ServeCommand.Call in
      var options = PageOptions()
      options.port = port ?? 0
      // Every page listens on these.
      options.host = host.map(\.text).flatMap { ["127.0.0.1", "::1"].contains($0) ? nil : $0 }
      options.allowed = try allowed.map(effects) ?? []
      options.isReadOnly = isReadOnly
      options.assets = assets?.text
      return ServeCommand.Call.page(options, opens: opens, keepsToken: keepsToken)
    }
    .beginning { _ in true }

  private static func flag(_ option: ServeOption) -> Syntax<Bool> {
    .flag(option.name, help: option.summary)
  }

  private static func value(
    _ option: ServeOption,
    completed grammar: Grammar
  ) -> Syntax<Token?> {
    .option(option.name, option.value, help: option.summary, completed: grammar)
  }

  /// Returns the effects that a list of words such as `files,network` allows.
  private static func effects(_ token: Token) throws(CommandError) -> Effects {
    var effects: Effects = []
    for word in token.text.split(separator: ",", omittingEmptySubsequences: false) {
      switch word {
      case "files": effects.formUnion([.readsFiles, .writesFiles])
      case "network": effects.insert(.usesNetwork)
      case "programs": effects.insert(.runsPrograms)
      default:
        throw CommandError(
          ServeFault.noAllowance(word: String(word)),
          at: token.range.lowerBound
        )
      }
    }
    return effects
  }
}
