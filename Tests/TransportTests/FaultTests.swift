import TableStore
import TestSupport
import Testing

/// What a server can do wrong: one failure each, which says what was found and what to try.
@MainActor @Suite struct FaultTests {
  private nonisolated static let lengths = TransportFixture.cases(
    """
    /short
    receive: URL ended too early: transfer closed with 904 bytes remaining to read
      try again

    /long
    receive: URL announced 2 bytes but sent more
      the server has an error: its Content-Length is too small

    /long-later
    receive: URL announced 200000 bytes but sent more
      the server has an error: its Content-Length is too small

    /long-closed
    receive: URL announced 2 bytes but sent more
      the server has an error: its Content-Length is too small

    /two-lengths
    receive: URL announced two lengths for one response, 2 and 9
      the server has an error: the end of the response is unknown

    /negative-length
    receive: URL sent something that is not HTTP: Invalid Content-Length: value
      check the port

    /word-length
    receive: URL sent something that is not HTTP: Invalid Content-Length: value
      check the port

    /vast-length?digits=12
    receive: URL announced 999999999999 bytes; the limit is 1 MB
      request a part of it, or save it as a file and open that

    /vast-length?digits=40
    receive: URL announced 9999999999999999999999999999999999999999 bytes; the limit is 1 MB
      request a part of it, or save it as a file and open that

    /bad-chunk
    receive: URL closed the connection during the response: Illegal or missing hexadecimal sequence in \
    chunked-encoding
      try again

    /large?bytes=1048576
    200, 1048576 bytes

    /large?bytes=1048577
    receive: URL announced 1048577 bytes; the limit is 1 MB
      request a part of it, or save it as a file and open that

    /endless
    receive: URL sent more than the limit of 1 MB
      request a part of it, or save it as a file and open that

    /endless-chunks
    receive: URL sent more than the limit of 1 MB
      request a part of it, or save it as a file and open that

    /bomb?mb=40
    receive: URL sent more than the limit of 1 MB after decompression
      request a part of it, or save it as a file and open that

    /huge-header
    receive: URL sent a header of more than 100 KB

    /many-headers
    receive: URL sent more than 128 KB of headers
    """
  )

  private nonisolated static let breaks = TransportFixture.cases(
    """
    /reset
    receive: URL closed the connection during the response: Recv failure: Connection reset by peer
      try again

    /reset-before
    wait: URL closed the connection before the response: Recv failure: Connection reset by peer
      try again

    /nothing
    wait: URL closed the connection without a response
      is it a web server?

    /garbage
    receive: URL sent something that is not HTTP: Received HTTP/0.9 when not allowed
      check the port

    /http09
    receive: URL sent something that is not HTTP: Received HTTP/0.9 when not allowed
      check the port

    /http77
    receive: URL sent something that is not HTTP: Unsupported HTTP version (7.7) in \
    response
      check the port

    /bad-gzip
    receive: URL sent a compressed body that cannot be decompressed: Error while processing content \
    unencoding: incorrect header check
      try again
    """
  )

  private nonisolated static let noRows = TransportFixture.cases(
    """
    /404
    check: URL returned 404 Not Found
      check the URL

    /endless-404
    check: URL returned 404 Not Found
      check the URL

    /status/500?reason=Oh%20no
    check: URL returned 500 Oh no
      try again later

    /status/503?after=12
    check: URL returned 503
      try again in 12 s (Retry-After)

    /status/503?after=-1
    check: URL returned 503
      try again later

    /status/403?reason=Forbidden
    check: URL returned 403 Forbidden
      add credentials: `--header 'Authorization: …'`

    /status/405
    check: URL returned 405
      use another `--method`

    /status/418
    check: URL returned 418

    /status/304
    check: URL returned 304
      use the URL of its target

    /204
    check: URL returned 204 No Content without a body
      an empty table is `[]`

    /empty
    check: URL returned 200 OK without a body
      an empty table is `[]`

    /empty-until-close
    check: URL returned 200 OK without a body
      an empty table is `[]`

    /login
    check: URL returned text/html, not JSON
      this is a web page, perhaps a login page: check the URL, or add credentials with \
    `--header`

    /type?is=text/plain
    check: URL returned text/plain, not JSON
      if it is JSON anyway, save it as a file and open that

    /two-types
    check: URL announced two types for one response, application/json and text/html

    /type?body=hello
    check: URL returned no content type, and its body is not JSON: line 1, column 1: hello: text \
    needs quotes, and the only words are true, false and null
      check the URL

    /latin1
    check: URL returned JSON in the charset ISO-8859-1, not UTF-8
      JSON must be in UTF-8
    """
  )

  private let fixture: TransportFixture

  init() throws { fixture = try TransportFixture() }

  private func check(_ path: String, _ expected: String) throws {
    let text = expected.replacing("URL", with: "http://SERVER\(path)", maxReplacements: 1)
    #expect(try fixture.outcome(fixture.request(path)) == text)
  }

  @Test(arguments: lengths) func `lengths and sizes`(path: String, expected: String) throws {
    try check(path, expected)
  }

  @Test(arguments: breaks) func `connections that break, and other protocols`(
    path: String,
    expected: String
  ) throws {
    try check(path, expected)
  }

  @Test(arguments: noRows) func `answers that are no rows`(path: String, expected: String) throws {
    try check(path, expected)
  }

  @Test func `a status is told apart from what a person reads`() throws {
    let failure = try fixture.ask(fixture.request("/status/429")).failure
    #expect(failure?.status == 429)
    #expect(try fixture.ask(fixture.request("/login")).failure?.status == nil)
  }

  @Test func `words of the server come as they are, but not without end`() throws {
    let words = "\u{1B}[2J\u{7}\u{FFFD}31mgone\u{202E}"
    try check("/hostile-reason", "check: URL returned 500 \(words)\n  try again later")
    try check(
      "/hostile-type",
      "check: URL returned text/\u{1B}[31mred, not JSON\n"
        + "  if it is JSON anyway, save it as a file and open that"
    )
    let long = String(repeating: "x", count: 5000)
    let failure = try fixture.ask(fixture.request("/status/500?reason=\(long)")).failure
    let message = try #require(failure?.message)
    #expect(message.hasSuffix("returned 500 " + String(repeating: "x", count: 100) + "…"))
  }

  @Test func `bytes that are not UTF-8 are left to whoever reads the JSON`() throws {
    #expect(try fixture.get("/not-utf8").body == Array("[\"caf".utf8) + [0xE9] + Array("\"]".utf8))
  }

  @Test func `nothing of one answer gets into the next`() throws {
    for path in ["/long", "/long-later", "/long-closed", "/bad-chunk", "/chunked-and-length"] {
      _ = try fixture.ask(fixture.request(path))
      #expect(try fixture.outcome(fixture.request("/good")) == "200, 96 bytes", "after \(path)")
    }
  }
}

extension Result {
  /// Why there is no success, or nil.
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
