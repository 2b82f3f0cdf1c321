import TableStore

/// A step on the way to an answer: where to, and what goes there.
struct RedirectStep: Hashable, Sendable {
  /// What any server may hear; all else is for the one that was asked in the beginning.
  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control",
    "content-language", "content-type", "pragma", "range",
  ]

  /// The address.
  let address: WebAddress

  /// The verb.
  let method: String

  /// Whether what the request sends along goes there too.
  let hasBody: Bool

  /// The address that was asked for in the beginning.
  let start: WebAddress

  /// The first step.
  init(to address: WebAddress, of request: HTTPRequest) {
    start = address
    self.address = address
    method = request.method
    hasBody = request.body != nil
  }

  /// Whether a line of the request's head goes there: one that may hold a secret goes only to the
  /// server that was asked in the beginning.
  func takes(_ field: HTTPField) -> Bool {
    address.origin == start.origin || RedirectStep.harmless.contains(field.name.lowercased())
  }

  /// The address for messages, with the one that led there.
  var place: String {
    address == start ? address.description : "\(address), where \(start) led,"
  }

  /// The step that a redirect asks for.
  ///
  /// - Parameters:
  ///   - reference: The place as an address of its own.
  ///   - status: The status of the answer, which decides what becomes of the verb.
  /// - Returns: The step.
  /// - Throws: Why nobody should go there.
  func following(_ reference: String, status: Int) throws(TransportError) -> RedirectStep {
    let target: WebAddress
    do throws(TransportError) {
      target = try WebAddress(reference)
    } catch {
      throw refusal("and \(error.message)", hint: nil)
    }
    guard target.isSecure || !address.isSecure else {
      throw refusal(
        "to \(target), which is not encrypted",
        hint: "ask for that address itself if what it says may be read by others"
      )
    }
    let next = RedirectStep(to: target, from: self, status: status)
    // A form may hold a token.
    let isSameServer = target.origin == start.origin || target.isSecure && target.host == start.host
    guard !next.hasBody || isSameServer else {
      throw refusal(
        "to \(target), which is another server than the one that the data is for",
        hint: "ask for that address itself if it may have the data"
      )
    }
    return next
  }

  /// Why a redirect is not followed.
  func refusal(_ words: String, hint: String?) -> TransportError {
    TransportError(.check, "\(place) leads elsewhere, \(words)", hint: hint)
  }

  private init(to target: WebAddress, from step: RedirectStep, status: Int) {
    // Credentials go to the server they were given for, whatever a redirect holds.
    var target = target
    target.credentials = target.origin == step.start.origin ? step.start.credentials : nil
    address = target
    start = step.start
    // As browsers do, and RFC 9110 (section 15.4) allows.
    let becomesGet = status == 303 && step.method != "HEAD" || status < 303 && step.method == "POST"
    method = becomesGet ? "GET" : step.method
    hasBody = step.hasBody && !becomesGet
  }
}
