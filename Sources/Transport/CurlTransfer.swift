import CCurl
import Platform
import TableStore

/// One request, including all redirects.
@MainActor final class CurlTransfer: HTTPTransfer {
  private(set) var result: Result<HTTPResponse, TransportError>?

  private let transport: CurlTransport
  private let request: HTTPRequest
  private let began = Clock.monotonicNanoseconds
  private var step: RedirectStep?
  private var redirects = 0
  private var pool: CurlPool?

  /// The current exchange; nil before the first and after the last.
  private var exchange: CurlExchange?

  /// The number of bytes received and announced at the end of the transfer.
  private var finalBytes: (received: Int, expected: Int?) = (0, nil)

  init(_ request: HTTPRequest, by transport: CurlTransport) {
    self.request = request
    self.transport = transport
  }

  /// The number of body bytes received so far, after unpacking; 0 while redirects are followed.
  var receivedBytes: Int { exchange?.reader.body.count ?? finalBytes.received }

  /// The number of body bytes that the server announced; nil if unknown or if the body is packed.
  var expectedBytes: Int? {
    guard let reader = exchange?.reader else { return finalBytes.expected }
    return reader.isPacked ? nil : reader.announcedBytes
  }

  /// Whether the transfer is still running.
  var isUnderWay: Bool { exchange != nil }

  func pump(milliseconds: Int) {
    guard isUnderWay else { return }
    transport.pump(self, milliseconds: min(max(0, milliseconds), 100))
  }

  func cancel() {
    finalBytes = (receivedBytes, expectedBytes)
    exchange = nil
  }

  /// Sends the request; an error becomes the result.
  func begin() {
    do throws(TransportError) {
      let address = try WebAddress(request.url)
      try RequestCheck.check(request, to: address.description)
      pool = try transport.pool(toAsk: address)
      try begin(RedirectStep(to: address, of: request))
    } catch {
      end(.failure(error))
    }
  }

  /// Starts the next step if the current exchange has ended.
  func advance() {
    guard let exchange, let step, let code = exchange.code else { return }
    if code == ccurl_ok {
      // Unread data of an encrypted connection may belong to the encryption.
      exchange.reader.finish(hasSurplus: exchange.hasSurplus && !step.address.isSecure)
    }
    do throws(TransportError) {
      switch exchange.reader.verdict {
      case .failure(let error): throw error
      case .redirect(let reference): try follow(reference, from: step, exchange)
      case nil:
        guard code == ccurl_ok else { throw failure(code, of: exchange, at: step) }
        end(.success(response(of: exchange, at: step)))
      }
    } catch {
      end(.failure(error))
    }
  }

  /// Ends the transfer with a library error that no exchange explains.
  func fail(_ words: String) {
    guard isUnderWay, let step else { return }
    end(.failure(TransportError(.wait, "cannot request \(step.place): \(words)")))
  }

  private func begin(_ step: RedirectStep) throws(TransportError) {
    self.step = step
    let reader = ResponseReader(place: step.place, byteLimit: request.limits.bytes)
    let elapsed = Double(Clock.monotonicNanoseconds &- began) / 1e9
    let sent = RedirectRequest(
      request,
      to: step,
      userAgent: transport.userAgent,
      secondsLeft: request.limits.seconds - elapsed
    )
    guard let pool, let exchange = CurlExchange(in: pool, reader: reader),
      exchange.configure(sent), exchange.begin()
    else {
      throw TransportError(.prepare, "cannot request \(step.place): libcurl cannot start")
    }
    self.exchange = exchange
  }

  private func follow(
    _ reference: String,
    from step: RedirectStep,
    _ exchange: CurlExchange
  ) throws(TransportError) {
    guard let target = pool?.address(of: reference, from: step.address) else {
      throw step.refusal(
        "to \"\(RedactedURL(String(reference.prefix(200))))\", which is not a URL",
        hint: nil
      )
    }
    let next = try step.following(target, status: exchange.reader.head.status)
    guard redirects < request.limits.redirects else {
      throw step.refusal(
        "to \(next.address), after \(redirects) redirects, the limit",
        hint: "use that URL directly"
      )
    }
    redirects += 1
    try begin(next)
  }

  private func failure(
    _ code: Int,
    of exchange: CurlExchange,
    at step: RedirectStep
  ) -> TransportError {
    CurlFailure(
      code: code,
      step: step,
      exchange: exchange,
      description: pool?.description(of: code) ?? "",
      limits: request.limits
    ).error
  }

  private func response(of exchange: CurlExchange, at step: RedirectStep) -> HTTPResponse {
    HTTPResponse(
      status: exchange.reader.head.status,
      headers: exchange.reader.head.fields,
      url: step.address.textWithoutUser,
      body: exchange.reader.body,
      receivedBytes: exchange.wireBytes
    )
  }

  private func end(_ result: Result<HTTPResponse, TransportError>) {
    finalBytes = (receivedBytes, expectedBytes)
    self.result = result
    exchange = nil
  }
}

/// A weak reference to a transfer.
struct WeakTransfer {
  weak let transfer: CurlTransfer?
}
