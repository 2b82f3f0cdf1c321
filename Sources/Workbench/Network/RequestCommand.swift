import CommandLanguage
import JSON
import Platform
import TableStore
import Workspace

/// The `request` command: shows a list's request as an object, or sends a group of requests.
struct RequestCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("request", short: "req", in: .session),
    words: .either(
      .mark("batch", help: "send requests at once", then: group(.batch)),
      .mark("chain", help: "send requests one after the other", then: group(.chain)),
      .mark("group", help: "show the last batch or chain", is: RequestGroupCommand(sends: nil)),
      .nothing(is: Self())
    )
    .written(
      [],
      ["batch|chain", .many("URL …"), ["--shape", "JSON"], ["--cache", "FOLDER"], ["--fresh"]],
      ["group"]
    ),
    summary: "show the table's request, or send several as a batch or a chain",
    pattern:
      "A request is an object in the model. Each start has exactly one outcome, and so has a "
      + "group: its first failure cancels the others.",
    setup: ExampleTable.list,
    example: "request",
    effects: [.changes, .usesNetwork, .writesFiles],
    value: .member("state", "the state of the request"),
    needs: [.screen, .noBatch],
    forms: [
      HelpTopic.Term("request", "show state, URL and duration"),
      HelpTopic.Term("request batch URL …", "send all at once"),
      HelpTopic.Term("request chain URL …", "send each after the one before it"),
      HelpTopic.Term("… --shape JSON", "a response of another shape is a failure"),
      HelpTopic.Term("… --cache FOLDER", "use responses saved there, and save new ones"),
      HelpTopic.Term("… --seconds N", "how long a saved response is used: 60 unless told"),
      HelpTopic.Term("… --version N", "the version of the format; others are not used"),
      HelpTopic.Term("… --user NAME", "whose responses are used; others are not"),
      HelpTopic.Term("… --fresh", "use no saved response, but save the new one"),
      HelpTopic.Term("request group", "show the last batch or chain again"),
    ]
  )

  private static func group(_ order: RequestGroup<JSONValue>.Order) -> Syntax<any Command> {
    Syntax<([String], Token?, Token?, Int?, Int?, Token?, Bool)>
      .sequence(
        .many(.text("a URL", "URL"), written: "URL …"),
        .option("--shape", "JSON", help: "the shape of the responses", completed: .never),
        .option("--cache", "FOLDER", help: "use and save responses there"),
        .option("--seconds", "N", from: 0, help: "how long a saved response is used"),
        .option("--version", "N", from: 0, help: "the version of the format"),
        .option("--user", "NAME", help: "whose responses are used", completed: .never),
        .flag("--fresh", help: "use no saved response")
      )
      .map {
        addresses,
        template,
        folder,
        seconds,
        version,
        user,
        isFresh throws(CommandError)
          -> any Command in
        var rule = ResponseCache.Rule()
        rule.seconds = seconds ?? 60
        rule.version = version ?? 0
        rule.sensitiveData = user?.text ?? ""
        return RequestGroupCommand(
          sends: RequestGroupCommand.Wish(
            order: order,
            addresses: addresses,
            shape: try template.map { token throws(CommandError) in try shape(token) },
            cacheFolder: folder?.text,
            cacheRule: rule,
            isFresh: isFresh
          )
        )
      }
  }

  private static func shape(_ token: Token) throws(CommandError) -> JSONShape {
    do throws(JSONError) { return JSONShape(try JSONValue(parsing: token.text)) } catch {
      throw CommandError(NetworkFault.noShape(problem: error.message), at: token.range.lowerBound)
    }
  }

  let effects = Effects.reads

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    _ = try RemoteListLoader(session, source, method: "listLoader")
    guard let model = source.feed?.model else {
      throw CommandError(FeedFault.noRequest)
    }
    let request = model.request
    var table = session.table([.left, .left], maximumWidth: 100, overflow: .wrap)
    table.append(["request", "\(request.method) \(session.shown(request.shownAddress))"])
    table.append(["state", request.state.rawValue])
    if let kind = model.runningLoad { table.append(["kind", kind.rawValue]) }
    let started = NetworkText.started(at: request.startTime, count: request.startCount)
    table.append(["started", started.words])
    if !request.isLoading {
      table.append(["took", NetworkText.took(milliseconds: request.cost).words])
    }
    if let response = request.response {
      let text = NetworkText.response(status: response.status, bytes: response.receivedBytes)
      table.append(["answer", text.words])
    }
    if request.response != nil, let isBackground = request.wasDecodedInBackground {
      table.append(["decoded", NetworkText.decoded(inBackground: isBackground).words])
    }
    if let address = request.answeringAddress { table.append(["from", session.shown(address)]) }
    if let error = request.error { table.append(["error", session.shown(error.message)]) }
    return Answer(value(request, model), table.lines)
  }

  private func value(_ request: Request<ListPage>, _ model: ListModel) -> AnswerValue {
    let value: AnswerValue = [
      "state": .text(request.state.rawValue), "method": .text(request.method),
      "address": .text(request.shownAddress), "kind": .optional(model.runningLoad?.rawValue),
      "starts": .int(request.startCount), "startTime": .optional(request.startTime),
      "cost": request.isLoading ? .null : .int(request.cost),
      "status": .optional(request.response?.status),
      "bytes": .optional(request.response?.receivedBytes),
      "decodedInBackground": request.wasDecodedInBackground.map { .bool($0) } ?? .null,
      "error": .optional(request.error?.code), "page": .optional(model.currentPage),
    ]
    return request.answeringAddress.map { value.adding(["from": .text($0)]) } ?? value
  }
}

