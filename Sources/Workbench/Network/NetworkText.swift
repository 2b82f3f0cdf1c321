import CommandLanguage

/// The output about the network, its requests and the clock.
enum NetworkText: OutputText {
  case served(by: String)
  case noNetwork
  case servers
  case latency(milliseconds: Int)
  case failing(Int)
  case requests(Int)

  case started(at: Int?, count: Int)
  case took(milliseconds: Int)
  case response(status: Int, bytes: Int)
  case decoded(inBackground: Bool)
  case fromCache
  case responseNotSaved(problem: String)
  case group(order: String, GroupEnd)

  /// The end of a group of requests.
  enum GroupEnd: Sendable {
    case loading
    case succeeded(Int)
    case failed(index: Int, cancelled: Int, unsent: Int)
    case cancelled

    /// The state of the group, for programs.
    var word: String {
      switch self {
      case .loading: "loading"
      case .succeeded: "succeeded"
      case .failed: "failed"
      case .cancelled: "cancelled"
      }
    }
  }

  case clock(kind: String, now: Int)
  case noEvents(until: Int)

  var words: String {
    switch self {
    case .served(let file): "responses come from \(file)"
    case .noNetwork: "no network"
    case .servers: "responses come from servers"
    case .latency(let milliseconds): "latency \(TextFormatting.milliseconds(milliseconds))"
    case .failing(let count): "\(TextFormatting.count(count, "request")) to fail"
    case .requests(let count): "\(TextFormatting.count(count, "request")) so far"

    case .started(let time, let count):
      (time.map { "at \(TextFormatting.milliseconds($0))" } ?? "never")
        + ", \(TextFormatting.count(count, "time")) in all"
    case .took(let milliseconds): TextFormatting.milliseconds(milliseconds)
    case .response(let status, let bytes):
      "status \(status), \(TextFormatting.count(bytes, "byte"))"

    case .decoded(let isBackground):
      isBackground
        ? "on a background thread; delivered on the main thread" : "on the main thread"
    case .fromCache: "from the cache"
    case .responseNotSaved(let problem): "the response was not saved: \(problem)"
    case .group(let order, .loading): "the \(order) is loading; `tick` continues it"
    case .group(let order, .cancelled): "the \(order) was canceled"
    case .group(let order, .succeeded(let count)):
      "the \(order) succeeded: \(TextFormatting.count(count, "response"))"
    case .group(let order, .failed(let index, let cancelled, let unsent)):
      "the \(order) failed: request \(index) failed, \(cancelled) canceled, \(unsent) not sent"

    case .clock(let kind, let now): "\(kind), at \(TextFormatting.milliseconds(now))"
    case .noEvents(let now): "no events up to \(TextFormatting.milliseconds(now))"
    }
  }
}
