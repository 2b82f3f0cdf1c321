import CMicrohttpd
import Platform

/// The server library, which parses requests and writes responses.
///
/// It works only inside ``run()``, in the caller's thread, and accepts no connections itself.
@safe @MainActor final class Microhttpd {
  /// The response to a request.
  struct Response {
    /// The status.
    var status: HTTPStatus

    /// The headers besides those of the connection.
    var headers: [(name: String, value: String)]

    /// The body.
    var body: [UInt8]
  }

  /// A request as the library read it.
  struct Request {
    /// The request line and the fields that the page uses.
    var head: RequestHead

    /// The body.
    var body: [UInt8]
  }

  /// The page's reply to a request.
  enum Reply {
    /// A complete response.
    case response(Response)

    /// A response without an end; the page writes to the stream, or gets nil if there is none.
    case stream(headers: [(name: String, value: String)], (MicrohttpdStream?) -> Void)
  }

  /// The page that replies to requests, set before the first connection.
  var respond: (Request) -> Reply = { _ in
    .response(Response(status: .notFound, headers: [], body: []))
  }

  private let library: OpaquePointer
  private var server: OpaquePointer?

  /// The fields that the page uses.
  private static let fields = [
    "host", "origin", "content-type", "sec-fetch-site", "x-tabletop-token", "last-event-id",
  ]

  /// Loads the library in another thread.
  ///
  /// That takes milliseconds, for which a later server need not wait. An error is found again when
  /// that server starts.
  nonisolated static func preload(library name: String) {
    _ = BackgroundWork {
      var problem: CChar = 0
      if let library = unsafe cmicrohttpd_library_open(name, &problem, 1) {
        unsafe cmicrohttpd_library_close(library)
      }
    }
  }

  /// Loads the library and starts a server.
  ///
  /// - Parameters:
  ///   - name: The file name of the library.
  ///   - bodyLimit: The largest body in bytes.
  ///   - seconds: The time without traffic after which a connection is closed.
  /// - Throws: An error if the library is missing or cannot start.
  init(library name: String, bodyLimit: Int, seconds: UInt32) throws(PageError) {
    var problem = [CChar](repeating: 0, count: 512)
    guard let library = unsafe cmicrohttpd_library_open(name, &problem, problem.count) else {
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .noLibrary(name: name, problem: String(decoding: bytes, as: UTF8.self))
    }
    unsafe self.library = library
    let owner = unsafe Unmanaged.passUnretained(self).toOpaque()
    let started = unsafe cmicrohttpd_server_start(
      library,
      owner,
      { owner, request in
        let server = unsafe Unmanaged<Microhttpd>.fromOpaque(owner).takeUnretainedValue()
        // A pointer itself cannot change its actor.
        let address = UInt(bitPattern: request)
        MainActor.assumeIsolated {
          guard let request = unsafe OpaquePointer(bitPattern: address) else { return }
          unsafe server.take(request)
        }
      },
      bodyLimit,
      seconds
    )
    guard let started = unsafe started else {
      unsafe cmicrohttpd_library_close(library)
      throw .noServer
    }
    unsafe server = started
  }

  isolated deinit { stop() }

  /// The descriptor that is readable when the server has work or a watched stream ends, or -1.
  var descriptor: Int32 {
    guard let server = unsafe server else { return -1 }
    return unsafe cmicrohttpd_server_descriptor(server)
  }

  /// The time after which the server has work, in milliseconds; nil for no limit.
  var timeout: Int32? {
    guard let server = unsafe server else { return nil }
    let milliseconds = unsafe cmicrohttpd_server_timeout(server)
    return milliseconds < 0 ? nil : milliseconds
  }

  /// Reads and writes without waiting, and calls ``respond``.
  func run() {
    guard let server = unsafe server else { return }
    unsafe cmicrohttpd_server_run(server)
  }

  /// Hands over a connected socket.
  func add(_ socket: Int32) -> Bool {
    guard let server = unsafe server else { return false }
    return unsafe cmicrohttpd_server_add(server, socket)
  }

  /// Ends all connections; a second call has no effect.
  func stop() {
    guard let server = unsafe server else { return }
    unsafe cmicrohttpd_server_stop(server)
    unsafe self.server = nil
    unsafe cmicrohttpd_library_close(library)
  }

  private func take(_ request: OpaquePointer) {
    let method = unsafe String(cString: cmicrohttpd_request_method(request))
    let target = unsafe String(cString: cmicrohttpd_request_target(request))
    var head = RequestHead(method: method, target: target)
    for name in Self.fields {
      guard let value = unsafe cmicrohttpd_request_header(request, name) else { continue }
      head.fields.append(RequestHead.Field(name: name, value: unsafe String(cString: value)))
    }
    var count = 0
    let bytes = unsafe cmicrohttpd_request_body(request, &count)
    let body = unsafe bytes.map { unsafe [UInt8](UnsafeBufferPointer(start: $0, count: count)) }
    switch respond(Request(head: head, body: body ?? [])) {
    case .response(let response):
      unsafe set(response.headers, on: request)
      _ = unsafe response.body.withUnsafeBufferPointer { bytes in
        unsafe cmicrohttpd_request_respond(
          request,
          UInt32(response.status.rawValue),
          bytes.baseAddress,
          bytes.count
        )
      }
    case .stream(let headers, let use):
      unsafe set(headers, on: request)
      use(unsafe cmicrohttpd_request_stream(request).map { unsafe MicrohttpdStream($0) })
    }
  }

  /// Adds headers; an invalid one makes the library refuse the response.
  private func set(_ headers: [(name: String, value: String)], on request: OpaquePointer) {
    for header in headers { _ = unsafe cmicrohttpd_request_set(request, header.name, header.value) }
  }
}

/// A response without an end.
@safe @MainActor final class MicrohttpdStream {
  private let stream: OpaquePointer

  fileprivate init(_ stream: OpaquePointer) { unsafe self.stream = stream }

  isolated deinit { unsafe cmicrohttpd_stream_release(stream) }

  /// Whether the connection has ended; a client that closes its side or sends more ends it too.
  var isClosed: Bool {
    let socket = unsafe cmicrohttpd_stream_socket(stream)
    return socket < 0 || !cmicrohttpd_is_silent(socket)
  }

  /// Makes the server's descriptor readable when the connection ends.
  ///
  /// - Returns: Whether the system does so.
  func watch() -> Bool { unsafe cmicrohttpd_stream_watch(stream) }

  /// The number of bytes that were not sent yet.
  var waitingCount: Int { unsafe cmicrohttpd_stream_waiting(stream) }

  /// Adds text; returns false if the connection has ended.
  func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return unsafe cmicrohttpd_stream_write(stream, bytes, bytes.count)
  }

  /// Ends the response after the text so far.
  func end() { unsafe cmicrohttpd_stream_end(stream) }
}
