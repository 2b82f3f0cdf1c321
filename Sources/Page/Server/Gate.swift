import CMicrohttpd
import Platform

/// The gate before the server: it accepts connections and looks at each request without taking it.
///
/// The library sees only requests that are complete and in the strict form. Slow senders wait here
/// and cost a socket each.
@MainActor final class Gate {
  /// The time for a whole request, in nanoseconds.
  static let patience: UInt64 = 5_000_000_000

  /// The largest number of connections that wait here.
  static let room = 128

  /// A connection whose request is not complete.
  private struct Guest {
    var socket: Int32
    var deadline: UInt64

    /// The number of bytes at the last look.
    var seen = -1
  }

  /// The port.
  let port: Int

  private let listeners: [Int32]
  private var guests: [Guest] = []

  /// Listens on this machine, and on one of its addresses for others if there is one.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for a free one.
  ///   - address: A numeric address to which other machines can connect, or nil.
  /// - Throws: `portInUse`, `noAddress`, or the system's reason.
  init(port: Int, address: String? = nil) throws(PageError) {
    do throws(SystemError) { try Permissions.checkNetwork() } catch { throw .notAllowed }
    var code: Int32 = 0
    let four = unsafe cmicrohttpd_listen(false, UInt16(clamping: port), &code)
    guard four >= 0 else { throw .cannot(listenOn: port, code) }
    let chosen = cmicrohttpd_port(four)
    let six = unsafe cmicrohttpd_listen(true, chosen, &code)
    // Without ::1 another program could take the same port there, unless the machine has no ::1.
    if six < 0, port != 0, PageError.cannot(listenOn: port, code) == .portInUse(port) {
      cmicrohttpd_close(four)
      throw .portInUse(port)
    }
    var opened = six < 0 ? [four] : [four, six]
    if let address {
      let other = unsafe cmicrohttpd_listen_at(address, chosen, &code)
      guard other >= 0 else {
        for socket in opened { cmicrohttpd_close(socket) }
        let error = PageError.cannot(listenOn: Int(chosen), code)
        throw error == .portInUse(Int(chosen)) ? error : .noAddress(address)
      }
      opened.append(other)
    }
    self.port = Int(chosen)
    listeners = opened
  }

  /// The descriptors that are readable when the gate has work.
  var descriptors: [Int32] { listeners + guests.map(\.socket) }

  /// The time after which the gate has work, in milliseconds; nil for no limit.
  func timeout(at time: UInt64) -> Int32? {
    guests.map(\.deadline).min().map { deadline in
      deadline <= time ? 0 : Int32(clamping: (deadline - time) / 1_000_000 + 1)
    }
  }

  /// Accepts connections, checks those that wait, and hands over the good ones.
  ///
  /// - Parameters:
  ///   - time: The time of a monotonic clock, in nanoseconds.
  ///   - hand: Receives a socket with a complete request.
  func work(at time: UInt64, hand: (Int32) -> Void) {
    for listener in listeners { accept(on: listener, at: time) }
    guests = guests.compactMap { guest -> Guest? in
      var guest = guest
      switch check(&guest) {
      case .complete: hand(guest.socket)
      case .incomplete where guest.deadline > time: return guest
      case .incomplete: refuse(guest.socket, .timedOut)
      case .refused(let status): refuse(guest.socket, status)
      }
      return nil
    }
  }

  /// Refuses a connection.
  func refuse(_ socket: Int32, _ status: HTTPStatus) {
    let response = status.response
    unsafe cmicrohttpd_refuse(socket, response, response.count)
  }

  /// Closes all sockets.
  func close() { for socket in descriptors { cmicrohttpd_close(socket) } }

  private func accept(on listener: Int32, at time: UInt64) {
    while true {
      let socket = cmicrohttpd_accept(listener)
      guard socket >= 0 else { return }
      if guests.count < Self.room {
        guests.append(Guest(socket: socket, deadline: time + Self.patience))
      } else {
        refuse(socket, .unavailable)
      }
    }
  }

  private func check(_ guest: inout Guest) -> RequestCheck.Result {
    let socket = guest.socket
    let capacity = RequestCheck.Limit.request + 1
    var seen: Int64 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      seen = unsafe target.baseAddress.map { unsafe cmicrohttpd_peek(socket, $0, capacity) } ?? 0
      count = max(0, Int(seen))
    }
    if seen == Int64(cmicrohttpd_nothing_yet.rawValue) { return .incomplete }
    guard seen > 0 else { return .refused(.badRequest) }
    let result = RequestCheck(bytes[...]).result
    guard result == .incomplete else { return result }
    // A client that closed its side sends no more.
    if guest.seen == bytes.count, !cmicrohttpd_is_silent(socket) { return .refused(.badRequest) }
    // The socket is quiet until there is more.
    if guest.seen != bytes.count { cmicrohttpd_expect(socket, bytes.count + 1) }
    guest.seen = bytes.count
    return result
  }
}

extension PageError {
  /// Returns the error for the system's number.
  fileprivate static func cannot(listenOn port: Int, _ code: Int32) -> PageError {
    guard !cmicrohttpd_is_in_use(code) else { return .portInUse(port) }
    return .cannotListen(port, SystemError(code: code, operation: "listen"))
  }
}
