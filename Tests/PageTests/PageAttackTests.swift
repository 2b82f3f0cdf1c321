import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// Requests of other sites, other programs and broken clients, sent to the server.
@MainActor @Suite(.serialized) struct PageAttackTests {
  /// A request without a body to a path; the fields may replace those of a good one.
  private static func get(_ target: String, _ fields: String = "Host: localhost\r\n") -> String {
    "GET \(target) HTTP/1.1\r\n\(fields)\r\n"
  }

  /// A request that would run a command, with other fields; `Name: -` leaves a field out.
  private static func post(_ changes: [String: String] = [:], more: String = "") -> String {
    let body = #"{"op":"attack","line":"delete 0 0"}"#
    var fields = [
      "Host": "localhost", "Origin": "http://localhost", "Content-Type": "application/json",
      "X-Tabletop-Token": "TOKEN", "Content-Length": "\(body.utf8.count)",
    ]
    fields.merge(changes) { $1 }
    let lines = fields.filter { $0.value != "-" }.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value)\r\n" }
    return "POST /command HTTP/1.1\r\n\(lines.joined())\(more)\r\n\(body)"
  }

  /// Attacks and the status of the response; TOKEN stands for the real one.
  private static let attacks: [(String, Int)] = lines + names + paths + sites + bodies + sizes

  /// The forms of the request line and of the fields.
  private static let lines: [(String, Int)] = [
    ("GET / HTTP/1.1\nHost: localhost\n\n", 400),
    ("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", 505),
    ("GET / HTTP/3\r\nHost: localhost\r\n\r\n", 505),
    ("GET /\r\n\r\n", 400),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    ("\u{16}\u{3}\u{1}\u{2}\r\n\r\n", 400),
    ("\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET\t/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    (get("/\u{0}"), 400),
    (get("/", "Host: localhost\r\nX: a\u{0}b\r\n"), 400),
    (get("/", "Host: localhost\r\nX: \u{E9}\r\n"), 400),
    (get("/", "Host: localhost\r\nX: a\r\n b\r\n"), 400),
    (get("/", "Host: localhost\r\nX : a\r\n"), 400),
    (get("/", "Host: localhost\r\nno colon\r\n"), 400),
    (get("/", "Host: localhost\r\nCookie: ;\r\n"), 400),
    (get("/", "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"), 400),
    (get("/", "Host: localhost\r\nUpgrade: h2c\r\n"), 400),
    (get("/") + get("/"), 400),
  ]

  /// The names under which other sites reach this machine.
  private static let names: [(String, Int)] =
    [
      "evil.example", "localhost.evil.example", "localhost:80@evil.example", "user@localhost",
      "localhost.", "localhost:", "localhost:999999", "localhost:8o", "127.1", "0.0.0.0",
      "2130706433", "[::ffff:127.0.0.1]", "::1", "localhost, evil.example", "",
    ].map { (get("/", "Host: \($0)\r\n"), 403) }
    + [
      (get("/", ""), 400),
      (get("/", "Host: localhost\r\nHost: evil.example\r\n"), 400),
      (get("/", "Host: localhost\r\nhost: localhost\r\n"), 400),
      (get("/events", "Host: evil.example\r\nX-Tabletop-Token: TOKEN\r\n"), 403),
      (post(["Host": "evil.example", "Origin": "http://evil.example"]), 403),
    ]

  /// Paths and methods.
  private static let paths: [(String, Int)] =
    [
      "/../page.js", "/../../etc/passwd", "/%2e%2e/etc/passwd", "/..%2fpage.js", "/./", "//",
      "//localhost/", "/page.js/", "/page.js%00", "/page.js?", "/page.js#x", "/PAGE.JS",
      "/etc/passwd",
    ].map { (get($0), 404) }
    + [
      (get("http://localhost/"), 400), (get("http://evil.example/"), 400), (get("*"), 400),
      (get("page.js"), 400),
      ("CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ]
    + ["HEAD", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "POST", "get"].map {
      ("\($0) / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405)
    }
    + ["GET", "HEAD", "PUT", "OPTIONS"].map {
      ("\($0) /command HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n", 405)
    }

  /// Other sites, other programs of this machine, and what they may know.
  private static let sites: [(String, Int)] = [
    (get("/events"), 401),
    (get("/events?token=TOKEN"), 404),
    (get("/events", "Host: localhost\r\nCookie: token=TOKEN\r\n"), 401),
    (get("/events", "Host: localhost\r\nAuthorization: Bearer TOKEN\r\n"), 401),
    (get("/events", "Host: localhost\r\nX-Tabletop-Token: TOKENa\r\n"), 401),
    (get("/events", "Host: localhost\r\nX-Tabletop-Token: TOKEN\r\nX-Tabletop-Token: a\r\n"), 400),
    (get("/events", "Host: localhost\r\nX-Tabletop-Token: TOKEN\r\nOrigin: null\r\n"), 403),
    (get("/", "Host: localhost\r\nSec-Fetch-Site: cross-site\r\n"), 403),
    (get("/page.js", "Host: localhost\r\nSec-Fetch-Site: same-site\r\n"), 403),
    (post(["Sec-Fetch-Site": "cross-site"]), 403),
    (post(["Origin": "-"]), 403),
    (post(["Origin": "null"]), 403),
    (post(["Origin": "http://evil.example"]), 403),
    (post(["Origin": "https://localhost"]), 403),
    (post(["Origin": "http://localhost:8"]), 403),
    (post(["Origin": "http://localhost.evil.example"]), 403),
    (post(more: "Origin: http://evil.example\r\n"), 400),
    (post(["X-Tabletop-Token": "-"]), 401),
    (post(["X-Tabletop-Token": String(repeating: "0", count: 32)]), 401),
    (post(["X-Tabletop-Token": "TOKEN TOKEN"]), 401),
    (post(["Content-Type": "-"]), 415),
    (post(["Content-Type": "text/plain"]), 415),
    (post(["Content-Type": "application/x-www-form-urlencoded"]), 415),
    (post(["Content-Type": "multipart/form-data; boundary=a"]), 415),
    (post(["Content-Type": "application/json; charset=utf-16"]), 415),
    (post(more: "Content-Type: text/plain\r\n"), 400),
  ]

  /// Lengths and chunks, which two parsers could read in two ways.
  private static let bodies: [(String, Int)] = [
    (post(["Content-Length": "-"]), 400),
    (post(["Content-Length": "-1"]), 400),
    (post(["Content-Length": "+2"]), 400),
    (post(["Content-Length": "0x10"]), 400),
    (post(["Content-Length": "2, 2"]), 400),
    (post(["Content-Length": "1"]), 400),
    (post(more: "Content-Length: 1\r\n"), 400),
    (post(["Content-Length": "99999999999999999999"]), 413),
    (post(["Content-Length": "-", "Transfer-Encoding": "chunked"]), 400),
    (post(["Transfer-Encoding": "chunked"]), 400),
    (post(["Transfer-Encoding": "gzip, chunked"]), 400),
    (post(["Transfer-Encoding": "identity"]), 400),
    (post(more: "Transfer-Encoding : chunked\r\n"), 400),
    ("POST /ack HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
    (post(["Expect": "100-continue"]), 417),
  ]

  /// Requests that are too large.
  private static let sizes: [(String, Int)] = [
    (get("/" + String(repeating: "a", count: 255)), 404),
    (get("/" + String(repeating: "a", count: 256)), 414),
    (String(repeating: "a", count: 9000), 414),
    (get("/", "Host: localhost\r\n" + String(repeating: "X: a\r\n", count: 63)), 200),
    (get("/", "Host: localhost\r\n" + String(repeating: "X: a\r\n", count: 64)), 431),
    (get("/", "Host: localhost\r\nX: " + String(repeating: "a", count: 8152) + "\r\n"), 200),
    (get("/", "Host: localhost\r\nX: " + String(repeating: "a", count: 8153) + "\r\n"), 431),
    (post(["Content-Length": "65537"]), 413),
  ]

  @Test func `each attack is refused and changes nothing`() throws {
    let stage = try PageStage()
    for (request, status) in Self.attacks {
      let sent = request.replacing("TOKEN", with: stage.server.token)
      let response = try stage.exchange(sent)
      #expect(PageStage.parts(of: response).status == status, "\(request.prefix(160))")
      #expect(!response.contains("Ada"))
      #expect(!response.contains("Access-Control"))
    }
    #expect(stage.history == [])
    #expect(stage.session.current?.rowCount == 5)
    #expect(stage.server.clientCount == 0)
  }

  @Test func `the same request without an attack runs`() throws {
    let stage = try PageStage()
    let response = try stage.exchange(Self.post().replacing("TOKEN", with: stage.server.token))
    #expect(PageStage.parts(of: response).status == 200)
    #expect(stage.session.current?.rowCount == 4)
  }

  /// Bodies that are no commands, no gestures or too long, and the status of each.
  private static let nonsense: [(String, String, Int)] = [
    ("/command", "", 400), ("/command", "{", 400), ("/command", "[]", 400), ("/command", "1", 400),
    ("/command", #"{"line":"rows"}"#, 400),
    ("/command", #"{"op":"","line":"rows"}"#, 400),
    ("/command", #"{"op":"\#(String(repeating: "a", count: 65))","line":"rows"}"#, 400),
    ("/command", #"{"op":1,"line":"rows"}"#, 400),
    ("/command", #"{"op":"a"}"#, 400),
    ("/command", #"{"op":"b","line":"\#(String(repeating: "a", count: 4097))"}"#, 400),
    ("/command", String(repeating: "[", count: 60_000), 400),
    ("/gesture", #"{"op":"c","seq":1,"gesture":{"name":"fly"}}"#, 400),
    ("/gesture", #"{"op":"d","gesture":{"name":"back"}}"#, 400),
    ("/gesture", #"{"op":"e","seq":1,"gesture":{"name":"scroll","by":1e400}}"#, 400),
    ("/gesture", #"{"op":"f","seq":-9,"gesture":{"name":"tap","row":"=dot"}}"#, 409),
    ("/gesture", #"{"op":"g","seq":\#(Int.min),"gesture":{"name":"tap","row":"=dot"}}"#, 409),
    ("/gesture", #"{"op":"h","seq":\#(Int.max),"gesture":{"name":"tap","row":"=dot"}}"#, 409),
    ("/ack", "{}", 400), ("/ack", #"{"client":1,"seq":\#(Int.min)}"#, 200),
    ("/ack", #"{"client":99,"seq":99}"#, 200),
    ("/view", #"{"client":1}"#, 400), ("/view", #"{"client":1,"tabs":["secrets"]}"#, 200),
    ("/step", #"{"n":\#(Int.min)}"#, 404), ("/step", "{}", 400), ("/step", #"{"n":-1}"#, 404),
    ("/step", #"{"n":99999999999}"#, 404),
    ("/complete", "{}", 400),
  ]

  @Test func `a body that is no request changes nothing`() throws {
    let stage = try PageStage()
    for (path, body, status) in Self.nonsense {
      #expect(try stage.post(path, body).status == status, "\(path) \(body.prefix(80))")
    }
    #expect(stage.history == [])
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, Int.max])
  func `a client that comes back with any number gets the state`(number: Int) throws {
    let stage = try PageStage()
    let first = try stage.open()
    let run = try #require(first.text.firstMatch(of: /id: ([0-9a-f]+)\./)?.output.1)
    let again = try stage.open(lastEvent: "\(run).\(number)")
    #expect(again.text.contains(number == 1 ? "event: update" : "event: state"))
  }

  @Test func `a body of 65,536 bytes is read`() throws {
    let stage = try PageStage()
    let start = #"{"client":1,"seq":1,"a":""#
    let body = start + String(repeating: "a", count: 65_536 - start.utf8.count - 2) + "\"}"
    #expect(body.utf8.count == 65_536)
    #expect(try stage.post("/ack", body).status == 200)
    #expect(try stage.post("/ack", body + " ").status == 413)
  }
}
