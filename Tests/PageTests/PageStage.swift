import CommandLanguage
import Glibc
import JSON
import Page
import Platform
import TableStore
import TableUI
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// A session with a page, and clients that speak raw HTTP to it.
@MainActor final class PageStage {
  let session: Session
  let server: PageServer

  /// The commands in the history.
  private(set) var history: [String] = []

  /// The results that a person at the prompt would see.
  private(set) var shown: [String] = []

  init(
    _ document: String = ExampleTable.document,
    wiring: String = "items",
    options: PageOptions = PageOptions(),
    assets: PageAssets = .builtIn,
    now: @escaping () -> UInt64 = { Clock.monotonicNanoseconds }
  ) throws {
    session = Session()
    let parsed = try TableDocument(parsing: Array(document.utf8), name: "people.json")
    _ = try session.adopt(parsed, name: "people.json")
    session.runWithin("wiring \(wiring)") { _ in }
    let feature = try #require(session[ServeFeature.self])
    session.host.makeStepRecording = { PageRecording() }
    session.host.makePage = { options, host, recording in
      do throws(PageError) {
        return .success(
          ServedPage(
            try PageServer(
              host: host,
              port: options.port,
              address: options.host,
              token: options.token,
              recording: recording as? PageRecording,
              assets: assets,
              now: now
            )
          )
        )
      } catch {
        return .failure(
          CommandError(ServeFault.cannotListen(port: options.port, problem: "\(error)"))
        )
      }
    }
    guard let page = try feature.start(options, in: session) as? ServedPage else {
      throw StageError(words: "no page")
    }
    server = page.server
    var person = PromptInteraction(ask: { _ in .endOfInput }, show: { _ in })
    person.remembers = { [unowned self] in history.append($0) }
    session.host.person = person
    session.host.showsElsewhere = { [unowned self] _, outcome in shown.append(outcome.command) }
  }

  /// Lets the prompt wait for a moment, as its line reader does.
  func pump() { _ = session.host.companion?.work {} }

  /// Sends bytes on a new connection and returns everything until the server closes it.
  func exchange(_ request: String) throws -> String {
    let client = try RawClient(port: server.port)
    client.send(request)
    return try client.readAll { pump() }
  }

  /// Sends JSON with everything that the page's script sends.
  func post(_ path: String, _ body: String) throws -> (status: Int, body: String) {
    let response = try exchange(
      """
      POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\
      Origin: http://127.0.0.1:\(server.port)\r\nContent-Type: application/json\r\n\
      X-Tabletop-Token: \(server.token)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
    )
    return Self.parts(of: response)
  }

  /// Opens a stream of events.
  func open(lastEvent: String? = nil) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.send(
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(server.token)\r\n"
        + (lastEvent.map { "Last-Event-ID: \($0)\r\n" } ?? "") + "\r\n"
    )
    try client.wait { client in
      pump()
      return client.text.contains("event: ")
    }
    return client
  }

  private var serial = 0

  /// Sends a gesture under a new number.
  func gesture(_ text: String, sequence: Int) throws -> (status: Int, body: String) {
    serial += 1
    return try post("/gesture", #"{"op":"g\#(serial)","seq":\#(sequence),"gesture":\#(text)}"#)
  }

  static func parts(of response: String) -> (status: Int, body: String) {
    let status = response.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let parts = response.split(separator: "\r\n\r\n", maxSplits: 1)
    let body = parts.dropFirst().first ?? ""
    guard parts.first?.contains("Transfer-Encoding: chunked") == true else {
      return (status, String(body))
    }
    return (status, joined(body))
  }

  /// Returns the text of chunks, which all have their length before them.
  private static func joined(_ chunks: Substring) -> String {
    var bytes = Array(chunks.utf8)[...]
    var text: [UInt8] = []
    while let end = bytes.firstIndex(of: 0x0D) {
      let length = Int(String(decoding: bytes[..<end], as: UTF8.self), radix: 16) ?? 0
      guard length > 0, bytes.count >= end - bytes.startIndex + 4 + length else { break }
      text += bytes[(end + 2)..<(end + 2 + length)]
      bytes = bytes[(end + 4 + length)...]
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A page for the session, as the program connects it.
@MainActor private final class ServedPage: PageServing {
  let server: PageServer

  init(_ server: PageServer) { self.server = server }

  var address: String { server.address }
  var port: Int { server.port }
  var clientCount: Int { server.clientCount }
  var descriptors: [Int32] { server.descriptors }
  var timeout: Int32? { server.timeout }
  var log: ((_ line: String) -> Void)? {
    get { server.log }
    set { server.log = newValue }
  }

  var notice: ((_ words: String) -> Void)? {
    get { server.notice }
    set { server.notice = newValue }
  }

  func work(isBusy: Bool) { server.work(isBusy: isBusy) }
  func showProgress(_ title: String, done: Int?, total: Int?) {
    server.showProgress(title, done: done, total: total)
  }
  func takeCancellation() -> Bool { server.takeCancellation() }
  func tableDidChange() { server.tableDidChange() }
  func expectVisit() { server.expectVisit() }
  var expectsVisit: Bool { server.expectsVisit }
  func stop() { server.stop() }
}

extension PageRecording: StepRecording {}

/// What a stage needs and does not get.
struct StageError: Error {
  let words: String
}

/// A client that sends and receives bytes without waiting.
@MainActor final class RawClient {
  private(set) var bytes: [UInt8] = []
  private(set) var isClosed = false
  private var socket: Int32

  /// What came so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw StageError(words: "cannot connect: error \(errno)") }
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  isolated deinit { close() }

  /// Sends text.
  func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Sends bytes.
  func send(bytes sent: [UInt8]) {
    _ = unsafe Glibc.send(socket, sent, sent.count, Int32(MSG_NOSIGNAL))
  }

  /// Closes the connection.
  func close() {
    if socket >= 0 { Glibc.close(socket) }
    socket = -1
  }

  /// Reads what has come.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while socket >= 0 {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      if count == 0 || count < 0 && errno != EAGAIN { isClosed = true }
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
    }
  }

  /// Reads until something holds, for at most ten seconds.
  func wait(until isMet: (RawClient) -> Bool) throws {
    for _ in 0..<10_000 {
      read()
      if isMet(self) { return }
      usleep(1000)
    }
    throw StageError(words: "waited in vain: \(text.suffix(400))")
  }

  /// Reads until the server closes the connection.
  func readAll(_ pump: () -> Void) throws -> String {
    try wait { client in
      pump()
      return client.isClosed
    }
    return text
  }
}
