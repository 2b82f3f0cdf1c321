public import JSON
import Platform
import TableModel

/// One question to a server as an object: what is asked is in properties, then comes ``start(_:)``.
/// (KtTableView: base server API.)
///
/// Each start ends in exactly one ``RequestOutcome``, delivered by the ``RequestLoop`` and never inside a call
/// of the owner's, except for a request that is started again, cancelled or let go: what the first start ends in
/// is told at once then.
@MainActor public final class Request<Value: Sendable> {
  /// Makes a value of a response, on another thread.
  public typealias Decoding = @Sendable (HTTPResponse) throws(RequestError) -> Value

  /// Called once at the end of a start.
  public typealias Completion = @MainActor (RequestOutcome<Value>) -> Void

  /// The server, with or without a scheme.
  public var server = ""

  /// The path on the server.
  public var path = ""

  /// The parameters: in the query for GET and HEAD, else as a form in the body.
  public var parameters: [HTTPField] = []

  /// Further lines of the head.
  public var headers: [HTTPField] = []

  /// The verb; POST unless said otherwise, as the framework of the article has it.
  public var method = "POST"

  /// The limits of time and size.
  public var limits = TransferLimits()

  /// The state of the request.
  public private(set) var state = RequestState.idle

  /// Why nothing came of the last start, or nil.
  public private(set) var error: RequestError?

  /// The value of the response, or nil.
  public private(set) var value: Value?

  /// The answer, or nil.
  public private(set) var response: HTTPResponse?

  /// When it was last started, in milliseconds of the clock, or nil.
  public private(set) var startTime: Int?

  /// The duration of the last start in milliseconds of the clock.
  public private(set) var cost = 0

  /// The number of times it was sent.
  public private(set) var startCount = 0

  private let network: Network
  /// Makes a value of the response; read at each start.
  public var decode: Decoding
  private var completion: Completion?
  private var transfer: FaultingTransfer?
  private var decoding: BackgroundWork<Result<Value, RequestError>>?

  /// Creates a request that asks nothing yet.
  ///
  /// - Parameters:
  ///   - network: What it goes through.
  ///   - decode: What makes a value of the answer; it runs on another thread.
  public init(_ network: Network, decode: @escaping Decoding) {
    self.network = network
    self.decode = decode
  }

  isolated deinit {
    guard isLoading else { return }
    transfer?.cancel()
    end(.cancelled, .cancelled(.released))
  }
}

extension Request {
  /// Whether an answer is on its way.
  public var isLoading: Bool { state == .created || state == .loading }

  /// The whole address without credentials, as it may be shown.
  public var shownAddress: String { RedactedURL(httpRequest.url).description }

  /// The URL of the response without credentials if a redirect led to another host, else nil.
  public var answeringAddress: String? {
    guard let url = response?.url, !url.isEmpty, !RequestAddress.haveSameHost(url, httpRequest.url)
    else { return nil }
    return RedactedURL(url).description
  }

  /// The bytes of the answer, or nil.
  public var rawData: [UInt8]? { response?.body }

  /// The answer as text, or nil; broken UTF-8 is repaired.
  public var rawString: String? { rawData.map { String(decoding: $0, as: UTF8.self) } }

  /// The number of bytes received, and of those announced.
  public var progress: (received: Int, expected: Int?) {
    (transfer?.receivedBytes ?? response?.receivedBytes ?? 0, transfer?.expectedBytes)
  }

  /// Sends what the properties say; a start that is running is superseded.
  ///
  /// - Parameter completion: Hears once how this start ended.
  public func start(_ completion: @escaping Completion) {
    if isLoading {
      transfer?.cancel()
      end(.cancelled, .cancelled(.superseded))
    }
    cost = 0
    error = nil
    value = nil
    response = nil
    decoding = nil
    state = .created
    self.completion = completion
    startTime = network.clock.now
    startCount += 1
    let request = httpRequest
    network.tell("Request", "start() \(request.method) \(RedactedURL(request.url))")
    transfer = network.transport.exchange(request)
    state = .loading
    network.loop.add(self)
  }

  /// Asks the same again.
  public func refresh(_ completion: @escaping Completion) { start(completion) }

  /// Ends a request that is loading; its completion hears of it before this returns.
  ///
  /// - Returns: Whether there was anything to end.
  @discardableResult public func cancel(_ reason: CancelReason = .byCaller) -> Bool {
    guard isLoading else { return false }
    transfer?.cancel()
    network.tell("Request", "cancel() \(reason.rawValue)")
    end(.cancelled, .cancelled(reason))
    return true
  }

  /// The HTTP request.
  var httpRequest: HTTPRequest {
    let url = RequestAddress.join(server: server, path: path)
    var request = HTTPRequest(method: method, url: url, headers: headers, limits: limits)
    guard !parameters.isEmpty else { return request }
    if ["GET", "HEAD"].contains(method) {
      request.url = RequestAddress.adding(parameters, to: url)
    } else {
      request.body = Array(RequestAddress.form(parameters).utf8)
      if headers["Content-Type"] == nil {
        request.headers.append(HTTPField("Content-Type", "application/x-www-form-urlencoded"))
      }
    }
    return request
  }

  private func end(_ state: RequestState, _ outcome: RequestOutcome<Value>) {
    self.state = state
    cost = network.clock.now - (startTime ?? 0)
    transfer = nil
    decoding = nil
    // Taken out before it is called: there is no second time.
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }

  private func fail(_ error: RequestError) {
    self.error = error
    network.telling(Message.Party("Request", .model), "didFail \(error.code)") {
      end(.failed, .failed(error))
    }
  }
}

extension Request: LoopWork {
  var isOver: Bool { !isLoading }

  var isWaitingForClock: Bool { decoding == nil && transfer?.isWaitingForClock == true }

  func step(milliseconds: Int) {
    if let decoding {
      decoding.wait(milliseconds: Int32(clamping: milliseconds))
      if let result = decoding.result { finish(result) }
      return
    }
    guard let transfer else { return }
    if transfer.result == nil { transfer.pump(milliseconds: milliseconds) }
    switch transfer.result {
    case nil: return
    case .failure(let error): fail(.transport(error))
    case .success(let response):
      self.response = response
      let decode = decode
      decoding = BackgroundWork {
        do throws(RequestError) { return .success(try decode(response)) } catch {
          return .failure(error)
        }
      }
    }
  }

  private func finish(_ result: Result<Value, RequestError>) {
    switch result {
    case .failure(let error): fail(error)
    case .success(let value):
      self.value = value
      let bytes = response?.body.count ?? 0
      network.telling(Message.Party("Request", .model), "didSucceed \(bytes) bytes") {
        end(.succeeded, .succeeded(value))
      }
    }
  }
}

extension Request where Value == JSONValue {
  /// Creates a request whose value is the JSON of the answer; what is not JSON is a failure.
  public convenience init(_ network: Network) {
    self.init(network) { response throws(RequestError) in
      do throws(JSONError) { return try JSONValue(parsing: response.body) } catch {
        throw .json(error, url: RedactedURL(response.url).description)
      }
    }
  }

  /// The JSON of the answer, or nil.
  public var json: JSONValue? { value }
}
