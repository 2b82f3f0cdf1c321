import Glibc
import TestSupport
import Testing

/// The address of a page with its secret.
struct PageLink {
  let port: UInt16
  let token: String

  /// Reads `http://127.0.0.1:PORT/#t=TOKEN`.
  init(_ text: String) throws {
    let match = try #require(text.firstMatch(of: /127\.0\.0\.1:([0-9]+)\/#t=([0-9a-f]{32})/))
    port = try #require(UInt16(match.output.1))
    token = String(match.output.2)
  }

  /// Connects to the page.
  func connection() throws -> PageConnection { try PageConnection(port: port) }

  /// Sends a request and returns everything until the server closes the connection.
  func exchange(_ request: String) throws -> String {
    let connection = try connection()
    connection.send(request)
    return try connection.rest()
  }

  /// Sends JSON with everything that the page's script sends.
  func post(_ path: String, _ body: String) throws -> String {
    try exchange(
      """
      POST \(path) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\
      Content-Type: application/json\r\nX-Tabletop-Token: \(token)\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
    )
  }

  /// Runs a line as the page's prompt line does.
  func run(_ line: String) throws -> String {
    let number = UInt64.random(in: 0..<UInt64.max)
    return try post("/command", #"{"op":"\#(number)","line":"\#(line)"}"#)
  }

  /// Performs a gesture as the page does.
  func gesture(_ text: String, sequence: Int) throws -> String {
    let number = UInt64.random(in: 0..<UInt64.max)
    return try post("/gesture", #"{"op":"\#(number)","seq":\#(sequence),"gesture":\#(text)}"#)
  }

  /// Opens a stream of events, whose first state has arrived.
  func stream() throws -> PageConnection {
    let connection = try connection()
    connection.send("GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(token)\r\n\r\n")
    try connection.wait(for: "event: state")
    return connection
  }
}

/// What a page should have sent, and what it sent.
struct PageLinkError: Error {
  let words: String
  let text: String
}

/// A connection to a page; each wait has a limit.
final class PageConnection {
  private let socket: Int32

  /// Where the next search begins.
  private var seen = 0

  /// The received bytes.
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }

  deinit { close(socket) }

  /// Sends text.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Waits until a text has arrived.
  func wait(for text: String) throws {
    while !self.text.contains(text) {
      guard try read() else { throw PageLinkError(words: "no \"\(text)\"", text: text) }
    }
  }

  /// Waits for a text after what was waited for before, and returns what came up to its line's end.
  func next(for text: String) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let place = bytes[seen...].firstRange(of: wanted),
        let end = bytes[place.upperBound...].firstIndex(of: 0x0A)
      {
        defer { seen = end }
        return String(decoding: bytes[seen..<end], as: UTF8.self)
      }
      guard try read() else { throw PageLinkError(words: "no \"\(text)\"", text: text) }
    }
  }

  /// The number of this client, from its first state.
  var number: Int {
    get throws {
      let match = try #require(text.firstMatch(of: /"client":([0-9]+)/))
      return try #require(Int(match.output.1))
    }
  }

  /// Returns everything until the server closes the connection.
  func rest() throws -> String {
    while try read() {}
    return text
  }

  /// Reads what arrives next; returns false at the end.
  private func read() throws -> Bool {
    var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&polled, 1, 20_000) > 0 else {
      throw PageLinkError(words: "the page sends nothing", text: text)
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(socket, &buffer, buffer.count, 0)
    bytes += buffer.prefix(max(0, count))
    return count > 0
  }
}

@available(*, unavailable) extension PageConnection: Sendable {}
