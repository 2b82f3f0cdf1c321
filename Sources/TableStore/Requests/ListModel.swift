import TableModel

/// A list that loads page by page: it refreshes, and loads next and previous pages. (KtTableView:
/// base list model.)
///
/// - A refresh always sends a request and clears the page cache; if it fails, all is unchanged.
/// - ``currentPage`` changes only when a page was delivered, so that a failed page is requested
///   again.
/// - While a request runs, others are ignored; only a refresh replaces a running page request.
@MainActor public final class ListModel {
  /// The request; set its server, path, headers and method before the first load.
  public let request: Request<ListPage>

  /// The delegate, or nil.
  public weak var delegate: (any ListModelDelegate)?

  /// The page that was delivered last, or nil before the first one.
  public private(set) var currentPage: Int?

  /// The last page, or nil if unknown.
  public private(set) var lastPage: Int?

  public var runningLoad: RowLoad? { running?.load }

  public private(set) var failedLoad: RowLoad?

  /// A description of the paging, or empty if it is unknown.
  public private(set) var pagingWords = ""

  private let network: Network
  private var reader: any PageReading
  private let rule: PageRule
  private let parameters: [HTTPField]
  private let headers: [HTTPField]
  let address: String
  private var startNumber: Int
  private var parameter: String?
  /// The first page of the list, or nil before it has loaded.
  public private(set) var firstPage: ListPage?

  private var cache: [Int: ListPage] = [:]
  private var links: [Int: PageLink] = [:]

  /// The running load, with the call that delivers its page if it is cached; nil if there is none.
  private var running: (load: RowLoad, call: LoopCall?)?

  /// The rows of all loaded pages, without edits.
  public internal(set) var rows = SuppliedRows(extent: .unknown)

  public weak var supplyDelegate: (any RowSupplyDelegate)?

  /// The pages whose rows are in ``rows``.
  var suppliedPages: Set<Int> = []

  let loads: SupplyLoads

  /// Changes the rules for further pages; pages that were already read keep theirs.
  public func use(
    _ rule: BadElementRule,
    _ mapping: MappingRules,
    dropsIncomplete: Bool
  ) {
    guard var own = reader as? DocumentPageReader else { return }
    own.badElements = rule
    own.mapping = mapping
    own.dropsIncomplete = dropsIncomplete
    reader = own
  }

  /// Creates a list that sends no request yet.
  ///
  /// - Parameters:
  ///   - address: The URL of the first page.
  ///   - method: The HTTP method.
  ///   - headers: Further header fields; other servers do not get them.
  ///   - parameters: The parameters of every page request.
  ///   - rule: The rule for requesting further pages.
  ///   - reader: Reads pages from responses.
  ///   - network: The network for the requests.
  public init(
    _ address: String,
    method: String = "GET",
    headers: [HTTPField] = [],
    parameters: [HTTPField] = [],
    rule: PageRule = .automatic,
    reader: any PageReading,
    network: Network
  ) {
    self.address = RequestAddress.join(server: address, path: "")
    self.parameters = parameters
    self.headers = headers
    self.rule = rule
    self.reader = reader
    self.network = network
    loads = SupplyLoads(network.loop)
    request = Request(network) { _ throws(RequestError) in
      throw .incomplete("no page was requested")
    }
    request.method = method
    startNumber = 0
    guard case .numbered(let name, let first, _) = rule else { return }
    let given = parameters[name] ?? RequestAddress.parameter(name, of: address)
    startNumber = given.flatMap { Int($0) } ?? first
    parameter = name
  }
}

extension ListModel {
  /// Whether the server has reported that no page follows the current one.
  public var isAtLastPage: Bool {
    guard let currentPage else { return false }
    if let lastPage { return currentPage >= lastPage }
    return link(to: currentPage + 1) == nil
  }

  /// Restarts the list from the server, never from the cache.
  public func refresh() {
    guard runningLoad != .refresh else { return ignore("refresh()") }
    running?.call?.cancel()
    begin(.refresh, startNumber, .asGiven)
  }

  /// Requests the page after the current one, or the first page.
  public func loadNextPage() {
    guard !isLoading else { return ignore("loadNextPage()") }
    guard let currentPage else { return refresh() }
    guard !isAtLastPage, let link = link(to: currentPage + 1) else {
      network.tell("ListModel", "loadNextPage()", result: "no more data")
      tell("listModelDidReachLastPage(_:)") { $0.listModelDidReachLastPage(self) }
      return
    }
    load(.next, currentPage + 1, link)
  }

  /// Requests the page before the current one; on the first page, this is a refresh.
  public func loadPreviousPage() {
    guard !isLoading else { return ignore("loadPreviousPage()") }
    guard let currentPage, let link = link(to: currentPage - 1) else { return refresh() }
    load(.previous, currentPage - 1, link)
  }

  /// Requests again the load that failed last.
  ///
  /// - Returns: Whether a load had failed.
  @discardableResult public func retry() -> Bool {
    guard !isLoading, let failedLoad else { return false }
    start(failedLoad)
    return true
  }

  /// Forgets all pages, as before the first one; the rows remain until the next page arrives.
  ///
  /// - Returns: Whether the pages were forgotten; false while a request runs.
  @discardableResult public func forgetPages() -> Bool {
    guard !isLoading else { return false }
    cache = [:]
    links = [:]
    (currentPage, lastPage, firstPage, failedLoad) = (nil, nil, nil, nil)
    return true
  }

  /// Undoes the delivery of a page that its screen could not show, so that it can be requested
  /// again.
  public func takeBack(_ page: ListPage, _ kind: RowLoad) {
    guard currentPage == page.number else { return }
    failedLoad = kind
    switch kind {
    case .next: currentPage = page.number - 1
    case .previous: currentPage = page.number + 1
    case .refresh: break
    }
  }

