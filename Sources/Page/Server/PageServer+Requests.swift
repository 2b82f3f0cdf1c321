import JSON
import Platform
import TableUI

// The responses to requests.
extension PageServer {
  func reply(to request: Microhttpd.Request) -> Microhttpd.Reply {
    let start = now()
    isStateKnown = false
    let reply = reply(request)
    if let log {
      var (status, count) = (HTTPStatus.ok, 0)
      if case .response(let response) = reply {
        (status, count) = (response.status, response.body.count)
      }
      let time = (now() - start) / 1000
      log(
        "\(request.head.method) \(request.head.target) \(status.rawValue) \(time) µs \(count) B"
          + (client(of: request, reply).map { " client \($0)" } ?? "")
      )
    }
    return reply
  }

  /// Returns the number of the client that a request names, or that its stream will have.
  private func client(of request: Microhttpd.Request, _ reply: Microhttpd.Reply) -> Int? {
    if request.head.target == "/events", case .stream = reply { return serial + 1 }
    return (try? JSONValue(parsing: request.body))?["client"]?.integer
  }

  private func reply(_ request: Microhttpd.Request) -> Microhttpd.Reply {
    switch guardian.route(of: request.head) {
    case .failure(let refusal):
      tell(refusal)
      return .response(.plain(refusal.status))
    case .success(_) where !isWithinRate: return .response(.plain(.tooManyRequests))
    case .success(.shell):
      guardian.expectsVisit = false
      return .response(.asset(.shell, of: assets))
    case .success(.script): return .response(.asset(.script, of: assets))
    case .success(.style): return .response(.asset(.style, of: assets))
    case .success(.events): return openStream(request)
    case .success(.gesture): return accept(request.body, gesture)
    case .success(.command): return accept(request.body, line)
    case .success(let route): return .response(response(to: request.body, on: route))
    }
  }

  /// Tells about a request that may be an attack, at most once in a minute for each reason.
  private func tell(_ refusal: GuardRefusal) {
    guard let notice, let words = refusal.words else { return }
    let time = now()
    guard noticed[refusal].map({ time >= $0 + 60_000_000_000 }) ?? true else { return }
    noticed[refusal] = time
    notice(words)
  }

  /// Counts a request; returns false if there were too many in this second.
  private var isWithinRate: Bool {
    let second = now() / 1_000_000_000
    recent = (second, second == recent.second ? recent.count + 1 : 1)
    return recent.count <= Self.rate * max(1, clients.count)
  }

  private func openStream(_ request: Microhttpd.Request) -> Microhttpd.Reply {
    guard clients.count < Self.room else { return .response(.plain(.unavailable)) }
    let known = request.head.value(of: "last-event-id").flatMap(sequence) ?? 0
    let headers = Microhttpd.Response.headers(type: "text/event-stream")
    return .stream(headers: headers) { [unowned self] stream in
      guard let stream else { return }
      serial += 1
      clients.append(PageClient(number: serial, stream: stream, has: known, at: now()))
    }
  }

  /// Returns the number of a state of this run, or nil.
  private func sequence(_ id: String) -> Int? {
    let parts = id.split(separator: ".")
    guard parts.count == 2, parts[0] == run else { return nil }
    return Int(parts[1])
  }

  private func response(to body: [UInt8], on route: PageRoute) -> Microhttpd.Response {
    guard let value = try? JSONValue(parsing: body), value.kind == .object else {
      return .plain(.badRequest)
    }
    switch route {
    case .acknowledge: return acknowledge(value)
    case .complete: return complete(value)
    case .view: return view(value)
    case .step: return step(value)
    case .interrupt:
      if isBusy {
        isCanceled = true
        interrupt()
      }
      return .json("{}")
    default: return .plain(.notFound)
    }
  }

  /// Accepts a request that runs a command: checks it now, and runs it after the library returned.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - command: Returns the command of the body, or the reason why it cannot run.
  /// - Returns: A stream for the result, or a refusal.
  private func accept(
    _ body: [UInt8],
    _ command: (JSONValue) -> Result<() -> FrontEndRecord, RequestRefusal>
  ) -> Microhttpd.Reply {
    guard let value = try? JSONValue(parsing: body), value.kind == .object,
      let operation = value["op"]?.string, (1...64).contains(operation.utf8.count)
    else { return .response(.plain(.badRequest)) }
    if let stored = responses[operation] { return .response(stored) }
    guard !isBusy, pending == nil else { return .response(.problem("busy", .unavailable)) }
    switch command(value) {
    case .failure(.isStale):
      let response = Microhttpd.Response.problem("stale", .conflict)
      responses.add(response, to: operation)
      return .response(response)
    case .failure(.isInvalid): return .response(.plain(.badRequest))
    case .success(let run):
      let headers =
        Microhttpd.Response.headers(type: "application/json")
        + [("Connection", "close")]
      return .stream(headers: headers) { [unowned self] stream in
        guard let stream else { return }
        pending = PendingCommand(operation: operation, stream: stream, run: run)
      }
    }
  }

