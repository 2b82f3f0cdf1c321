import JSON
import Platform
import TableStore
import TestSupport
import Testing

/// Saved responses of requests (seed L29).
@MainActor @Suite struct ResponseCacheTests {
  private let folder: ScratchFolder
  private let clock = VirtualClock()
  private let transport = PocketTransport()
  private let network: Network

  init() throws {
    folder = try ScratchFolder()
    network = Network(transport, clock: clock)
    transport.answer("{\"n\": 1}")
  }

  private func rule(_ seconds: Int = 60, version: Int = 0, data: String = "") -> ResponseCache.Rule
  {
    var rule = ResponseCache.Rule()
    (rule.seconds, rule.version, rule.sensitiveData) = (seconds, version, data)
    return rule
  }

  /// Sends a request, and returns where its response came from.
  private func load(
    _ rule: ResponseCache.Rule,
    path: String = "a",
    app: String = "1",
    ignoresCache: Bool = false
  ) -> String {
    let request = Request<JSONValue>(network)
    (request.server, request.path, request.method) = ("http://host", path, "GET")
    let cache = ResponseCache(folder: folder.file("cache"), appVersion: app, clock: clock)
    request.caching = ResponseCaching(cache, rule, ignoresCache: ignoresCache)
    request.start { _ in }
    network.loop.settle()
    let number = request.value?["n"]?.text ?? "nothing"
    if let problem = request.cacheProblem { return "\(number), \(problem.message)" }
    if request.isDataFromCache { return "\(number), cache" }
    return "\(number), \(request.cacheMiss?.message ?? "sent")"
  }

  /// The only saved response.
  private var saved: String { "cache/\(folder.names(in: "cache").first ?? "none")" }

  @Test func `a saved response is used until it is too old`() throws {
    #expect(load(rule()) == "1, no response is saved")
    transport.answer("{\"n\": 2}")
    #expect(load(rule()) == "1, cache")
    try clock.advance(by: 60_000)
    #expect(load(rule()) == "1, cache")
    try clock.advance(by: 2000)
    #expect(load(rule()) == "2, the saved response is 62 s old; the limit is 60 s")
    #expect(load(rule()) == "2, cache")
    #expect(transport.requests.count == 2)
  }

  @Test func `each request has its own response`() {
    #expect(load(rule(), path: "a") == "1, no response is saved")
    #expect(load(rule(), path: "b") == "1, no response is saved")
    #expect(folder.names(in: "cache").count == 2)
    #expect(load(rule(), path: "a?x=1") == "1, no response is saved")
  }

  @Test(arguments: [
    (ResponseCache.Miss.off, -1, 0, "", "1"), (.otherVersion(0), 60, 1, "", "1"),
    (.otherAppVersion("1"), 60, 0, "", "2"), (.otherSensitiveData, 60, 0, "Ada", "1"),
  ]) func `a response that does not fit is not used`(
    miss: ResponseCache.Miss,
    seconds: Int,
    version: Int,
    data: String,
    app: String
  ) {
    #expect(load(rule()) == "1, no response is saved")
    let other = load(rule(seconds, version: version, data: data), app: app)
    #expect(other == "1, \(miss.message)")
    #expect(transport.requests.count == 2)
  }

  @Test func `a request may ignore the cache, and still saves its response`() {
    #expect(load(rule()) == "1, no response is saved")
    transport.answer("{\"n\": 2}")
    #expect(load(rule(), ignoresCache: true) == "2, sent")
    #expect(load(rule()) == "2, cache")
  }

  @Test func `a clock that was set back makes a response old`() throws {
    try clock.advance(by: 500_000)
    #expect(load(rule()) == "1, no response is saved")
    let late = try #require(folder.read(saved))
    let early = late.replacing("\"saved\":", with: "\"saved\":9")
    try folder.write(early, to: saved)
    #expect(early != late)
    #expect(load(rule()) == "1, the saved response is from the future")
  }

  @Test(arguments: ["", "no JSON\n{}", "{}\n{}", "[1]\n", "\n"])
  func `a damaged file is replaced by the next response`(text: String) throws {
    _ = load(rule())
    try folder.write(text, to: saved)
    #expect(load(rule()).hasPrefix("1, the saved response is damaged: "))
    #expect(load(rule()) == "1, cache")
  }

  @Test func `a file that was cut is not used`() throws {
    _ = load(rule())
    try folder.write(String(try #require(folder.read(saved)).dropLast()), to: saved)
    #expect(load(rule()) == "1, the saved response is damaged: its body is incomplete")
  }

  @Test func `failures and other content are never saved`() {
    transport.answers = [:]
    #expect(load(rule()) == "nothing, no response is saved")
    transport.answer("no JSON")
    #expect(load(rule()) == "nothing, no response is saved")
    #expect(folder.names(in: "cache").isEmpty)
  }

  @Test func `a response that cannot be saved still arrives`() throws {
    try folder.write("a file", to: "cache")
    #expect(load(rule()).hasPrefix("1, "))
    #expect(!load(rule()).hasSuffix("cache"))
  }

  @Test func `no secret is written`() throws {
    let answer = HTTPResponse(
      headers: [HTTPField("Set-Cookie", "s3cret"), HTTPField("Link", "<b>; rel=next")],
      url: "http://ada:s3cret@host/a",
      body: Array("{}".utf8)
    )
    transport.answers[""] = .success(answer)
    _ = load(rule(data: "s3cret"))
    let text = try #require(folder.read(saved))
    #expect(!text.contains("s3cret") && text.contains("rel=next"))
  }
}
