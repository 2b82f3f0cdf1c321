import CommandLanguage
import TableStore
import Workspace

/// The `request` command: shows a list's request as an object.
struct RequestCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("request", short: "req", in: .session),
    words: .of(make: Self.init),
    summary: "show the table's request: state, URL and duration",
    pattern: "The request is an object in the model. Each start has exactly one outcome.",
    setup: ExampleTable.list,
    example: "request",
    effects: .reads,
    value: .member("state", "the state of the request"),
    needs: [.screen, .noBatch]
  )

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
      "error": .optional(request.error?.code), "page": .optional(model.currentPage),
    ]
    return request.answeringAddress.map { value.adding(["from": .text($0)]) } ?? value
  }
}
