import CommandLanguage
import JSON
import Platform
import TableAdapters
import TableModel
import TableStore
import TableUI
import TextLayout
import Wirings
import Workspace

extension Session {
  /// Whether a text is an address and no path.
  static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// Fetches the first page from a server and puts it on the prompt.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - name: The name of the source, or nil for the last part of the address.
  ///   - options: Which keys bind to what.
  ///   - web: How the address is asked.
  /// - Returns: The source, now the current one.
  /// - Throws: Why nothing came; the session is as before.
  func open(
    address: String,
    as name: String?,
    options: OpenOptions,
    web: WebOptions
  ) throws -> OpenTable {
    noteSecrets(of: address, web)
    let wiring = settings.chosenWiring
    let own = Self.name(of: address)
    let model = ListModel(
      address,
      method: web.method,
      headers: web.headers,
      parameters: web.parameters,
      rule: web.paging,
      reader: DocumentPageReader(
        name: own,
        options: options,
        rule: web.paging,
        badElements: wiring.badElements
      ),
      network: network
    )
    let feed = RemoteList(model, address: address)
    model.start(.refresh)
    try finish(model)
    if let error = feed.takeEvents().lazy.compactMap(\.failure).first {
      throw CommandError(error, style: settings.escapeStyle)
    }
    guard let document = model.firstPage?.document else { throw Self.interruption }
    let source = try adopt(document, from: model, name: name ?? own)
    try feed.serve(source)
    return source
  }

  /// Waits for an answer to the end; a clock that stands still moves on, as it would while one waits.
  private func finish(_ supply: any RowSupply) throws {
    while supply.isLoading {
      try wait(for: supply)
      guard supply.isLoading else { return }
      guard !clock.followsRealTime, let due = clock.nextDue else { continue }
      _ = try advanceClock(by: due - clock.now)
    }
  }

  /// Waits while an answer is on its way, but for one that only the clock holds back.
  ///
  /// - Throws: `interrupted`; the request is ended then and nothing has changed.
  func wait(for supply: any RowSupply) throws {
    let title = "loading \(shown(supply.loadingPlace))"
    try working(title, unit: .bytes) { work throws in
      while supply.isLoading, network.loop.canAdvance {
        let (received, expected) = supply.progress
        do { try work.check(received, of: expected) } catch {
          try supply.cancelLoads()
          throw error
        }
        network.loop.pump(milliseconds: 100)
      }
    }
  }

  /// Moves the clock on; answers that become due arrive on the way.
  func advanceClock(by milliseconds: Int) throws(CommandError) -> (lines: [String], events: Int) {
    do throws(TableError) { return try clock.advance(by: milliseconds) } catch {
      throw CommandError(error, era: current?.tableView.messageEra ?? .ios12)
    }
  }

  /// Lets time pass: a virtual clock is moved on, a real one is waited for.
  ///
  /// - Throws: `interrupted` where Ctrl-C ends the waiting; what happened until then stays.
  func passTime(_ milliseconds: Int) throws -> (lines: [String], events: Int) {
    guard clock.followsRealTime else { return try advanceClock(by: milliseconds) }
    let end = clock.now + milliseconds
    var lines: [String] = []
    var count = 0
    while true {
      let (came, events) = try advanceClock(by: 0)
      lines += came
      count += events
      let rest = min(end, clock.nextDue ?? end) - clock.now
      guard clock.now < end else { return (lines, count) }
      try checkInterruption()
      if network.loop.canAdvance {
        network.loop.pump(milliseconds: max(1, min(rest, 100)))
      } else if rest > 0 {
        // No descriptor: the wait ends with the time or a signal.
        _ = Descriptors.wait(for: -1, milliseconds: Int32(min(rest, 100)))
      }
    }
  }

  /// Lets everything go on that waits for no clock, and says what came of it.
  func settleFeeds() -> [String] {
    network.loop.settle { isCancelled() }
    var lines: [String] = []
    for source in sources {
      guard let feed = source.feed else { continue }
      let name = source === current ? "" : shown(source.name) + ": "
      for event in feed.takeEvents() {
        lines.append(name + RemoteListMessages(self, source, feed).line(event))
      }
    }
    return lines
  }

  /// The last part of an address that names anything, else its host.
  private static func name(of address: String) -> String {
    let (server, path) = RequestAddress.split(RedactedURL(address).description)
    let last = path.prefix { $0 != "?" }.split(separator: "/").last.map(String.init)
    return last ?? server.split(separator: "/").last.map(String.init) ?? "list"
  }
}

extension CommandError {
  /// Why a request came to nothing.
  init(_ error: RequestError, style: EscapeStyle) {
    var details: [String] = []
    if case .json(let json, _) = error, !json.excerpt.isEmpty {
      details = caretLines(excerpt: json.excerpt, caret: json.caret, width: 76, style: style)
    }
    self.init(Wording(error.code, error.message, hint: error.hint, details: details))
  }
}
