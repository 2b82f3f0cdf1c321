import CommandLanguage
import Platform
import TableStore
import Workspace

/// The `net` command: simulates network conditions for requests.
struct NetCommand: Command {
  static let description = CommandDescription(
    heading: .init("net", short: "net", in: .session),
    words: .of(.orNothing(.networkCall), make: Self.init)
      .written(
        ["fail", "next"],
        ["offline"],
        ["online"],
        ["latency", "MS"],
        ["serve", "FILE|off"],
        []
      ),
    summary: "make requests fail or slow, or serve them from a file",
    pattern: "A second transport wraps the real one; the objects that use it do not change.",
    setup: ExampleTable.list,
    example: "net latency 120",
    effects: [.changes, .readsFiles],
    value: .member("requests", "the number of requests"),
    forms: [
      HelpTopic.Term("net fail next", "fail the next request"),
      HelpTopic.Term("net offline|online", "disconnect from all servers, or reconnect"),
      HelpTopic.Term("net latency MS", "delay responses by at least MS; tick delivers them"),
      HelpTopic.Term("net serve FILE", "read responses from a file, {\"/path\": {\"pages\": […]}}"),
      HelpTopic.Term("net serve off", "read responses from servers again"),
    ]
  )

  fileprivate enum Call {
    case failNext
    case offline(Bool)
    case latency(Int)
    case serve(String?)
  }

  /// The action, or nil to show the state.
  private let call: Call?

  var effects: Effects { call == nil ? .reads : Self.description.effects }

  func run(in session: Session) throws -> Answer {
    let transport = session.network.transport
    switch call {
    case nil: break
    case .failNext: transport.failNext()
    case .offline(let isOffline): transport.isOffline = isOffline
    case .latency(let milliseconds): transport.latency = milliseconds
    case .serve(nil): transport.inner = session.workspace.transport
    case .serve(let path?): transport.inner = try served(session.resolved(path), session)
    }
    return state(transport, session)
  }

  private func served(_ path: String, _ session: Session) throws -> ScriptedTransport {
    do throws(StoreError) {
      return try ScriptedTransport(file: path) { _, _ in session.isCancelled() }
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
  }

  private func state(_ transport: FaultingTransport, _ session: Session) -> Answer {
    let served = (transport.inner as? ScriptedTransport)?.name
    let source =
      served.map { NetworkText.served(by: session.shown($0)) }
      ?? (transport.inner == nil ? .noNetwork : .servers)
    var words = [source.words, transport.isOffline ? "offline" : "online"]
    if transport.latency > 0 {
      words.append(NetworkText.latency(milliseconds: transport.latency).words)
    }
    if transport.failuresAhead > 0 {
      words.append(NetworkText.failing(transport.failuresAhead).words)
    }
    words.append(NetworkText.requests(transport.requestCount).words)
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

extension Syntax where Value == NetCommand.Call {
  /// The syntax of an action on requests.
  fileprivate static let networkCall = Syntax.either(
    .mark("fail", then: .mark("next", is: .failNext)),
    .mark("offline", is: .offline(true)),
    .mark("online", is: .offline(false)),
    .mark("latency", then: Syntax<Int>.milliseconds.map { .latency($0) }),
    .mark(
      "serve",
      then: .either(
        .mark("off", is: .serve(nil)),
        Syntax<String>.file(completed: .dataFile).map { .serve($0) }
          .beginning { _ in true }
      )
    )
  )
  .beginning { !$0.isEmpty }
}
