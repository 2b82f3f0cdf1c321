import Platform
import TableStore

/// `net`: what the network does to requests.
struct NetCommand: Command {
  static let description = CommandDescription(
    name: "net",
    shortest: "net",
    group: .session,
    syntax: [
      "net fail next", "net offline", "net online", "net latency MS", "net serve FILE|off", "net",
    ],
    summary: "lets requests fail, be slow, or be answered from a file",
    pattern: "M: a transport in front of the real one; nothing above it knows.",
    setup: ExampleTable.list,
    example: "net latency 120",
    effects: [.changes, .readsFiles],
    completion: .choice([
      .nothing, .sequence([.word("fail"), .word("next")]), .word("offline"), .word("online"),
      .sequence([.word("latency"), .number]),
      .sequence([.word("serve"), .choice([.word("off"), .dataFile])]),
    ]),
    forms: [
      HelpTopic.Term("net fail next", "the next request gets no answer"),
      HelpTopic.Term("net offline|online", "no server can be reached, or all of them"),
      HelpTopic.Term("net latency MS", "answers take at least that long: tick lets them come"),
      HelpTopic.Term("net serve FILE", "answers come from a file, {\"/path\": {\"pages\": […]}}"),
      HelpTopic.Term("net serve off", "answers come from servers again"),
    ]
  )

  private enum Call {
    case tell
    case failNext
    case offline(Bool)
    case latency(Int)
    case serve(String?)
  }

  private let call: Call

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      call = .tell
      return
    }
    switch try arguments.takeChoice(["fail", "offline", "online", "latency", "serve"]) {
    case "fail":
      _ = try arguments.takeChoice(["next"])
      call = .failNext
    case "offline": call = .offline(true)
    case "online": call = .offline(false)
    case "latency": call = .latency(try arguments.takeMilliseconds())
    default: call = .serve(arguments.take("off") ? nil : try arguments.takeText("a file"))
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let transport = session.network.transport
    switch call {
    case .tell: break
    case .failNext: transport.failNext()
    case .offline(let isOffline): transport.isOffline = isOffline
    case .latency(let milliseconds): transport.latency = milliseconds
    case .serve(nil): transport.inner = session.servedTransport
    case .serve(let path?): transport.inner = try served(session.resolved(path), session)
    }
    return state(transport, session)
  }

  private func served(_ path: String, _ session: Session) throws(CommandError) -> ScriptedTransport
  {
    do throws(StoreError) {
      return try ScriptedTransport(file: path) { _, _ in !session.isInterrupted() }
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
  }

  private func state(_ transport: FaultingTransport, _ session: Session) -> Answer {
    let served = (transport.inner as? ScriptedTransport)?.name
    let source =
      served.map { "answers come from " + session.shown($0) }
      ?? (transport.inner == nil ? "there is no network here" : "answers come from servers")
    var words = [source, transport.isOffline ? "offline" : "online"]
    if transport.latency > 0 { words.append("latency \(Words.grouped(transport.latency)) ms") }
    if transport.failuresAhead > 0 {
      words.append("\(Words.count(transport.failuresAhead, "request")) to fail")
    }
    words.append("\(Words.count(transport.requestCount, "request")) so far")
    return Answer(
      [
        "offline": .bool(transport.isOffline), "latency": .int(transport.latency),
        "failing": .int(transport.failuresAhead), "requests": .int(transport.requestCount),
        "serves": .optional(served),
      ],
      words.joined(separator: "; ")
    )
  }
}
