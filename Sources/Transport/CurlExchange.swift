import CCurl
import TableStore

/// One request to one address and its answer; where a redirect leads is another one.
@MainActor @safe final class CurlExchange {
  /// What has come so far.
  let reader: ResponseReader

  private let pool: CurlPool
  private let exchange: OpaquePointer

  /// Makes an exchange that has not begun; nil where memory is short.
  ///
  /// - Parameters:
  ///   - pool: Where it is to go on.
  ///   - reader: Who takes the answer.
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

  /// How it ended, as one of libcurl's numbers; nil while it is under way.
  var code: Int? {
    let code = unsafe ccurl_exchange_result(exchange)
    return code < 0 ? nil : Int(code)
  }

  /// Whether more had come than the head announced, as far as that can be seen.
  var hasSurplus: Bool { unsafe ccurl_exchange_has_surplus(exchange) }

  /// How many bytes of the body came over the wire.
  var wireBytes: Int { Int(clamping: unsafe ccurl_exchange_wire_bytes(exchange)) }

  /// libcurl's words about what went wrong; empty where it had none.
  var problem: String {
    unsafe String(cString: ccurl_exchange_problem(exchange))
  }

  /// The system's words about why there is no connection; empty where it had none.
  var systemProblem: String {
    unsafe String(cString: ccurl_exchange_system_problem(exchange))
  }

  /// Whether the two sides have begun to agree on encryption.
  var isSecuring: Bool { unsafe ccurl_exchange_is_securing(exchange) }

  /// Whether a moment has come.
  func has(_ moment: CCurlMoment) -> Bool { unsafe ccurl_exchange_time(exchange, moment) > 0 }

  /// Lets it begin; false where the library cannot.
  func begin() -> Bool { unsafe ccurl_pool_add(pool.pool, exchange) }

  /// Says what to ask for, and what never happens whoever asks.
  ///
  /// - Returns: Whether the library can do all of it.
  func configure(_ sent: RedirectRequest) -> Bool {
    // The library's cleanup would wait for a name that is still being looked up. The first
    // version that knows better is 7.87; older ones do as they can.
    _ = set(ccurl_quick_exit, 1)
    return set(ccurl_url, sent.url)
      && set(ccurl_protocols, "http,https")
      && set(ccurl_redirect_protocols, "http,https")
      // Redirects are ours: whom they may lead to depends on where they come from.
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

  /// The method after the body, which would decide it otherwise.
  private func configureBody(_ sent: RedirectRequest) -> Bool {
    if sent.method == "HEAD" { return set(ccurl_without_body, 1) }
    if let body = sent.body {
      // Without an `Expect`, which servers answer late or never.
      guard unsafe ccurl_exchange_set_body(exchange, body, body.count), addLine("Expect:") else {
        return false
      }
    }
    return sent.method == "GET" && sent.body == nil
      || set(ccurl_method, sent.method)
  }

  private func add(_ field: HTTPField) -> Bool {
    // What the library takes for a field without a value.
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
