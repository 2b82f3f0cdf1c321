import TableStore
import TestSupport
import Testing
import Transport

/// Time, ends before the end, and several exchanges at once.
@MainActor @Suite struct ConnectionTests {
  private let fixture: TransportFixture

  init() throws { fixture = try TransportFixture() }

  @Test(arguments: [
    ("/hang", "wait: URL did not respond within 2 s\n  try again"),
    (
      "/half",
      "receive: URL did not complete its response within 2 s; received 500 bytes\n  try again"
    ),
    (
      "/dripping-head",
      "receive: URL did not complete its response within 2 s; received 0 bytes\n  try again"
    ),
    (
      "/to?url=/hang",
      "wait: http://SERVER/hang (redirected from URL) did not respond within 2 s\n  try again"
    ),
  ]) func `the time for all of it is limited`(path: String, expected: String) throws {
    let request = fixture.request(path, limits: TransportFixture.limits(seconds: 2))
    let text = expected.replacing("URL", with: "http://SERVER\(path)")
    #expect(try fixture.outcome(request) == text)
  }

  @Test func `a drip does not hold the time up`() throws {
    let limits = TransportFixture.limits(seconds: 2)
    let text = try fixture.outcome(fixture.request("/drip", limits: limits))
    let beginning =
      "receive: http://SERVER/drip did not complete its response within 2 s; received "
    #expect(text.hasPrefix(beginning) && text.hasSuffix("\n  try again"), "\(text)")
  }

  @Test(arguments: [0, -1, .nan, 0.000_1]) func `no time at all is no time`(seconds: Double) throws
  {
    let limits = TransportFixture.limits(seconds: seconds)
    let failure = try fixture.ask(fixture.request("/hang", limits: limits)).failure
    #expect(failure?.message.contains(" within ") == true)
  }

  @Test func `nobody answers at a closed port`() throws {
    #expect(
      try fixture.outcome(HTTPRequest(url: "http://u:secret@127.0.0.1:1/x")) == """
        connect: http://127.0.0.1:1/x cannot be reached: Connection refused
          check that the server runs, and the port
        """
    )
  }

  @Test func `a name that nobody has`() throws {
    var request = HTTPRequest(url: "http://no-such-name.invalid/")
    request.limits.connectSeconds = 3
    let error = try #require(try fixture.ask(request).failure)
    #expect(error.phase == .resolve)
    // A machine without a network may not even get the answer that there is none.
    let words = [
      "was not found: Could not resolve host: no-such-name.invalid", "was not found within 3 s",
    ]
    #expect(words.map { "http://no-such-name.invalid/ " + $0 }.contains(error.message))
  }

  @Test func `a certificate that nobody vouches for is refused`() throws {
    let url = "https://127.0.0.1:\(fixture.server.privatePort)/good"
    #expect(
      try fixture.outcome(HTTPRequest(url: url)) == """
        secure: https://SERVER/good has no secure connection: SSL certificate problem: self-signed \
        certificate
          certificates are always checked; install the package `ca-certificates`
        """
    )
  }

  @Test func `the time for agreeing on encryption is limited`() throws {
    var request = HTTPRequest(url: "https://127.0.0.1:\(fixture.server.silentPort)/")
    request.limits.connectSeconds = 2
    let failure = try fixture.ask(request).failure
    #expect(failure?.phase == .secure)
    #expect(failure?.message.hasSuffix(" did not set up encryption within 2 s") == true)
  }

  @Test func `numbers of progress grow up to what was announced`() throws {
    let limits = TransportFixture.limits(bytes: 8 << 20)
    let transfer = fixture.transport.start(fixture.request("/large?bytes=8388608", limits: limits))
    #expect(transfer.receivedBytes == 0 && transfer.expectedBytes == nil)
    var last = 0
    try fixture.pump(transfer) {
      #expect(transfer.receivedBytes >= last)
      last = transfer.receivedBytes
      if last > 0, transfer.result == nil { #expect(transfer.expectedBytes == 8 << 20) }
      return transfer.result != nil
    }
    #expect(transfer.receivedBytes == 8 << 20 && transfer.expectedBytes == 8 << 20)
    #expect(try transfer.result?.get().body.count == 8 << 20)
  }

  @Test func `of a bomb no more is unpacked than is taken`() throws {
    let limits = TransportFixture.limits(bytes: 150_000)
    let transfer = fixture.transport.start(fixture.request("/bomb?mb=100", limits: limits))
    _ = try fixture.finish(transfer)
    #expect((1...150_000).contains(transfer.receivedBytes))
    #expect(
      transfer.result?.failure?.message.contains("more than the limit of 150000 bytes")
        == true
    )
  }

  @Test func `a packed length says nothing about the whole`() throws {
    let transfer = fixture.transport.start(fixture.request("/bomb?mb=1"))
    try fixture.pump(transfer) {
      #expect(transfer.expectedBytes == nil)
      return transfer.result != nil
    }
  }

  @Test func `what was cancelled has no result, and stays so`() throws {
    let transfer = fixture.transport.start(fixture.request("/half"))
    try fixture.pump(transfer) { transfer.receivedBytes == 500 }
    transfer.cancel()
    for _ in 0..<3 {
      transfer.pump(milliseconds: 100)
      transfer.cancel()
      #expect(transfer.result == nil)
    }
    #expect(try fixture.get("/good").body.count == 96)
  }

  @Test func `cancelling what is over changes nothing`() throws {
    let transfer = fixture.transport.start(fixture.request("/good"))
    let result = try fixture.finish(transfer)
    transfer.cancel()
    transfer.pump(milliseconds: 100)
    #expect(transfer.result == result)
    #expect(transfer.receivedBytes == 96)
  }

  @Test func `a name that is being looked up holds no cancel up`() {
    let transfer = fixture.transport.start(HTTPRequest(url: "http://no-such-name.invalid/"))
    transfer.pump(milliseconds: 0)
    // On a slow machine the answer that there is no such name may be there already.
    let result = transfer.result
    transfer.cancel()
    #expect(transfer.result == result)
  }

  @Test func `whichever is pumped, all go on`() throws {
    let slow = fixture.transport.start(fixture.request("/half"))
    let others = (0..<20).map { _ in fixture.transport.start(fixture.request("/good")) }
    try fixture.pump(slow) { others.allSatisfy { $0.result != nil } }
    #expect(others.allSatisfy { (try? $0.result?.get().body.count) == 96 })
    #expect(slow.result == nil)
    slow.cancel()
  }

  @Test func `a transfer that nobody keeps is over`() throws {
    _ = fixture.transport.start(fixture.request("/hang"))
    #expect(try fixture.get("/good").body.count == 96)
  }

  @Test func `a server that dies in the middle is told so`() throws {
    let server = try FeedServer()
    let request = HTTPRequest(url: "\(server.origin)/half", limits: TransportFixture.limits())
    let transfer = fixture.transport.start(request)
    try fixture.pump(transfer) { transfer.receivedBytes == 500 }
    try server.end()
    let failure = try #require(try fixture.finish(transfer).failure)
    #expect(failure.phase == .receive)
    #expect(
      failure.message == "\(server.origin)/half ended too early: "
        + "transfer closed with 500 bytes remaining to read"
    )
    let next = try fixture.ask(HTTPRequest(url: "\(server.origin)/good"))
    #expect(next.failure?.phase == .connect)
  }
}
