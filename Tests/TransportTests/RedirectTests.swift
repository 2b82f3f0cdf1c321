import TableStore
import TestSupport
import Testing

@testable import Transport

/// Where a server may send us, and what goes there.
@MainActor @Suite struct RedirectTests {
  private nonisolated static let refused = TransportFixture.cases(
    """
    /hops/6
    check: http://SERVER/hops/1 (redirected from http://SERVER/hops/6) redirects to \
    http://SERVER/good, after 5 redirects, the limit
      use that URL directly

    /loop
    check: http://SERVER/loop redirects to http://SERVER/loop, after 5 redirects, \
    the limit
      use that URL directly

    /to?url=file:///etc/passwd
    check: http://SERVER/to?url=file:///etc/passwd redirects to an invalid URL: file:///etc/passwd does \
    not begin with http:// or https://

    /to?url=gopher://x/
    check: http://SERVER/to?url=gopher://x/ redirects to an invalid URL: gopher://x/ does not begin \
    with http:// or https://

    /to?url=http://
    check: http://SERVER/to?url=http:// redirects to "http://", which is not a URL
    """
  )

  private let fixture: TransportFixture

  init() throws { fixture = try TransportFixture() }

  @Test(arguments: refused) func `redirects that are not followed`(
    path: String,
    expected: String
  ) throws {
    #expect(try fixture.outcome(fixture.request(path)) == expected)
  }

  @Test func `how many are followed is a limit like others`() throws {
    var request = fixture.request("/hops/2")
    request.limits.redirects = 1
    #expect(try fixture.ask(request).failure?.message.contains("after 1 redirects") == true)
    request.limits.redirects = 2
    #expect(try fixture.ask(request).failure == nil)
    request.limits.redirects = 0
    #expect(
      try fixture.outcome(request) == """
        check: http://SERVER/hops/2 redirects to http://SERVER/hops/1, after 0 redirects, \
        the limit
          use that URL directly
        """
    )
  }

  @Test func `a failure behind a redirect names both places`() throws {
    #expect(
      try fixture.outcome(fixture.request("/to?url=/404"))
        == "check: http://SERVER/404 (redirected from http://SERVER/to?url=/404) returned 404 Not Found\n"
        + "  check the URL"
    )
  }

  /// What another server is told when the first one sends us there with all our secrets.
  private func told(by path: String, cross isCrossing: Bool) throws -> String {
    let other = try FeedServer()
    let target = (isCrossing ? other.origin : "") + "/echo"
    var request = HTTPRequest(
      url: "http://ada:secret@127.0.0.1:\(fixture.server.port)\(path)?url=\(target)",
      headers: [
        HTTPField("X-Api-Key", "secret"), HTTPField("Cookie", "secret"),
        HTTPField("Accept-Language", "de"),
      ],
      limits: TransportFixture.limits()
    )
    request.headers.append(HTTPField("Proxy-Authorization", "secret"))
    return String(decoding: try fixture.ask(request).get().body, as: UTF8.self)
  }

  @Test func `secrets stay with the server that they were meant for`() throws {
    let other = try told(by: "/to", cross: true)
    for secret in ["secret", "Basic", "crumb"] { #expect(!other.contains(secret)) }
    #expect(other.contains("{\"id\": \"accept-language\", \"title\": \"de\"}"))
    let same = try told(by: "/to", cross: false)
    #expect(same.contains("\"x-api-key\"") && same.contains("Basic YWRhOnNlY3JldA=="))
    // What the server itself wants kept is not.
    #expect(!same.contains("crumb"))
  }

  @Test(arguments: [
    (301, "POST", "GET /echo", ""), (302, "POST", "GET /echo", ""), (303, "POST", "GET /echo", ""),
    (303, "PUT", "GET /echo", ""), (302, "PUT", "PUT /echo", "[]"),
    (307, "POST", "POST /echo", "[]"), (308, "POST", "POST /echo", "[]"),
  ]) func `what becomes of a method`(
    status: Int,
    method: String,
    line: String,
    body: String
  ) throws {
    var request = fixture.request("/to?url=/echo&status=\(status)%20x")
    request.method = method
    request.body = Array("[]".utf8)
    let text = String(decoding: try fixture.ask(request).get().body, as: UTF8.self)
    #expect(text.contains("{\"id\": \":line\", \"title\": \"\(line)\"}"))
    #expect(text.contains("{\"id\": \":body\", \"title\": \"\(body)\"}"))
  }

  /// From, to, and where that leads or why not.
  @Test(arguments: [
    ("http://a/", "https://a/x", "https://a/x (redirected from http://a/)"),
    ("https://a/", "https://b/x", "https://b/x (redirected from https://a/)"),
    (
      "https://a/", "http://a/x",
      "https://a/ redirects to http://a/x, which is not encrypted"
    ),
    (
      "https://a:81/", "HTTP://u:p@b:82/",
      "https://a:81/ redirects to http://b:82/, which is not encrypted"
    ),
    ("http://a/", "http://a:80/", "http://a/"),
  ]) func `never from https to http`(from: String, to: String, expected: String) throws {
    let step = RedirectStep(to: try WebAddress(from), of: HTTPRequest(url: from))
    do {
      #expect(try step.following(to, status: 302).place == expected)
    } catch {
      #expect(error.message == expected)
    }
  }

  @Test(arguments: [
    ("http://a/", "http://b/x?token=t", "http://b/x?token=…"),
    ("http://a/", "http://a:81/", "http://a:81/"),
    ("http://a/", "https://b/", "https://b/"),
  ]) func `what a request sends along goes to no other server`(
    from: String,
    to: String,
    shown: String
  ) throws {
    let request = HTTPRequest(method: "POST", url: from, body: Array("token=secret".utf8))
    let step = RedirectStep(to: try WebAddress(from), of: request)
    do {
      let next = try step.following(to, status: 307)
      Issue.record("it goes to \(next.address)")
    } catch {
      #expect(
        error.message == "\(from) redirects to \(shown), "
          + "a different server, and the request has a body"
      )
    }
    #expect(try step.following(to, status: 302).hasBody == false)
    #expect(try step.following("https://a/", status: 307).hasBody)
  }

  @Test(arguments: [
    ("http://u:p@a/", "http://a/x", "http://u:p@a/x"),
    ("http://u:p@a/", "http://A:80/x", "http://u:p@a/x"),
    ("http://u:p@a/", "http://a:81/x", "http://a:81/x"),
    ("http://u:p@a/", "https://a/x", "https://a/x"),
    ("http://u:p@a/", "http://b/x", "http://b/x"),
    ("http://a/", "http://u:p@b/x", "http://b/x"),
  ]) func `credentials go where they belong`(from: String, to: String, expected: String) throws {
    let step = RedirectStep(to: try WebAddress(from), of: HTTPRequest(url: from))
    #expect(try step.following(to, status: 302).address.text == expected)
  }
}
