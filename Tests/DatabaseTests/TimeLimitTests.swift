import Database
import Glibc
import Platform
import Synchronization
import TestSupport
import Testing

/// The longest times of statements, locks and connecting.
@Suite struct TimeLimitTests {
  /// The limits that the server of a connection has.
  private func told(_ connection: PostgresConnection) throws -> [DatabaseValue] {
    let names = ["statement_timeout", "lock_timeout"]
    let columns = names.map { "current_setting('\($0)')" }.joined(separator: ", ")
    return try connection.rows("SELECT \(columns)")[0]
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a server is told other limits before its next statement`() throws {
    var server = try #require(ServerAddress(PostgresFixture().text))
    server.limits = TimeLimits()
    let connection = try PostgresConnection(server, access: .reading)
    #expect(try told(connection) == [DatabaseValue("30s"), DatabaseValue("2s")])
    server.limits[.reading] = 120
    server.limits[.locking] = 7
    #expect(try told(connection) == [DatabaseValue("2min"), DatabaseValue("7s")])
    server.limits[.reading] = nil
    #expect(try told(connection) == [DatabaseValue("30s"), DatabaseValue("7s")])
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a transaction keeps its limits, and the next one has the new ones`() throws {
    let server = try #require(ServerAddress(PostgresFixture().text))
    let connection = try PostgresConnection(server, access: .reading)
    try connection.run("BEGIN")
    server.limits[.reading] = 5
    #expect(try told(connection) == [DatabaseValue("30s"), DatabaseValue("2s")])
    try connection.run("ROLLBACK")
    #expect(try told(connection) == [DatabaseValue("5s"), DatabaseValue("2s")])
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `limits of the address count unless others are chosen`() throws {
    let text = try PostgresFixture().text
    let sign = text.contains("?") ? "&" : "?"
    let options = "options=-cstatement_timeout%3D9s%20-clock_timeout%3D4s"
    let server = try #require(ServerAddress(text + sign + options))
    let connection = try PostgresConnection(server, access: .reading)
    #expect(try told(connection) == [DatabaseValue("9s"), DatabaseValue("4s")])
    server.limits[.reading] = 120
    #expect(try told(connection) == [DatabaseValue("2min"), DatabaseValue("4s")])
    server.limits[.reading] = nil
    #expect(try told(connection) == [DatabaseValue("9s"), DatabaseValue("4s")])
  }

  @Test(arguments: [("&connect_timeout=1", nil), ("&connect_timeout=60", 1)] as [(String, Int?)])
  func `a server that says nothing is given up`(option: String, limit: Int?) throws {
    let silent = try SilentServer()
    let text = "postgresql://127.0.0.1:\(silent.port)/x?sslmode=disable\(option)"
    let server = try #require(ServerAddress(text))
    server.limits[.connecting] = limit
    let error = PostgresFixture.error { _ = try PostgresConnection(server, access: .reading) }
    #expect(error?.message.hasSuffix("no response for 1 s") == true, "\(error?.message ?? "")")
  }

  @Test func `a longer limit waits until another program unlocks the file`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    let limits = TimeLimits()
    let file = try DatabaseFile(fixture.path, start: DatabaseFixture.start, limits: limits)
    let connection = try file.connect()
    limits[.locking] = 60
    let lock = FileLock(fixture.path)
    lock.waitUntilLocked()
    #expect(try connection.rows("SELECT count(*) FROM t") == [[.integer(0)]])
    #expect(lock.isReleased)
  }
}

/// A lock of a database file in a thread of its own, for longer than the usual limit of two seconds.
private struct FileLock {
  private let work: BackgroundWork<Bool>
  private let state = State()

  private final class State: Sendable {
    let isLocked = Mutex(false)
  }

  init(_ path: String) {
    let state = state
    work = BackgroundWork {
      guard let connection = try? SQLiteConnection(path, access: .writing),
        (try? connection.run("BEGIN EXCLUSIVE")) != nil
      else { return false }
      state.isLocked.withLock { $0 = true }
      usleep(2_500_000)
      return (try? connection.run("COMMIT")) != nil
    }
  }

  /// Whether the lock was there and is released, which it is soon.
  var isReleased: Bool {
    while work.result == nil { work.wait(milliseconds: 100) }
    return work.result == true
  }

  func waitUntilLocked() {
    while work.result == nil, !state.isLocked.withLock({ $0 }) { usleep(1000) }
  }
}

/// A server that accepts connections and then says nothing.
private final class SilentServer {
  /// The port that it listens on.
  let port: UInt16

  private let socket: Int32

  init() throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let isBound = unsafe bind(socket, address, length) == 0 && listen(socket, 4) == 0
        return unsafe isBound && getsockname(socket, address, &length) == 0
      }
    }
    try #require(isListening)
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }
}

@available(*, unavailable) extension SilentServer: Sendable {}
