import Testing

@testable import Page

/// What the gate accepts and refuses, from the raw bytes.
@Suite struct RequestCheckTests {
  private static let host = "Host: 127.0.0.1:9\r\n"

  private static func status(_ text: String) -> String {
    switch RequestCheck(Array(text.utf8)[...]).result {
    case .complete: "complete"
    case .incomplete: "incomplete"
    case .refused(let status): "\(status.rawValue)"
    }
  }

  /// Requests and what becomes of them.
  private static let requests: [(String, String)] = [
    ("GET / HTTP/1.1\r\n\(host)\r\n", "complete"),
    ("GET / HTTP/1.1\r\nhOsT:   localhost  \r\n\r\n", "complete"),
    ("POST /ack HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{}", "complete"),
    ("POST /ack HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{", "incomplete"),
    ("GET / HTTP/1.1\r\n\(host)", "incomplete"),
    ("", "incomplete"),
    ("GET / HT", "incomplete"),
    // Lines.
    ("GET / HTTP/1.1\nHost: localhost\n\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)X: a\nY: b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)X: a\rY: b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)X: a\r\n folded\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)X: a\u{0}b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)X: \u{E9}\r\n\r\n", "400"),
    ("\r\nGET / HTTP/1.1\r\n\(host)\r\n", "400"),
    // The request line.
    ("GET  / HTTP/1.1\r\n\(host)\r\n", "400"),
    ("GET /a b HTTP/1.1\r\n\(host)\r\n", "400"),
    ("GET http://localhost/ HTTP/1.1\r\n\(host)\r\n", "400"),
    ("G(T / HTTP/1.1\r\n\(host)\r\n", "400"),
    ("GET / HTTP/1.0\r\n\(host)\r\n", "505"),
    ("GET / HTTP/2.0\r\n\(host)\r\n", "505"),
    // Fields.
    ("GET / HTTP/1.1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)Bad Name: a\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)Name : a\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)no colon\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host): a\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)Origin: a\r\nOrigin: b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)Cookie: ;\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)Cookie: =a\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\(host)Cookie: a=b; c=d\r\n\r\n", "complete"),
    ("GET / HTTP/1.1\r\n\(host)Upgrade: websocket\r\n\r\n", "400"),
    // Bodies.
    ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 1\r\n\r\na", "400"),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: +1\r\n\r\na", "400"),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 1, 1\r\n\r\na", "400"),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: \r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 65537\r\n\r\n", "413"),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n", "413"),
    ("POST / HTTP/1.1\r\n\(host)Expect: 100-continue\r\nContent-Length: 1\r\n\r\n", "417"),
    ("GET / HTTP/1.1\r\n\(host)\r\nGET / HTTP/1.1\r\n\(host)\r\n", "400"),
  ]

  @Test func `only complete requests in the strict form pass`() {
    for (text, status) in Self.requests { #expect(Self.status(text) == status, "\(text)") }
  }

  @Test func `large requests are refused before they are complete`() {
    let long = String(repeating: "a", count: 300)
    #expect(Self.status("GET /\(long) HTTP/1.1\r\n\(Self.host)\r\n") == "414")
    #expect(Self.status(String(repeating: "a", count: 9000)) == "414")
    let fields = String(repeating: "X: a\r\n", count: 70)
    #expect(Self.status("GET / HTTP/1.1\r\n\(Self.host)\(fields)") == "431")
    let wide = "X: " + String(repeating: "a", count: 9000)
    #expect(Self.status("GET / HTTP/1.1\r\n\(Self.host)\(wide)") == "431")
    #expect(Self.status("GET / HTTP/1.1\r\n\(Self.host)\(wide)\r\n\r\n") == "431")
  }

  @Test func `a prefix of a good request is never refused`() {
    let whole = Array(
      "POST /ack HTTP/1.1\r\n\(Self.host)Content-Length: 5\r\nX: a\r\n\r\nabcde".utf8
    )
    for count in whole.indices {
      #expect(RequestCheck(whole[..<count]).result == .incomplete, "\(count) bytes")
    }
  }
}

