import CCurl
import TableStore

/// One request to one address and its response; a redirect needs another exchange.
@MainActor @safe final class CurlExchange {
  /// The response so far.
  let reader: ResponseReader

  private let pool: CurlPool
  private let exchange: OpaquePointer

  /// Creates an exchange that has not started; nil if memory is short.
  ///
  /// - Parameters:
  ///   - pool: The pool that runs it.
  ///   - reader: The reader of the response.
  init?(in pool: CurlPool, reader: ResponseReader) {
    let owner = unsafe Unmanaged.passUnretained(reader).toOpaque()
    let made = unsafe ccurl_exchange_make(pool.pool, owner) { owner, bytes, count in
      let reader = unsafe Unmanaged<ResponseReader>.fromOpaque(owner).takeUnretainedValue()
      return unsafe reader.takeHead(UnsafeBufferPointer(start: bytes, count: count))
    } _: { owner, bytes, count in
      let reader = unsafe Unmanaged<ResponseReader>.fromOpaque(owner).takeUnretainedValue()
      return unsafe reader.takeBody(UnsafeBufferPointer(start: bytes, count: count))
    }
    guard let exchange = unsafe made else { return nil }
    self.pool = pool
    self.reader = reader
    unsafe self.exchange = exchange
  }

  isolated deinit {
    unsafe ccurl_pool_remove(pool.pool, exchange)
    unsafe ccurl_exchange_destroy(exchange)
  }

  /// The result, as a libcurl code; nil while the exchange runs.
  var code: Int? {
    let code = unsafe ccurl_exchange_result(exchange)
    return code < 0 ? nil : Int(code)
  }

  /// Whether more data arrived than the head announced, as far as known.
  var hasSurplus: Bool { unsafe ccurl_exchange_has_surplus(exchange) }

  /// The number of body bytes received, before unpacking.
  var wireBytes: Int { Int(clamping: unsafe ccurl_exchange_wire_bytes(exchange)) }

  /// libcurl's error message for this exchange; empty if it has none.
  var problem: String {
    unsafe String(cString: ccurl_exchange_problem(exchange))
  }

  /// The system's reason for a failed connection; empty if it has none.
  var systemProblem: String {
    unsafe String(cString: ccurl_exchange_system_problem(exchange))
  }

  /// Whether the encryption handshake has started.
  var isSecuring: Bool { unsafe ccurl_exchange_is_securing(exchange) }

  /// Returns whether the exchange has reached a moment.
  func has(_ moment: CCurlMoment) -> Bool { unsafe ccurl_exchange_time(exchange, moment) > 0 }

  /// Starts the exchange; returns false if the library fails.
  func begin() -> Bool { unsafe ccurl_pool_add(pool.pool, exchange) }

  /// Sets the options of the request, and those that are the same for every request.
  ///
  /// - Returns: Whether the library supports all of them.
  func configure(_ sent: RedirectRequest) -> Bool {
    // Otherwise, the library's cleanup would wait for a pending name lookup. Version 7.87 was the
    // first to support this; older ones ignore it.
    _ = set(ccurl_quick_exit, 1)
    return set(ccurl_url, sent.url)
      && set(ccurl_protocols, "http,https")
      && set(ccurl_redirect_protocols, "http,https")
      // We follow redirects ourselves, because the allowed targets depend on their origin.
      && set(ccurl_follows_redirects, 0)
      && set(ccurl_verifies_peer, 1)
      && set(ccurl_verifies_host, 2)
      && set(ccurl_netrc, 0)
      && set(ccurl_allows_http09, 0)
      && set(ccurl_hides_proxy_heads, 1)
      && set(ccurl_no_signals, 1)
      && set(ccurl_total_time, sent.milliseconds)
      && set(ccurl_connect_time, sent.connectMilliseconds)
      && set(ccurl_user_agent, sent.userAgent)
      && set(ccurl_accepted_encodings, "gzip, deflate")
      && sent.headers.allSatisfy(add)
      && configureBody(sent)
  }

  /// Sets the body and then the method, which the body would otherwise change.
  private func configureBody(_ sent: RedirectRequest) -> Bool {
    if sent.method == "HEAD" { return set(ccurl_without_body, 1) }
    if let body = sent.body {
      // Without `Expect`, since some servers handle it late or not at all.
      guard unsafe ccurl_exchange_set_body(exchange, body, body.count), addLine("Expect:") else {
        return false
      }
    }
    return sent.method == "GET" && sent.body == nil
      || set(ccurl_method, sent.method)
  }

  private func add(_ field: HTTPField) -> Bool {
    // This is the library's syntax for a field without a value.
    addLine(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
  }

  private func addLine(_ line: String) -> Bool {
    unsafe ccurl_exchange_add_header(exchange, line)
  }

  private func set(_ option: CCurlText, _ text: String) -> Bool {
    unsafe ccurl_exchange_set_text(exchange, option, text)
  }

  private func set(_ option: CCurlNumber, _ number: Int) -> Bool {
    unsafe ccurl_exchange_set_number(exchange, option, number)
  }
}