  /// Cancels the running load; the delegate is only notified of the finish.
  ///
  /// - Returns: Whether a load was running.
  @discardableResult public func cancel(_ reason: CancelReason = .byCaller) -> Bool {
    guard let running else { return false }
    if let call = running.call, !call.isOver {
      call.cancel()
      finish(.cancelled)
      return true
    }
    return request.cancel(reason)
  }
}

// One request.
extension ListModel {
  private func load(_ kind: RowLoad, _ number: Int, _ link: PageLink) {
    guard let page = cache[number] else { return begin(kind, number, link) }
    let call = LoopCall { [weak self] in self?.succeed(page, kind, isFromCache: true) }
    running = (kind, call)
    network.loop.add(call)
  }

  private func begin(_ kind: RowLoad, _ number: Int, _ link: PageLink) {
    prepare(link)
    let reader = reader
    let first = kind == .refresh ? nil : firstPage
    let rows = kind == .refresh ? 0 : rows.loadedCount
    request.decode = { response throws(RequestError) in
      try reader.read(response, number: number, first: first, rowsBefore: rows)
    }
    request.start { [weak self] outcome in self?.end(outcome, kind) }
    // Set only now, so that a superseded request does not use it as its own.
    running = (kind, nil)
  }

  private func prepare(_ link: PageLink) {
    var url = address
    var all = parameters
    switch link {
    case .asGiven:
      if case .numbered(let name, _, _) = rule, all[name] == nil,
        RequestAddress.parameter(name, of: address) == nil
      {
        all.append(HTTPField(name, String(startNumber)))
      }
    case .parameter(let name, let value):
      all.removeAll { $0.name == name }
      all.append(HTTPField(name, value))
    case .url(let next):
      url = next
      all = []
    }
    (request.server, request.path) = RequestAddress.split(url)
    request.parameters = all
    let isSameServer = RequestAddress.haveSameServer(url, address)
    request.headers = isSameServer ? headers : []
    // Links have no credentials; they are added again for the same server, and never for another
    // one.
    if isSameServer { request.server = RequestAddress.split(address).server }
  }

  private func end(_ outcome: RequestOutcome<ListPage>, _ kind: RowLoad) {
    switch outcome {
    case .succeeded(let page): succeed(page, kind, isFromCache: false)
    case .failed(let error):
      failedLoad = kind
      tell("listModel(_:didFail:) \(error.code)") {
        $0.listModel(self, didFail: error, kind: kind)
      }
      finish(.request(error))
    // Only the new request notifies the delegate of its finish.
    case .cancelled(.superseded): return
    case .cancelled: finish(.cancelled)
    }
  }

  private func succeed(_ page: ListPage, _ kind: RowLoad, isFromCache: Bool) {
    failedLoad = nil
    if kind == .refresh {
      restart(with: page)
      supply(page, kind)
      tell("listModel(_:didRefresh:) \(page.number)") { $0.listModel(self, didRefresh: page) }
    } else if kind == .next, page.rowCount == 0, lastPage == nil, page.facts.next == nil {
      lastPage = currentPage
      rows.end()
      tell("listModelDidReachLastPage(_:)") { $0.listModelDidReachLastPage(self) }
    } else {
      currentPage = page.number
      if !isFromCache { remember(page) }
      supply(page, kind)
      tell("listModel(_:didLoad:) \(page.number)") {
        $0.listModel(self, didLoad: page, kind: kind, isFromCache: isFromCache)
      }
    }
    finish()
  }

  private func finish(_ error: RowSupplyError? = nil) {
    running = nil
    tell("listModelDidFinish(_:)") { $0.listModelDidFinish(self) }
    finishLoads(error)
  }

  /// Notifies the delegate of an event, visible to the message observer.
  private func tell(
    _ selector: @autoclosure () -> String,
    _ call: (any ListModelDelegate) -> Void
  ) {
    guard let delegate else { return }
    let receiver = Message.Party(String(describing: type(of: delegate)), .controller)
    network.telling(receiver, selector()) { call(delegate) }
  }

  private func ignore(_ selector: String) {
    network.tell("ListModel", selector, result: "already loading")
  }
}

// Known facts about the pages.
extension ListModel {
  private func restart(with page: ListPage) {
    var page = page
    if let number = page.facts.number, rule == .automatic {
      startNumber = number
      page.number = number
    }
    cache = [:]
    links = [:]
    lastPage = nil
    firstPage = page
    parameter = page.facts.parameter ?? parameter
    currentPage = page.number
    pagingWords = page.facts.origin
    remember(page)
  }

  private func remember(_ page: ListPage) {
    cache[page.number] = page
    if let last = page.facts.lastPage { lastPage = last }
    if let previous = page.facts.previous { links[page.number - 1] = previous }
    if let next = page.facts.next, !isKnown(next, before: page.number + 1) {
      links[page.number + 1] = next
    } else if page.facts.isLast || page.facts.next != nil {
      lastPage = page.number
    }
  }

  /// Whether a link leads back to a page that is already loaded.
  private func isKnown(_ link: PageLink, before number: Int) -> Bool {
    links.contains { $0.key < number && $0.value == link } || link == .url(address)
  }

  /// Returns the link to a page, or nil if it is unknown.
  private func link(to number: Int) -> PageLink? {
    if number == startNumber { return .asGiven }
    if let link = links[number] { return link }
    let lowest: Int
    if case .numbered(_, let first, _) = rule {
      lowest = first
    } else {
      lowest = min(startNumber, 1)
    }
    guard let parameter, number >= lowest else { return nil }
    return .parameter(name: parameter, value: String(number))
  }
}
