import Platform
import TableStore

/// What has come of an answer so far, looked at as it comes so that a wrong one ends early.
final class ResponseReader {
  /// Why no more is wanted.
  enum Verdict: Hashable, Sendable {
    /// The server sends us elsewhere; the place as it wrote it.
    case redirect(String)

    /// The answer is no good.
    case failure(TransportError)
  }

  /// Who answers, for messages.
  let place: String

  /// How many bytes of a body are taken.
  let byteLimit: Int

  private(set) var head = ResponseHead()

  private(set) var body: [UInt8] = []

  private(set) var verdict: Verdict?

  /// Makes a reader that waits for the head.
  init(place: String, byteLimit: Int) {
    self.place = place
    self.byteLimit = max(0, byteLimit)
  }

  /// How many bytes of the body were announced, as they come over the wire; nil without a word
  /// about it, or with a word that says nothing.
  var announcedBytes: Int? {
    isChunked ? nil : head.values(of: "content-length").first.flatMap { Int($0) }
  }

  /// Whether the body comes in chunks; then a length of the whole does not count.
  var isChunked: Bool { !head.values(of: "transfer-encoding").isEmpty }

  /// Whether the body comes packed.
  var isPacked: Bool {
    head.values(of: "content-encoding").contains { !["", "identity"].contains($0.lowercased()) }
  }

  /// Takes a line of the head.
  ///
  /// - Returns: Whether the exchange is to go on.
  func takeHead(_ line: some Collection<UInt8>) -> Bool {
    let wasComplete = head.isComplete
    guard head.take(line) else {
      let limit = Quantity.bytes(ResponseHead.byteLimit)
      return fail(.receive, "\(place) answered with more than \(limit) of headers")
    }
    guard head.isComplete, !wasComplete, head.status >= 200 else { return true }
    verdict = verdictOnHead
    return verdict == nil
  }

  /// Takes a piece of the body.
  ///
  /// - Returns: Whether the exchange is to go on.
  func takeBody(_ bytes: some Collection<UInt8>) -> Bool {
    guard verdict == nil else { return false }
    guard bytes.count <= byteLimit - body.count else {
      verdict = .failure(tooLarge)
      return false
    }
    let needed = body.count + bytes.count
    if needed > body.capacity {
      let capacity = min(byteLimit, max(needed, body.capacity * 2))
      // An array without room would end the program.
      guard Memory.canAllocate(capacity) else {
        return fail(.receive, "\(place) sent more than there is memory for", "close other programs")
      }
      body.reserveCapacity(capacity)
    }
    body += bytes
    return true
  }

  /// Notes what is wrong once all has come.
  func finish(hasSurplus: Bool) {
    guard verdict == nil else { return }
    verdict = verdictOnBody(hasSurplus: hasSurplus)
  }

  /// Notes why no more is wanted; false, so that it can be answered at once.
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
