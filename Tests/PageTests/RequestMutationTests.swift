import Glibc
import TestSupport
import Testing

@testable import Page

/// Mutated requests.
@Suite struct RequestMutationTests {
  private static let good = [
    "GET / HTTP/1.1\r\nHost: 127.0.0.1:9\r\n\r\n",
    "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: abc\r\nCookie: a=b; c=d\r\n\r\n",
    "POST /ack HTTP/1.1\r\nHost: [::1]:9\r\nOrigin: http://[::1]:9\r\n"
      + "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{\"seq\":1}",
  ]

  private static let pieces = [
    "\r\n", "\n", "\r", "\u{0}", " ", "\t", ":", "Host: a\r\n", "Content-Length: 9\r\n",
    "Content-Length: -1\r\n", "Transfer-Encoding: chunked\r\n", "Cookie: ;\r\n", "\r\n\r\n",
    " folded\r\n", "Expect: 100-continue\r\n", "\u{E9}", "HTTP/1.0", "//", "?", "Origin: b\r\n",
  ]

  private static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(good[random.below(good.count)].utf8)
    for _ in 0...random.below(4) {
      let place = random.below(bytes.count + 1)
      switch random.below(4) {
      case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
      case 1: bytes.insert(UInt8(random.below(256)), at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8(random.below(256))
      default:
        let end = min(bytes.count, place + 1 + random.below(12))
        bytes.removeSubrange(place..<end)
      }
    }
    return bytes
  }

  /// What a request must have to be accepted, written without the check's own parts.
  private static func problem(of bytes: [UInt8], _ head: RequestHead) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return "no end of the head" }
    let above = text[..<end.lowerBound]
    let lines = above.split(separator: "\r\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.unicodeScalars.contains { "\r\n\0".unicodeScalars.contains($0) } }
    ) {
      return "a bare end of a line, or a NUL"
    }
    if !above.unicodeScalars.allSatisfy({ $0.isASCII }) { return "not ASCII" }
    guard let first = lines.first, first.hasSuffix(" HTTP/1.1") else { return "another version" }
    if first.split(separator: " ", omittingEmptySubsequences: false).count != 3 { return "blanks" }
    let names = lines.dropFirst().map { $0.prefix { $0 != ":" }.lowercased() }
    if names.count(where: { $0 == "host" }) != 1 { return "not one Host" }
    for name in ["transfer-encoding", "upgrade", "expect"] where names.contains(name) {
      return name
    }
    if lines.dropFirst().contains(where: { $0.first == " " || $0.first == "\t" }) {
      return "a fold"
    }
    let lengths = head.values(of: "content-length")
    if lengths.count > 1 { return "two lengths" }
    // The head is ASCII, so the rest of the bytes is the body.
    if bytes.count - above.utf8.count - 4 != lengths.first.flatMap({ Int($0) }) ?? 0 {
      return "another length"
    }
    return nil
  }

  @Test func `whatever is sent, only the strict form passes`() {
    for seed in 0..<rounds(2000, thorough: 200_000) {
      var random = SeededGenerator(seed: seed)
      let bytes = Self.mutated(&random)
      let result = RequestCheck(bytes[...]).result
      if case .complete(let head) = result {
        let problem = Self.problem(of: bytes, head)
        #expect(problem == nil, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      }
      // More bytes never turn a refusal into a request.
      let part = bytes.prefix(random.below(bytes.count + 1))
      if case .refused = RequestCheck(part).result, case .complete = result {
        Issue.record("seed \(seed): refused and then accepted")
      }
    }
  }
}

/// Mutated requests on sockets.
@MainActor @Suite(.serialized) struct ServerMutationTests {
  @Test func `the server outlives mutated requests, which change nothing`() throws {
    let stage = try PageStage()
    for seed in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let client = try RawClient(port: stage.server.port)
      client.send(bytes: RequestMutationTests.request(&random))
      for _ in 0..<3 { stage.pump() }
      client.close()
      stage.pump()
    }
    let shell = try stage.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(shell.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(stage.history == [])
    for _ in 0..<6000 where stage.server.descriptors.count > 3 {
      stage.pump()
      usleep(1000)
    }
    #expect(stage.server.descriptors.count == 3)
  }
}

extension RequestMutationTests {
  /// A mutated request.
  static func request(_ random: inout SeededGenerator) -> [UInt8] { mutated(&random) }
}