/// The forms of `request` that send a group of requests, or show the last one.
private struct RequestGroupCommand: Command {
  static let description = RequestCommand.description

  /// A group of requests to send.
  struct Wish: Sendable {
    let order: RequestGroup<JSONValue>.Order
    let addresses: [String]
    let shape: JSONShape?
    let cacheFolder: String?
    let cacheRule: ResponseCache.Rule
    let isFresh: Bool
  }

  /// The group, or nil to show the last one.
  let sends: Wish?

  var effects: Effects {
    guard let sends else { return .reads }
    return sends.cacheFolder == nil
      ? Self.description.effects.subtracting(.writesFiles) : Self.description.effects
  }
  var needs: CommandNeeds { [] }

  func run(in session: Session) throws -> Answer {
    guard let feature = session[NetworkFeature.self] else {
      throw CommandError(NetworkFault.noGroup)
    }
    if let sends { feature.group = try send(sends, in: session) }
    guard let group = feature.group else { throw CommandError(NetworkFault.noGroup) }
    return Self.answer(group, in: session)
  }

  /// Sends a group and waits for it, unless only the virtual clock delays it.
  private func send(
    _ wish: Wish,
    in session: Session
  ) throws -> RequestGroup<JSONValue> {
    guard let first = wish.addresses.first else { throw CommandError(NetworkFault.noGroup) }
    for address in wish.addresses { session.noteSecrets(of: address, WebOptions()) }
    let group = RequestGroup(wish.addresses.map { request($0, wish, session) }, wish.order)
    group.start()
    let title = ProgressText.loading(address: session.shown(RedactedURL(first).description))
    try session.working(title, unit: .bytes) { work throws in
      while group.isLoading, session.network.loop.canAdvance {
        do { try work.check(0, of: nil) } catch {
          group.cancel()
          throw error
        }
        session.network.loop.pump(milliseconds: 100)
      }
    }
    return group
  }

  private func request(
    _ address: String,
    _ wish: Wish,
    _ session: Session
  ) -> Request<JSONValue> {
    let request =
      wish.shape.map { Request(session.network, shape: $0) } ?? Request<JSONValue>(session.network)
    (request.server, request.path) = RequestAddress.split(address)
    request.method = "GET"
    request.caching = wish.cacheFolder.map { folder in
      let clock = session.network.clock
      let path = session.resolved(folder, isWritten: true)
      let cache = ResponseCache(folder: path, appVersion: Version.current, clock: clock)
      return ResponseCaching(cache, wish.cacheRule, ignoresCache: wish.isFresh)
    }
    return request
  }

  private static func answer(_ group: RequestGroup<JSONValue>, in session: Session) -> Answer {
    var table = session.table([.left, .left, .left, .left], maximumWidth: 100, overflow: .wrap)
    var values: [AnswerValue] = []
    for (index, request) in group.requests.enumerated() {
      table.append([
        "\(index)", session.shown(request.shownAddress), request.state.rawValue,
        session.shown(note(on: request)),
      ])
      values.append([
        "address": .text(request.shownAddress), "state": .text(request.state.rawValue),
        "error": .optional(request.error?.code), "fromCache": .bool(request.isDataFromCache),
      ])
    }
    let text = NetworkText.group(order: group.order.rawValue, end(of: group))
    return Answer(
      ["state": .text(end(of: group).word), "requests": .list(values)],
      table.lines + [text.words]
    )
  }

  /// Returns what there is to say about a request besides its state.
  private static func note(on request: Request<JSONValue>) -> String {
    if let error = request.error { return error.message }
    if let problem = request.cacheProblem {
      return NetworkText.responseNotSaved(problem: problem.message).words
    }
    if request.isDataFromCache { return NetworkText.fromCache.words }
    return request.cacheMiss?.message ?? ""
  }

  private static func end(of group: RequestGroup<JSONValue>) -> NetworkText.GroupEnd {
    switch group.outcome {
    case nil: .loading
    case .succeeded(let values): .succeeded(values.count)
    case .cancelled: .cancelled
    case .failed(let index, _):
      .failed(
        index: index,
        cancelled: group.requests.count { $0.state == .cancelled },
        unsent: group.requests.count { $0.state == .idle }
      )
    }
  }
}
