public import Platform
import TableModel
package import TableUI

/// A server that shows the table of a host as a page, to browsers on this machine.
///
/// It works in the caller's thread, only inside ``work(isBusy:)``. The caller waits for the
/// descriptors and the timeout beside its own input.
///
/// ```swift
/// let server = try PageServer(host: host, port: 0)
/// server.address  // http://127.0.0.1:40123/#t=…
/// ```
@MainActor package final class PageServer {
  /// The file name of the library, which it has had since 2013.
  package nonisolated static let library = "libmicrohttpd.so.12"

  /// The largest number of streams.
  static let room = 64

  /// The number of requests that each client may send in a second.
  static let rate = 100

  /// The secret of this run.
  package let token: String

  /// The address for a browser; it has the token, which no other output has.
  package var address: String { "http://127.0.0.1:\(port)/#t=\(token)" }

  /// The port.
  package var port: Int { gate.port }

  /// The number of connected clients.
  package var clientCount: Int { clients.count }

  /// Receives a line for each request, or nil for none.
  package var log: ((_ line: String) -> Void)?

  /// Receives words about a refused request, at most once in a minute for each reason; nil for none.
  package var notice: ((_ words: String) -> Void)?

  private let gate: Gate
  private let server: Microhttpd
  var guardian: RequestGuard
  let run: String
  let now: () -> UInt64
  private(set) weak var host: (any FrontEndHost)?

  var clients: [PageClient] = []
  var serial = 0
  var history = PageHistory()

  /// The recording of the steps, or nil.
  let recording: PageRecording?

  /// The files of the page.
  let assets: PageAssets
  private var facts = FactCache()
  var responses = StoredResponses()

  /// The command that runs once the library has returned, or nil.
  var pending: PendingCommand?
  var recent: (second: UInt64, count: Int) = (0, 0)

  /// The times of the last words about refused requests.
  var noticed: [GuardRefusal: UInt64] = [:]

  /// Whether the library may be running.
  private var isWorking = false

  /// Whether a command runs, so that requests for others are refused.
  private(set) var isBusy = false

  /// Cancels the running command.
  var interrupt: () -> Void = { Interruption.request() }

  /// Whether a client canceled the running command.
  var isCanceled = false

  /// Whether the state was computed after the last request and need not be computed again.
  var isStateKnown = false

  /// Whether a stream has text that the library has not sent yet.
  private var hasNewText = false

  /// Loads the library while the program does something else; starting a server waits for it.
  package nonisolated static func preloadLibrary() { Microhttpd.preload(library: library) }

  /// Starts a server; the library is loaded here, unless it is there already.
  ///
  /// - Parameters:
  ///   - host: The host, held weakly.
  ///   - port: The port; 0 for a free one.
  ///   - address: A numeric address to which other machines can connect, or nil.
  ///   - token: The secret, or nil for a new one.
  ///   - recording: The recording of the steps, or nil.
  ///   - assets: The files of the page, also for the recording.
  ///   - library: The file name of the library.
  ///   - now: Returns the time of a monotonic clock, in nanoseconds.
  /// - Throws: An error if the library is missing or the port cannot be used.
  package init(
    host: any FrontEndHost,
    port: Int,
    address: String? = nil,
    token: String? = nil,
    recording: PageRecording? = nil,
    assets: PageAssets = .builtIn,
    library: String = PageServer.library,
    now: @escaping () -> UInt64 = { Clock.monotonicNanoseconds }
  ) throws(PageError) {
    self.host = host
    self.now = now
    self.recording = recording
    self.assets = assets
    recording?.assets = assets
    let token = token ?? RandomToken.make()
    self.token = token
    run = String(RandomToken.make().prefix(8))
    guardian = RequestGuard(
      token: token,
      address: address.map { $0.contains(":") ? "[\($0)]" : $0 }
    )
    server = try Microhttpd(library: library, bodyLimit: RequestCheck.Limit.body, seconds: 5)
    gate = try Gate(port: port, address: address)
    server.respond = { [unowned self] request in reply(to: request) }
  }

  isolated deinit { stop() }
}

// Waiting and working.
extension PageServer {
  /// The descriptors that are readable when the server has work.
  package var descriptors: [Int32] {
    gate.descriptors + [server.descriptor]
  }

  /// The time after which the server has work, in milliseconds; nil for no limit.
  package var timeout: Int32? {
    let pause = clients.isEmpty ? nil : Int32(5000)
    return [server.timeout, gate.timeout(at: now()), pause].compactMap(\.self).min()
  }

