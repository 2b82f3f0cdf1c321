/// A server on the loopback that misbehaves as `Tests/FeedServer/feed-server.py` says; it ends with
/// this object, and with the tests.
public final class FeedServer {
  /// The port that it listens on.
  public let port: Int

  /// The port where it speaks TLS, with a certificate that nobody trusts.
  public let privatePort: Int

  /// The port where it takes connections and says nothing.
  public let silentPort: Int

  private let folder: ScratchFolder
  private let process: PipedProgram

  /// Starts it and waits until it listens.
  ///
  /// - Throws: Why it does not; it needs `python3`.
  public init() throws {
    folder = try ScratchFolder()
    let tests = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    process = try PipedProgram(
      "/usr/bin/env",
      arguments: ["python3", "\(tests)/FeedServer/feed-server.py", folder.file("log")],
      environment: TestPrograms.environment(home: folder.path)
    )
    try process.wait(for: "\n")
    let text = String(decoding: process.output.prefix { $0 != 10 }, as: UTF8.self)
    let ports = text.split(separator: " ").compactMap { Int($0) }
    guard ports.count == 3 else { throw TestProgramError("no ports: \(text)") }
    (port, privatePort, silentPort) = (ports[0], ports[1], ports[2])
  }

  /// Where it is: what an address begins with.
  public var origin: String { "http://127.0.0.1:\(port)" }

  /// What it was asked so far, in order: `GET /pages?page=1`.
  public var requests: [String] {
    (folder.read("log") ?? "").split(separator: "\n").map(String.init)
  }

  /// Ends it at once, in the middle of whatever it does.
  public func end() throws {
    process.signal(9)
    _ = try process.waitForEnd()
  }
}

@available(*, unavailable) extension FeedServer: Sendable {}
