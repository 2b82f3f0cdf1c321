import TableStore
import TestSupport
import Testing

/// What a server may do, and what it is told.
@MainActor @Suite struct AnswerTests {
  private let fixture: TransportFixture

  init() throws { fixture = try TransportFixture() }

  /// The rows of `/good`, as the server writes them.
  private static let rows = #"""
    [{"id": "r0", "title": "Row 0"}, {"id": "r1", "title": "Row 1"}, {"id": "r2", "title": "Row 2"}]
    """#

  /// What the server was told, by the names of the fields in small letters.
  private func told(_ request: HTTPRequest) throws -> String {
    String(decoding: try fixture.ask(request).get().body, as: UTF8.self)
  }

  @Test(arguments: [
    "/good", "/gzip", "/chunked", "/until-close", "/interim", "/same-length-twice", "/hops/5",
    "/to?url=/good", "/to?url=good&status=307%20x", "/endless-redirect", "/type",
    "/type?is=application/vnd.api%2Bjson", "/type?is=Application/JSON;%20charset=%22UTF-8%22",
    "/type?is=text/json;charset=us-ascii", "/type?is=application/x-ndjson",
  ]) func `all of these are the same rows`(path: String) throws {
    let response = try fixture.get(path)
    #expect(String(decoding: response.body, as: UTF8.self) == Self.rows)
    #expect(response.status == 200)
  }

  @Test func `an answer has its head, its place and what it took`() throws {
    let response = try fixture.get("/gzip")
    #expect(response.headers["content-encoding"] == "gzip")
    #expect(response.headers["CONTENT-TYPE"] == "application/json")
    #expect(response.url == fixture.server.origin + "/gzip")
    #expect((1..<96).contains(response.receivedBytes))
    #expect(try fixture.get("/good").receivedBytes == 96)
    #expect(try fixture.get("/hops/2").url == fixture.server.origin + "/good")
    #expect(try fixture.get("/linked").headers["link"] == "</linked?page=2&count=3>; rel=\"next\"")
  }

  @Test func `a length does not count beside chunks`() throws {
    #expect(String(decoding: try fixture.get("/chunked-and-length").body, as: UTF8.self) == "[1,2]")
  }

  @Test func `the server is told who asks and for what, and nothing else`() throws {
    #expect(
      try told(fixture.request("/echo?a=1#there")) == """
        [{"id": "accept", "title": "application/json, application/x-ndjson;q=0.9, */*;q=0.1"}, \
        {"id": "accept-encoding", "title": "gzip, deflate"}, \
        {"id": "host", "title": "127.0.0.1:\(fixture.server.port)"}, \
        {"id": "user-agent", "title": "tabletop/test"}, \
        {"id": ":line", "title": "GET /echo?a=1"}, {"id": ":body", "title": ""}]
        """
    )
  }

  @Test func `headers, a method and a body are sent as they were given`() throws {
    var request = fixture.request("/echo")
    request.method = "PUT"
    request.headers = [
      HTTPField("User-Agent", "mine"), HTTPField("X-Empty", ""), HTTPField("X-Word", "a: b, c"),
      HTTPField("accept", "text/json"),
    ]
    request.body = Array("[1]\u{0}\n".utf8)
    #expect(
      try told(request) == """
        [{"id": "accept", "title": "text/json"}, {"id": "accept-encoding", "title": "gzip, deflate"}, \
        {"id": "content-length", "title": "5"}, {"id": "content-type", "title": "application/json"}, \
        {"id": "host", "title": "127.0.0.1:\(fixture.server.port)"}, \
        {"id": "user-agent", "title": "mine"}, {"id": "x-empty", "title": ""}, \
        {"id": "x-word", "title": "a: b, c"}, {"id": ":line", "title": "PUT /echo"}, \
        {"id": ":body", "title": "[1]\\u0000\\n"}]
        """
    )
  }

  @Test(
    arguments: [
      ("GET", nil, "GET"), ("POST", nil, "POST"), ("POST", [], "POST"), ("POST", [91, 93], "POST"),
      ("GET", [91, 93], "GET"), ("DELETE", nil, "DELETE"), ("X-Own", nil, "X-Own"),
    ] as [(String, [UInt8]?, String)]
  ) func `the method is the one that was given`(
    method: String,
    body: [UInt8]?,
    expected: String
  ) throws {
    var request = fixture.request("/echo")
    request.method = method
    request.body = body
    let text = try told(request)
    #expect(text.contains("\"\(expected) /echo\""))
    #expect(
      text.contains("{\"id\": \":body\", \"title\": \"\(body?.isEmpty == false ? "[]" : "")\"}")
    )
  }

  @Test func `HEAD has no rows to give`() throws {
    var request = fixture.request("/good")
    request.method = "HEAD"
    #expect(
      try fixture.outcome(request)
        == "check: http://SERVER/good returned 200 OK without a body\n  an empty table is `[]`"
    )
  }

  @Test func `credentials in the address are sent, and shown nowhere`() throws {
    let url = "http://ada:se%20cret@127.0.0.1:\(fixture.server.port)"
    // ada:se cret
    #expect(try told(HTTPRequest(url: url + "/echo")).contains("\"Basic YWRhOnNlIGNyZXQ=\""))
    #expect(
      try fixture.ask(HTTPRequest(url: url + "/good")).get().url == fixture.server.origin + "/good"
    )
    for path in ["/404", "/hops/9", "/two-lengths", "/nothing", "/login", "/to?url=file:///x"] {
      let failure = try #require(try fixture.ask(HTTPRequest(url: url + path)).failure)
      #expect(failure.message.contains("127.0.0.1"))
      for secret in ["ada", "cret"] { #expect(!failure.message.contains(secret)) }
    }
  }

  @Test func `a path in other letters is sent as browsers send it`() throws {
    #expect(
      try told(fixture.request("/echo/gr\u{F6}?\u{DF}=\u{1F600}"))
        .contains("\"GET /echo/gr%C3%B6?%C3%9F=%F0%9F%98%80\"")
    )
  }
}