  /// Reads requests and responds without waiting.
  ///
  /// - Parameter isBusy: Whether a command runs, so that requests that run another are refused.
  package func work(isBusy: Bool = false) {
    guard !isWorking else { return }
    isWorking = true
    isStateKnown = false
    self.isBusy = isBusy
    defer { isWorking = false }
    var sockets: [Int32] = []
    gate.work(at: now()) { sockets.append($0) }
    for socket in sockets {
      _ = server.add(socket)
      server.run()
      runPending()
    }
    server.run()
    runPending()
    dropClients()
    if isBusy {
      keepClients()
    } else if !isStateKnown {
      tableDidChange()
    }
    // Text that was added meanwhile leaves at once.
    for _ in 0..<3 where hasNewText {
      hasNewText = false
      server.run()
    }
  }

  /// Runs the command of a request, outside of the library: so the page works on while it runs.
  private func runPending() {
    guard let command = pending else { return }
    pending = nil
    isWorking = false
    let response = Microhttpd.Response.record(command.run())
    (isWorking, isBusy) = (true, false)
    responses.add(response, to: command.operation)
    _ = command.stream.write(String(decoding: response.body, as: UTF8.self))
    command.stream.end()
    hasNewText = true
  }

  /// Shows the progress of the running command to the clients that read.
  ///
  /// - Parameters:
  ///   - title: The task.
  ///   - done: The finished amount, or nil.
  ///   - total: The total amount, or nil.
  package func showProgress(_ title: String, done: Int?, total: Int?) {
    for client in clients { client.show(title, done: done, total: total, at: now()) }
    guard !isWorking else { return }
    server.run()
  }

  /// Returns once whether a client canceled the running command.
  package func takeCancellation() -> Bool {
    defer { isCanceled = false }
    return isCanceled
  }

  private func keepClients() {
    for client in clients { client.keepAlive(at: now()) }
  }

  /// Sends what changed since the last call to the clients that can take it.
  ///
  /// Clients that do not read cost no state.
  package func tableDidChange() {
    guard !clients.isEmpty else { return }
    isStateKnown = true
    if let host, clients.contains(where: \.hasRoom) { history.add(state(of: host)) }
    let time = now()
    var shared: [PageClient.SharedUpdate: String] = [:]
    for client in clients {
      if client.isReady(for: history) {
        client.update(from: history, run: run, sharing: &shared, at: time)
        hasNewText = true
      } else {
        client.keepAlive(at: time)
      }
    }
    guard !isWorking, hasNewText else { return }
    hasNewText = false
    server.run()
  }

  /// Accepts the next visit that a file of this machine causes; usually such a visit is refused.
  package func expectVisit() { guardian.expectsVisit = true }

  /// Whether that visit has not come yet.
  package var expectsVisit: Bool { guardian.expectsVisit }

  /// Returns the current state with the tabs that clients show.
  func state(of host: any FrontEndHost) -> PageState {
    let scene = host.scene
    var state = PageState(scene) { host.identifier(ofRowAt: $0) }
    recording?.noteTable(state)
    let views = clients.reduce(into: Set<PageView>()) { $0.formUnion($1.views) }
    state.members += facts.members(of: views, in: state, revision: scene?.revision ?? 0, host)
    guard let steps = recording?.steps else { return state }
    state.members.append(.steps(steps))
    return state
  }

  /// Ends all connections.
  package func stop() {
    for client in clients { client.end(reason: "the server has ended", at: now()) }
    clients = []
    gate.close()
    server.stop()
  }

  private func dropClients() {
    let time = now()
    let gone = clients.filter { $0.isGone(at: time) }
    guard !gone.isEmpty else { return }
    for client in gone { client.end(reason: "no acknowledgement", at: time) }
    clients.removeAll { client in gone.contains { $0 === client } }
  }
}

/// An error of starting a page.
public enum PageError: Error, Hashable, Sendable {
  /// The library is missing; its name and the system's words.
  case noLibrary(name: String, problem: String)

  /// The library cannot start a server.
  case noServer

  /// Another program uses the port.
  case portInUse(Int)

  /// The system refuses to listen on a port.
  case cannotListen(Int, SystemError)

  /// No address of this machine for other machines.
  case noAddress(String)

  /// The permissions of the work exclude the network.
  case notAllowed

  /// This build takes no files of the page from a folder.
  case fixedAssets

  /// A file of the page cannot be read from its folder.
  case noAssets(FileError)
}
