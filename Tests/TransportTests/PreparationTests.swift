import TableStore
import TestSupport
import Testing

@testable import Transport

/// What is refused before anything is sent.
@MainActor @Suite struct PreparationTests {
  private nonisolated static let schemes = "\n  only these two work over the network"
  private nonisolated static let server =
    "\n  add the server after the two slashes: `http://SERVER/PATH`"
  private nonisolated static let port = """
     has no number from 1 to 65535 as its port
      in a password, write / ? # as `%2F`, `%3F`, `%23`
    """
  private nonisolated static let colon = """
     has more than one colon in the name of the server
      put an IPv6 address in brackets: `http://[::1]/`
    """

  private nonisolated static let addresses: [(String, String)] = [
    ("", "an empty address does not begin with http:// or https://" + schemes),
    ("people.json", "people.json does not begin with http:// or https://" + schemes),
    ("ftp://h/", "ftp://h/ does not begin with http:// or https://" + schemes),
    ("file:///etc/passwd", "file:///etc/passwd does not begin with http:// or https://" + schemes),
    ("http:/h", "http:/h does not begin with http:// or https://" + schemes),
    ("http:u:secret@h/", "h/ does not begin with http:// or https://" + schemes),
    ("http://", "http:// has no server name" + server),
    ("http:///x", "http:///x has no server name" + server),
    ("http://u:secret@/x", "http:///x has no server name" + server),
    ("http://:80/", "http://:80/ has no server name" + server),
    ("http://h:0/", "http://h:0/" + port),
    ("http://h:65536/", "http://h:65536/" + port),
    ("http://h:-1/", "http://h:-1/" + port),
    ("http://h:+1/", "http://h:+1/" + port),
    ("http://u:secret@h:x/", "http://h:x/" + port),
    ("http://u:sec/ret@h/", "http://h/" + port),
    ("http://u:sec#ret@h/", "http://h/" + port),
    ("http://[::1/", "http://[::1/" + colon),
    ("http://a:b:1/", "http://a:b:1/" + colon),
    ("http://a b/", "http://a b/ has a space in it\n  write it as `%20`"),
    ("http://h/a b", "http://h/a b has a space in it\n  write it as `%20`"),
    ("http://h/\u{3000}", "http://h/\u{3000} has white space in it"),
    ("http://h/\r\nX: y", "http://h/\r\nX: y has the control character U+000D in it"),
    ("http://h/a\u{0}b", "http://h/a\u{0}b has the control character U+0000 in it"),
    ("http://h/\u{85}", "http://h/\u{85} has the control character U+0085 in it"),
    ("http://h\\@g/", "http://g/ has a backslash before its path"),
    ("http://h%41/", "http://h%41/ has \"%\" in the name of the server"),
    ("http://<h>/", "http://<h>/ has \"<\" in the name of the server"),
    (
      "http://m\u{FC}ller.example/",
      "http://m\u{FC}ller.example/ has letters beyond ASCII in the name of the server\n"
        + "  write its registered form, which begins with `xn--`"
    ),
  ]

  @Test(arguments: addresses) func `addresses that cannot be asked`(
    url: String,
    expected: String
  ) throws {
    let transfer = CurlTransport(userAgent: "x").start(HTTPRequest(url: url))
    let error = try #require(transfer.result?.failure)
    #expect(error.phase == .prepare)
    #expect(error.message + (error.hint.map { "\n  " + $0 } ?? "") == expected)
  }

  @Test(arguments: [
    ("http://h", "http://h/"), ("HTTP://H/", "http://h/"), ("http://h:80/x", "http://h/x"),
    ("https://h:443", "https://h/"), ("https://h:80/", "https://h:80/"),
    ("http://h:/", "http://h/"),
    ("http://h?a=1", "http://h/?a=1"), ("http://h#x", "http://h/"),
    ("http://h/a#b?c", "http://h/a"),
    ("http://[::1]:8080/", "http://[::1]:8080/"),
    ("http://[fe80::1%25eth0]/", "http://[fe80::1%25eth0]/"), ("http://h/a@b:c", "http://h/a@b:c"),
    ("http://h:8/?mail=a@b", "http://h:8/?mail=a@b"), ("http://u:p@h/", "http://h/"),
    ("http://a@b@h/", "http://h/"), ("http://h/a/../b", "http://h/a/../b"),
  ]) func `addresses and how they are shown`(url: String, expected: String) throws {
    #expect(try WebAddress(url).description == expected)
  }

  @Test(
    arguments: [
      ("", nil, " cannot be requested with the method \"\""),
      (
        "GET /x HTTP/1.1\r\nX:", nil,
        " cannot be requested with the method \"GET /x HTTP/1.1\r\nX:\""
      ),
      ("G T", nil, " cannot be requested with the method \"G T\""),
      (
        "GET", HTTPField("", "x"), ": a header has no name"
      ),
      (
        "GET", HTTPField("Authorization Bearer", "secret"),
        ": a header name has an invalid character after \"Authorization\""
      ),
      (
        "GET", HTTPField("X\r\nHost: evil", "secret"),
        ": a header name has an invalid character after \"X\""
      ),
      (
        "GET", HTTPField("X-A", "secret\r\nHost: evil"),
        ": the value of the header X-A has the control character U+000D"
      ),
      (
        "GET", HTTPField("X-A", "secret\nHost: evil"),
        ": the value of the header X-A has the control character U+000A"
      ),
      (
        "GET", HTTPField("X-A", "secret\u{0}"),
        ": the value of the header X-A has the control character U+0000"
      ),
      (
        "GET", HTTPField("Content-Length", "5"),
        ": the header Content-Length is set automatically"
      ),
      (
        "GET", HTTPField("transfer-encoding", "chunked"),
        ": the header transfer-encoding is set automatically"
      ),
    ] as [(String, HTTPField?, String)]
  ) func `heads that cannot be sent`(
    method: String,
    field: HTTPField?,
    expected: String
  ) throws {
    let request = HTTPRequest(
      method: method,
      url: "http://u:p@h/",
      headers: field.map { [$0] } ?? []
    )
    let error = try #require(CurlTransport(userAgent: "x").start(request).result?.failure)
    #expect(error.phase == .prepare)
    #expect(error.message == "http://h/" + expected)
  }

  @Test func `a machine without the library says which package has it`() throws {
    let transport = CurlTransport(userAgent: "x", library: "libno-such-thing.so.4")
    for _ in 0..<2 {
      let error = try #require(
        transport.start(HTTPRequest(url: "http://u:p@h/x")).result?.failure
      )
      #expect(error.phase == .prepare)
      #expect(
        error.message == """
          cannot request http://h/x: libno-such-thing.so.4 is missing: libno-such-thing.so.4: \
          cannot open shared object file: No such file or directory
          """
      )
      #expect(error.hint == "install libcurl: apt-get install libcurl4")
    }
  }

  @Test func `another library is not taken for this one`() throws {
    let transport = CurlTransport(userAgent: "x", library: "libm.so.6")
    let error = try #require(transport.start(HTTPRequest(url: "http://h/x")).result?.failure)
    #expect(error.message.contains("undefined symbol: curl_global_init"))
  }

  @Test func `nothing is loaded for an address that is wrong`() {
    let transport = CurlTransport(userAgent: "x", library: "libno-such-thing.so.4")
    let error = transport.start(HTTPRequest(url: "http://")).result?.failure
    #expect(error?.message == "http:// has no server name")
  }
}