  private func acknowledge(_ value: JSONValue) -> Microhttpd.Response {
    guard let sequence = value["seq"]?.integer, let number = value["client"]?.integer else {
      return .plain(.badRequest)
    }
    for client in clients where client.number == number { client.acknowledge(sequence) }
    // A page shows this. In the state, each connection would be an update for all the others.
    return .json("{\"clients\":\(clients.count)}")
  }

  /// Notes the tabs that a client shows, so that only those are computed.
  private func view(_ value: JSONValue) -> Microhttpd.Response {
    guard let number = value["client"]?.integer, let tabs = value["tabs"], tabs.kind == .array
    else {
      return .plain(.badRequest)
    }
    let row = value["row"]?.string ?? ""
    let names = tabs.elements.compactMap(\.string).filter(PageView.all.contains)
    for client in clients where client.number == number {
      client.views = Set(names.map { PageView(tab: $0, row: $0 == "row" ? row : "") })
    }
    return .json("{}")
  }

  /// Returns a recorded state, or passes on what a script does next.
  private func step(_ value: JSONValue) -> Microhttpd.Response {
    if let word = value["reply"] {
      guard let reply = word.string.flatMap(FrontEndScriptLine.Reply.init),
        let number = value["line"]?.integer
      else { return .plain(.badRequest) }
      let isTaken = host?.reply(reply, atLine: number) ?? false
      return isTaken ? .json("{}") : .problem("stale", .conflict)
    }
    guard let number = value["n"]?.integer else { return .plain(.badRequest) }
    guard let state = recording?.state(at: number) else { return .plain(.notFound) }
    var writer = JSONWriter()
    writer.beginObject()
    state.write(to: &writer, sequence: number)
    writer.endObject()
    return .json(writer.text)
  }

  private func complete(_ value: JSONValue) -> Microhttpd.Response {
    guard let text = value["text"]?.string, let host else { return .plain(.badRequest) }
    let completion = host.complete(text)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("replaced", completion.replacedCount)
    writer.key("candidates")
    writer.beginArray()
    for candidate in completion.candidates.prefix(50) {
      writer.beginArray()
      writer.value(candidate.text)
      writer.value(candidate.help)
      writer.endArray()
    }
    writer.endArray()
    writer.member("note", completion.note)
    writer.endObject()
    return .json(writer.text)
  }

  private func gesture(
    _ value: JSONValue
  ) -> Result<() -> FrontEndRecord, RequestRefusal> {
    guard let host, let content = value["gesture"], let sequence = value["seq"]?.integer else {
      return .failure(.isInvalid)
    }
    let seen = history.state(sequence)
    let reader = GestureReader { [self] key in
      // The client must have seen the same row. Only a gesture on a row needs the current state.
      history.add(state(of: host))
      guard let block = history.current.block(key), let shown = seen?.block(key) else { return nil }
      guard key.hasPrefix("=") || block.label == shown.label else { return nil }
      return block.path
    }
    do throws(GestureReader.Problem) {
      let gesture = try reader.gesture(content)
      return .success { host.perform(gesture) }
    } catch {
      return .failure(error == .stale ? .isStale : .isInvalid)
    }
  }

  private func line(_ value: JSONValue) -> Result<() -> FrontEndRecord, RequestRefusal> {
    guard let line = value["line"]?.string, line.utf8.count <= 4096, let host else {
      return .failure(.isInvalid)
    }
    return .success { host.run(line) }
  }
}

/// A reason why a request cannot run a command.
enum RequestRefusal: Error {
  /// The body has not the expected form.
  case isInvalid

  /// The row is not the one that the client saw.
  case isStale
}

/// A command of a request, and the stream for its result.
@MainActor struct PendingCommand {
  /// The number that the client gave it.
  let operation: String

  /// The stream for the response.
  let stream: MicrohttpdStream

  /// Runs it.
  let run: () -> FrontEndRecord
}

/// The responses to the newest operations, for clients that send one again.
struct StoredResponses {
  private static let limit = 256

  private var order: [String] = []
  private var known: [String: Microhttpd.Response] = [:]

  /// Returns the response to an operation, or nil.
  subscript(operation: String) -> Microhttpd.Response? { known[operation] }

  /// Stores the response to a new operation; the oldest one is forgotten.
  mutating func add(_ response: Microhttpd.Response, to operation: String) {
    if known.updateValue(response, forKey: operation) == nil { order.append(operation) }
    if order.count > Self.limit { known[order.removeFirst()] = nil }
  }
}
