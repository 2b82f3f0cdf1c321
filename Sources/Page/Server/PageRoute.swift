/// The paths of the page and what each one needs.
enum PageRoute: String, Hashable, Sendable, CaseIterable {
  case shell = "/"
  case script = "/page.js"
  case style = "/page.css"
  case events = "/events"
  case gesture = "/gesture"
  case command = "/command"
  case complete = "/complete"
  case acknowledge = "/ack"
  case view = "/view"
  case step = "/step"
  case interrupt = "/interrupt"

  /// The method.
  var method: String {
    switch self {
    case .shell, .script, .style, .events: "GET"
    case .gesture, .command, .complete, .acknowledge, .view, .step, .interrupt: "POST"
    }
  }

  /// Whether the request needs the secret, because it reads or changes the table.
  var needsToken: Bool { ![.shell, .script, .style].contains(self) }
}

/// A guard that refuses requests from other sites, names and programs.
struct RequestGuard: Sendable {
  /// The secret of this run, which the link has.
  let token: String

  /// The address of this machine for other machines, as `Host` has it; nil without one.
  var address: String?

  /// Whether a visit that a file of this machine causes is expected; others come from a link.
  var expectsVisit = false

  /// The names of this machine that a request may address.
  private static let hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// Returns the route of a request, or the status with which it is refused.
  ///
  /// The name of the host decides first, so that a foreign name learns nothing about the paths.
  func route(of head: RequestHead) -> Result<PageRoute, GuardRefusal> {
    let host = head.value(of: "host") ?? ""
    guard isOurs(host) else { return .failure(.host) }
    guard let route = PageRoute(rawValue: head.target) else { return .failure(.path) }
    guard head.method == route.method else { return .failure(.method) }
    if let site = head.value(of: "sec-fetch-site"),
      site != "same-origin", !(route == .shell && (site == "none" || expectsVisit))
    {
      return .failure(.origin)
    }
    if let origin = head.value(of: "origin"), origin != "http://" + host {
      return .failure(.origin)
    }
    guard route.needsToken else { return .success(route) }
    guard isToken(head.value(of: "x-tabletop-token")) else { return .failure(.token) }
    guard route.method == "POST" else { return .success(route) }
    guard head.value(of: "origin") != nil else { return .failure(.origin) }
    guard head.value(of: "content-type") == "application/json" else { return .failure(.type) }
    return .success(route)
  }

  /// Returns whether a value of `Host` is one of our names, with any port: `ssh -L` changes it.
  private func isOurs(_ host: String) -> Bool {
    let hosts = Self.hosts.union(address.map { [$0] } ?? [])
    if hosts.contains(host) { return true }
    guard let colon = host.lastIndex(of: ":") else { return false }
    let port = host[host.index(after: colon)...]
    return hosts.contains(String(host[..<colon])) && (1...5).contains(port.utf8.count)
      && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Compares all bytes, so that the time does not reveal the number of right ones.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// A reason for refusing a request.
enum GuardRefusal: Error, Hashable, Sendable, CaseIterable {
  case host
  case origin
  case token
  case path
  case method
  case type

  /// The words for a person; nil for a request that is only wrong.
  var words: String? {
    switch self {
    case .host: "the page refused a request for another host name"
    case .origin: "the page refused a request from another site"
    case .token: "the page refused a request that does not know its link"
    case .path, .method, .type: nil
    }
  }

  /// The status of the response.
  var status: HTTPStatus {
    switch self {
    case .host, .origin: .forbidden
    case .token: .unauthorized
    case .path: .notFound
    case .method: .methodNotAllowed
    case .type: .unsupportedType
    }
  }
}
