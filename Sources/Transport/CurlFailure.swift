import CCurl
import TableStore

/// The error for a failed libcurl exchange, for a user who requested a table.
@MainActor struct CurlFailure {
  /// The libcurl code.
  let code: Int

  /// The step that failed.
  let step: RedirectStep

  /// The exchange that failed.
  let exchange: CurlExchange

  /// libcurl's general message for the code.
  let description: String

  /// The limits of the transfer.
  let limits: TransferLimits

  /// The error to report.
  var error: TransportError {
    switch code {
    case ccurl_timed_out: timeout
    case ccurl_malformed_url, ccurl_no_host_name, ccurl_no_proxy_name, ccurl_cannot_connect,
      ccurl_proxy:
      unreachable
    case ccurl_secure_connect, ccurl_peer_not_verified, ccurl_no_certificates: insecure
    case ccurl_got_nothing:
      failure(.wait, "closed the connection without a response", "is it a web server?")
    case ccurl_unsupported_protocol, ccurl_weird_reply:
      failure(.receive, "sent something that is not HTTP: \(words)", "check the port")
    case ccurl_out_of_memory where !exchange.reader.head.isComplete:
      // The library uses this code for a header line that is too long.
      failure(.receive, "sent a header of more than 100 KB", nil)
    default: broken
    }
  }

  private var unreachable: TransportError {
    switch code {
    case ccurl_malformed_url: failure(.prepare, "is not a valid URL: \(words)", "check the URL")
    case ccurl_no_host_name:
      failure(.resolve, "was not found: \(words)", "check the name and the network")
    case ccurl_no_proxy_name:
      failure(
        .resolve,
        "cannot be reached through its proxy: \(words)",
        "check the variables `http_proxy` and `https_proxy`"
      )
    default:
      failure(
        .connect,
        "cannot be reached: "
          + (exchange.systemProblem.isEmpty ? words : exchange.systemProblem),
        "check that the server runs, and the port"
      )
    }
  }

  private var insecure: TransportError {
    failure(
      .secure,
      "has no secure connection: \(words)",
      code == ccurl_secure_connect
        ? "check the port, and that the server supports HTTPS"
        : "certificates are always checked; install the package `ca-certificates`"
    )
  }

  /// The error for a connection that closed or sent invalid data.
  private var broken: TransportError {
    switch code {
    case ccurl_partial_body:
      failure(.receive, "ended too early: \(words)", retry)
    case ccurl_bad_encoding, ccurl_stopped_by_us:
      failure(.receive, "sent a compressed body that cannot be decompressed: \(words)", retry)
    case ccurl_send_error: failure(.send, "did not accept the request: \(words)", retry)
    case ccurl_receive_error, ccurl_http2, ccurl_http2_stream:
      exchange.reader.head.status > 0
        ? failure(.receive, "closed the connection during the response: \(words)", retry)
        : failure(.wait, "closed the connection before the response: \(words)", retry)
    default: failure(phase, "could not be reached: \(words) (libcurl error \(code))", nil)
    }
  }

  private var timeout: TransportError {
    let phase = phase
    let isConnecting = [.resolve, .connect, .secure].contains(phase)
    let limit = isConnecting ? min(limits.connectSeconds, limits.seconds) : limits.seconds
    let time = Quantity.seconds(limit)
    return switch phase {
    case .resolve: failure(phase, "was not found within \(time)", "check the network")
    case .connect: failure(phase, "did not accept the connection within \(time)", retry)
    case .secure: failure(phase, "did not set up encryption within \(time)", retry)
    case .send: failure(phase, "did not accept the request within \(time)", retry)
    case .receive:
      failure(
        phase,
        "did not complete its response within \(time); "
          + "received \(Quantity.bytes(exchange.reader.body.count))",
        retry
      )
    default: failure(phase, "did not respond within \(time)", retry)
    }
  }

  /// The phase that the exchange had reached.
  private var phase: TransportError.Phase {
    if exchange.reader.head.status > 0 { return .receive }
    if exchange.has(ccurl_sending) { return .wait }
    if exchange.isSecuring { return .secure }
    if exchange.has(ccurl_connected) { return .send }
    return exchange.has(ccurl_resolved) ? .connect : .resolve
  }

  private var retry: String { "try again" }

  /// libcurl's message, for this exchange if available.
  private var words: String { exchange.problem.isEmpty ? description : exchange.problem }

  private func failure(
    _ phase: TransportError.Phase,
    _ words: String,
    _ hint: String?
  ) -> TransportError {
    TransportError(phase, "\(step.place) \(words)", hint: hint)
  }
}
