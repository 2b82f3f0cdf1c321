import Platform
import TableStore

/// A response under construction, checked as it arrives so that an invalid one ends early.
final class ResponseReader {
  /// The reason to stop reading.
  enum Verdict: Hashable, Sendable {
    /// The server redirects; the target is as the server wrote it.
    case redirect(String)

    /// The response is invalid.
    case failure(TransportError)
  }

  /// The name of the server, for messages.
  let place: String

  /// The maximum size of a body, in bytes.
  let byteLimit: Int

  private(set) var head = ResponseHead()

  private(set) var body: [UInt8] = []

  private(set) var verdict: Verdict?

  /// Creates a reader that waits for the head.
  init(place: String, byteLimit: Int) {
    self.place = place
    self.byteLimit = max(0, byteLimit)
  }

  /// The announced number of body bytes, before unpacking; nil if missing or invalid.
  var announcedBytes: Int? {
    isChunked ? nil : head.values(of: "content-length").first.flatMap { Int($0) }
  }

  /// Whether the body arrives in chunks; an announced length is then ignored.
  var isChunked: Bool { !head.values(of: "transfer-encoding").isEmpty }

  /// Whether the body is packed.
  var isPacked: Bool {
    head.values(of: "content-encoding").contains { !["", "identity"].contains($0.lowercased()) }
  }

  /// Takes a line of the head.
  ///
  /// - Returns: Whether the exchange continues.
  func takeHead(_ line: some Collection<UInt8>) -> Bool {
    let wasComplete = head.isComplete
    guard head.take(line) else {
      let limit = Quantity.bytes(ResponseHead.byteLimit)
      return fail(.receive, "\(place) sent more than \(limit) of headers")
    }
    guard head.isComplete, !wasComplete, head.status >= 200 else { return true }
    verdict = verdictOnHead
    return verdict == nil
  }

  /// Takes a piece of the body.
  ///
  /// - Returns: Whether the exchange continues.
  func takeBody(_ bytes: some Collection<UInt8>) -> Bool {
    guard verdict == nil else { return false }
    guard bytes.count <= byteLimit - body.count else {
      verdict = .failure(tooLarge)
      return false
    }
    let needed = body.count + bytes.count
    if needed > body.capacity {
      let capacity = min(byteLimit, max(needed, body.capacity * 2))
      // An array without memory would end the program.
      guard Memory.canAllocate(capacity) else {
        return fail(.receive, "\(place) sent more than the memory can hold", "close other programs")
      }
      body.reserveCapacity(capacity)
    }
    body += bytes
    return true
  }

  /// Checks the complete response.
  func finish(hasSurplus: Bool) {
    guard verdict == nil else { return }
    verdict = verdictOnBody(hasSurplus: hasSurplus)
  }

  /// Records the reason to stop; returns false, so that callers can return the result.
  private func fail(
    _ phase: TransportError.Phase,
    _ message: String,
    _ hint: String? = nil
  ) -> Bool {
    verdict = .failure(TransportError(phase, message, hint: hint))
    return false
  }
}

@available(*, unavailable) extension ResponseReader: Sendable {}
