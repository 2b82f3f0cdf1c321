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
  /// Returns whether a text is a URL, not a path.
  static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// Loads the first page from a server and makes the table current.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - name: The name of the table, or nil for the last part of the URL.
  ///   - options: The key bindings.
  ///   - web: The options for requests.
  /// - Returns: The table, now the current one.
  /// - Throws: An error if the load failed; the session stays unchanged.
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

  /// Waits until a response is complete; a virtual clock that is stopped advances.
  private func finish(_ supply: any RowSupply) throws {
    while supply.isLoading {
      try wait(for: supply)
      guard supply.isLoading else { return }
      guard !clock.followsRealTime, let due = clock.nextDue else { continue }
      _ = try advanceClock(by: due - clock.now)
    }
  }

  /// Waits for a response, unless only the virtual clock delays it.
  ///
  /// - Throws: `interrupted` if the request was canceled, which changes nothing.
  func wait(for supply: any RowSupply) throws {
    let title = ProgressText.loading(address: shown(supply.loadingPlace))
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

  /// Advances the clock; responses that become due arrive.
  func advanceClock(by milliseconds: Int) throws(CommandError) -> (lines: [String], events: Int) {
    do throws(TableError) { return try clock.advance(by: milliseconds) } catch {
      throw CommandError(error, era: current?.tableView.messageEra ?? .ios12)
    }
  }

  /// Lets milliseconds pass: advances a virtual clock, or waits for a real one.
  ///
  /// - Throws: `interrupted` if Ctrl-C ends the wait; earlier events keep their effect.
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
        // Without a descriptor, the wait ends after the time or on a signal.
        _ = Descriptors.wait(for: -1, milliseconds: Int32(min(rest, 100)))
      }
    }
  }

  /// Runs all work that does not depend on the clock, and returns lines about the results.
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

  /// Returns the last part of the URL's path, or else its host.
  private static func name(of address: String) -> String {
    let (server, path) = RequestAddress.split(RedactedURL(address).description)
    let last = path.prefix { $0 != "?" }.split(separator: "/").last.map(String.init)
    return last ?? server.split(separator: "/").last.map(String.init) ?? "list"
  }
}

extension CommandError {
  /// Creates an error for a failed request.
  init(_ error: RequestError, style: EscapeStyle) {
    var details: [String] = []
    if case .json(let json, _) = error, !json.excerpt.isEmpty {
      details = caretLines(excerpt: json.excerpt, caret: json.caret, width: 76, style: style)
    }
    self.init(Wording(error.code, error.message, hint: error.hint, details: details))
  }
}
