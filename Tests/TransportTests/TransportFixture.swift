import Glibc
import Platform
import TableStore
import TestSupport
import Testing
import Transport

/// A server that misbehaves, and a transport to ask it.
@MainActor struct TransportFixture {
  /// One server for all tests of this kind: it has no state.
  private static let shared = Result { try FeedServer() }

  let server: FeedServer
  let transport = CurlTransport(userAgent: "tabletop/test")

  init() throws {
    // As in the program: a server that goes away must not end the process.
    signal(SIGPIPE, SIG_IGN)
    // Whatever proxy the machine has, these servers are here.
    unsafe setenv("no_proxy", "*", 1)
    server = try Self.shared.get()
  }

  /// Limits that keep a test short: nothing here comes near the time unless it hangs.
  static func limits(seconds: Double = 20, bytes: Int = 1 << 20) -> TransferLimits {
    var limits = TransferLimits()
    limits.seconds = seconds
    limits.bytes = bytes
    return limits
  }

  /// Takes a table apart: a path on a line, what comes of it on the following ones, an empty line.
  nonisolated static func cases(_ table: String) -> [(String, String)] {
    table.split(separator: "\n\n").map { entry in
      let lines = entry.split(separator: "\n", maxSplits: 1)
      return (String(lines[0]), lines.dropFirst().joined())
    }
  }

  /// A request for a path of the server.
  func request(_ path: String, limits: TransferLimits = limits()) -> HTTPRequest {
    HTTPRequest(url: server.origin + path, limits: limits)
  }

  /// Asks and waits for the end.
  func ask(_ request: HTTPRequest) throws -> Result<HTTPResponse, TransportError> {
    try finish(transport.start(request))
  }

  /// Asks for a path, which must be answered well.
  func get(_ path: String) throws -> HTTPResponse { try ask(request(path)).get() }

  /// Pumps until something holds.
  func pump(_ transfer: any HTTPTransfer, until isDone: () -> Bool) throws {
    let end = Clock.monotonicNanoseconds + 40_000_000_000
    while !isDone() {
      try #require(Clock.monotonicNanoseconds < end, "waited in vain")
      transfer.pump(milliseconds: 100)
    }
  }

  /// Pumps until the end.
  func finish(_ transfer: any HTTPTransfer) throws -> Result<HTTPResponse, TransportError> {
    try pump(transfer) { transfer.result != nil }
    return try #require(transfer.result)
  }

  /// The failure of a request as a person reads it, the server's name shortened; of a good answer
  /// its status and length.
  func outcome(_ request: HTTPRequest) throws -> String {
    switch try ask(request) {
    case .success(let response): "\(response.status), \(response.body.count) bytes"
    case .failure(let error): plain(error)
    }
  }

  /// The phase, the message and the hint, the server's name shortened.
  func plain(_ error: TransportError) -> String {
    let text = "\(error.phase): \(error.message)" + (error.hint.map { "\n  \($0)" } ?? "")
    return text.replacing(server.origin, with: "http://SERVER")
      .replacing("https://127.0.0.1:\(server.privatePort)", with: "https://SERVER")
  }
}