/// Who may do what: host names, origins and the token.
@Suite struct RequestGuardTests {
  private static let token = "0123456789abcdef0123456789abcdef"

  /// What is different from a good request to a path, and the status.
  private static let cases: [(String, String, [String: String], Int)] = [
    ("GET", "/", [:], 200),
    ("GET", "/page.js", [:], 200),
    ("GET", "/events", [:], 200),
    ("POST", "/gesture", [:], 200),
    // Names.
    ("GET", "/", ["host": "localhost"], 200),
    ("GET", "/", ["host": "[::1]:80"], 200),
    ("GET", "/", ["host": "evil.example"], 403),
    ("GET", "/", ["host": "127.0.0.1.evil.example"], 403),
    ("GET", "/", ["host": "localhost.evil.example:80"], 403),
    ("GET", "/", ["host": "127.0.0.1:80:80"], 403),
    ("GET", "/", ["host": "127.0.0.1:"], 403),
    ("GET", "/", ["host": "127.0.0.1:8o"], 403),
    ("GET", "/", ["host": ""], 403),
    ("GET", "/nothing", ["host": "evil.example"], 403),
    // Other sites.
    ("GET", "/", ["sec-fetch-site": "none"], 200),
    ("GET", "/", ["sec-fetch-site": "cross-site"], 403),
    ("GET", "/page.js", ["sec-fetch-site": "cross-site"], 403),
    ("GET", "/page.js", ["sec-fetch-site": "none"], 403),
    ("GET", "/events", ["sec-fetch-site": "same-site"], 403),
    ("GET", "/events", ["origin": "http://evil.example"], 403),
    ("POST", "/gesture", ["origin": "http://evil.example"], 403),
    ("POST", "/gesture", ["origin": "null"], 403),
    ("POST", "/gesture", ["origin": "https://127.0.0.1:9"], 403),
    ("POST", "/gesture", ["origin": "http://127.0.0.1:8"], 403),
    ("POST", "/gesture", ["origin": "-"], 403),
    ("POST", "/gesture", ["content-type": "text/plain"], 415),
    ("POST", "/gesture", ["content-type": "-"], 415),
    // The token.
    ("GET", "/events", ["x-tabletop-token": "-"], 401),
    ("POST", "/gesture", ["x-tabletop-token": "-"], 401),
    ("POST", "/command", ["x-tabletop-token": "0123456789abcdef0123456789abcdee"], 401),
    ("POST", "/command", ["x-tabletop-token": "0123456789abcdef"], 401),
    ("POST", "/command", ["x-tabletop-token": ""], 401),
    // Paths and methods.
    ("GET", "/favicon.ico", [:], 404),
    ("GET", "/page.js?x", [:], 404),
    ("GET", "/../page.js", [:], 404),
    ("POST", "/", [:], 405),
    ("GET", "/gesture", [:], 405),
    ("HEAD", "/", [:], 405),
    ("OPTIONS", "/gesture", [:], 405),
    ("PUT", "/command", [:], 405),
  ]

  @Test func `only this machine, this page and this run`() {
    for (method, path, changes, status) in Self.cases {
      var fields = [
        "host": "127.0.0.1:9", "origin": "http://127.0.0.1:9", "content-type": "application/json",
        "x-tabletop-token": Self.token,
      ]
      if let host = changes["host"], host.first != "e" { fields["origin"] = "http://" + host }
      fields.merge(changes) { $1 }
      var head = RequestHead(method: method, target: path)
      head.fields = fields.filter { $0.value != "-" }
        .map { RequestHead.Field(name: $0.key, value: $0.value) }
      var found = 200
      if case .failure(let refusal) = RequestGuard(token: Self.token).route(of: head) {
        found = refusal.status.rawValue
      }
      #expect(found == status, "\(method) \(path) \(changes)")
    }
  }
}
