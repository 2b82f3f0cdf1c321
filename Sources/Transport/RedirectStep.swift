import TableStore

/// One step of a transfer: its target, and the parts of the request that it receives.
struct RedirectStep: Hashable, Sendable {
  /// The headers that any server may receive; all others are only for the original server.
  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control",
    "content-language", "content-type", "pragma", "range",
  ]

  /// The address.
  let address: WebAddress

  /// The HTTP method.
  let method: String

  /// Whether the target receives the request body.
  let hasBody: Bool

  /// The original address.
  let start: WebAddress

  /// Creates the first step.
  init(to address: WebAddress, of request: HTTPRequest) {
    start = address
    self.address = address
    method = request.method
    hasBody = request.body != nil
  }

  /// Returns whether the target receives a header; secret ones go only to the original server.
  func takes(_ field: HTTPField) -> Bool {
    address.origin == start.origin || RedirectStep.harmless.contains(field.name.lowercased())
  }

  /// The address for messages, with the address that redirected to it.
  var place: String {
    address == start ? address.description : "\(address) (redirected from \(start))"
  }

  /// Returns the step of a redirect.
  ///
  /// - Parameters:
  ///   - reference: The absolute address of the redirect.
  ///   - status: The status of the response, which determines the new method.
  /// - Returns: The step.
  /// - Throws: The reason not to follow the redirect.
  func following(_ reference: String, status: Int) throws(TransportError) -> RedirectStep {
    let target: WebAddress
    do throws(TransportError) {
      target = try WebAddress(reference)
    } catch {
      throw refusal("to an invalid URL: \(error.message)", hint: nil)
    }
    guard target.isSecure || !address.isSecure else {
      throw refusal(
        "to \(target), which is not encrypted",
        hint: "use that URL directly if others may read the data"
      )
    }
    let next = RedirectStep(to: target, from: self, status: status)
    // A form may contain a token.
    let isSameServer = target.origin == start.origin || target.isSecure && target.host == start.host
    guard !next.hasBody || isSameServer else {
      throw refusal(
        "to \(target), a different server, and the request has a body",
        hint: "use that URL directly if that server may have the data"
      )
    }
    return next
  }

  /// Returns the error for a redirect that is not followed.
  func refusal(_ words: String, hint: String?) -> TransportError {
    TransportError(.check, "\(place) redirects \(words)", hint: hint)
  }

  private init(to target: WebAddress, from step: RedirectStep, status: Int) {
    // Credentials go only to their own server, whatever a redirect contains.
    var target = target
    target.credentials = target.origin == step.start.origin ? step.start.credentials : nil
    address = target
    start = step.start
    // Browsers do this, and RFC 9110 (section 15.4) allows it.
    let becomesGet = status == 303 && step.method != "HEAD" || status < 303 && step.method == "POST"
    method = becomesGet ? "GET" : step.method
    hasBody = step.hasBody && !becomesGet
  }
}
