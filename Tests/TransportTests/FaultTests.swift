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
    receive: URL announced 2 bytes and sent more
      what is cut off cannot be told from the whole: the server has to be repaired

    /long-later
    receive: URL announced 200000 bytes and sent more
      what is cut off cannot be told from the whole: the server has to be repaired

    /long-closed
    receive: URL announced 2 bytes and sent more
      what is cut off cannot be told from the whole: the server has to be repaired

    /two-lengths
    receive: URL announced two lengths of one answer, 2 and 9
      nothing tells where it ends: the server has to be repaired

    /negative-length
    receive: URL answered with something that is not HTTP: Invalid Content-Length: value
      check the port

    /word-length
    receive: URL answered with something that is not HTTP: Invalid Content-Length: value
      check the port

    /vast-length?digits=12
    receive: URL announced 999999999999 bytes, and the limit is 1 MB
      ask for a part of it, or save it as a file and open that

    /vast-length?digits=40
    receive: URL announced 9999999999999999999999999999999999999999 bytes, and the limit is 1 MB
      ask for a part of it, or save it as a file and open that

    /bad-chunk
    receive: URL broke off while it answered: Illegal or missing hexadecimal sequence in \
    chunked-encoding
      try again

    /large?bytes=1048576
    200, 1048576 bytes

    /large?bytes=1048577
    receive: URL announced 1048577 bytes, and the limit is 1 MB
      ask for a part of it, or save it as a file and open that

    /endless
    receive: URL sent more than 1 MB, which is the limit
      ask for a part of it, or save it as a file and open that

    /endless-chunks
    receive: URL sent more than 1 MB, which is the limit
      ask for a part of it, or save it as a file and open that

    /bomb?mb=40
    receive: URL sent more than 1 MB, which is the limit for what was unpacked
      ask for a part of it, or save it as a file and open that

    /huge-header
    receive: URL answered with a header of more than 100 KB

    /many-headers
    receive: URL answered with more than 128 KB of headers
    """
  )

  private nonisolated static let breaks = TransportFixture.cases(
    """
    /reset
    receive: URL broke off while it answered: Recv failure: Connection reset by peer
      try again

    /reset-before
    wait: URL broke off before it answered: Recv failure: Connection reset by peer
      try again

    /nothing
    wait: URL closed the connection without an answer
      is it a server for the web?

    /garbage
    receive: URL answered with something that is not HTTP: Received HTTP/0.9 when not allowed
      check the port

    /http09
    receive: URL answered with something that is not HTTP: Received HTTP/0.9 when not allowed
      check the port

    /http77
    receive: URL answered with something that is not HTTP: Unsupported HTTP version (7.7) in \
    response
      check the port

    /bad-gzip
    receive: URL sent a packed body that cannot be unpacked: Error while processing content \
    unencoding: incorrect header check
      try again
    """
  )

  private nonisolated static let noRows = TransportFixture.cases(
    """
    /404
    check: URL answered 404 Not Found
      check the address

    /endless-404
    check: URL answered 404 Not Found
      check the address

    /status/500?reason=Oh%20no
    check: URL answered 500 Oh no
      try again later

    /status/503?after=12
    check: URL answered 503
      try again in 12 s, as the server asks

    /status/503?after=-1
    check: URL answered 503
      try again later

    /status/403?reason=Forbidden
    check: URL answered 403 Forbidden
      give credentials: --header 'Authorization: …'

    /status/405
    check: URL answered 405
      ask with another --method

    /status/418
    check: URL answered 418

    /status/304
    check: URL answered 304
      ask for the address that is meant

    /204
    check: URL answered 204 No Content without a body
      an empty table would be []

    /empty
    check: URL answered 200 OK without a body
      an empty table would be []

    /empty-until-close
    check: URL answered 200 OK without a body
      an empty table would be []

    /login
    check: URL answered with text/html, not with JSON
      this is a page for people, perhaps to log in: check the address, or give credentials with \
    --header

    /type?is=text/plain
    check: URL answered with text/plain, not with JSON
      if it is JSON all the same, save it as a file and open that

    /two-types
    check: URL announced two types of one answer, application/json and text/html

    /type?body=hello
    check: URL answered without a type, and what it sent is no JSON: line 1, column 1: hello: text \
    needs quotes, and the only words are true, false and null
      check the address

    /latin1
    check: URL answered with JSON in the charset ISO-8859-1, not in UTF-8
      JSON is sent in UTF-8
    """
  )

  private let fixture: TransportFixture

  init() throws { fixture = try TransportFixture() }

  private func check(_ path: String, _ expected: String) throws {
    let text = expected.replacing("URL", with: "http://SERVER\(path)")
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
    try check("/hostile-reason", "check: URL answered 500 \(words)\n  try again later")
    try check(
      "/hostile-type",
      "check: URL answered with text/\u{1B}[31mred, not with JSON\n"
        + "  if it is JSON all the same, save it as a file and open that"
    )
    let long = String(repeating: "x", count: 5000)
    let failure = try fixture.ask(fixture.request("/status/500?reason=\(long)")).failure
    let message = try #require(failure?.message)
    #expect(message.hasSuffix("answered 500 " + String(repeating: "x", count: 100) + "…"))
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
