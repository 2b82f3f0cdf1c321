public import JSON
public import Platform
import TableModel

/// One request to a server as an object: set its properties, then call ``start(_:)``. (KtTableView:
/// base server API.)
///
/// Each start ends in exactly one ``RequestOutcome``. The ``RequestLoop`` delivers it, never inside
/// a call of the owner. If the request is restarted, canceled or released, the outcome of the first
/// start is delivered immediately.
@MainActor public final class Request<Value: Sendable> {
  /// Creates a value from a response, on another thread.
  public typealias Decoding = @Sendable (HTTPResponse) throws(RequestError) -> Value

  /// Called once at the end of a start.
  public typealias Completion = @MainActor (RequestOutcome<Value>) -> Void

  /// The server, with or without a scheme.
  public var server = ""

  /// The path on the server.
  public var path = ""

  /// The parameters: in the query for GET and HEAD, else as a form in the body.
  public var parameters: [HTTPField] = []

  /// Further header fields.
  public var headers: [HTTPField] = []

  /// The HTTP method; POST by default, as in the article's framework.
  public var method = "POST"

  /// The limits of time and size.
  public var limits = TransferLimits()

  /// The use of saved responses, or nil.
  public var caching: ResponseCaching?

  /// The state of the request.
  public private(set) var state = RequestState.idle

  /// The reason why the last start failed, or nil.
  public private(set) var error: RequestError?

  /// The value of the response, or nil.
  public private(set) var value: Value?

  /// The response, or nil.
  public private(set) var response: HTTPResponse?

  /// The time of the last start, in milliseconds of the clock, or nil.
  public private(set) var startTime: Int?

  /// The duration of the last start in milliseconds of the clock.
  public private(set) var cost = 0

  /// The time at which the loop noticed the first bytes of the response, in milliseconds of the
  /// clock; nil before that, and for a saved response.
  package private(set) var firstByteTime: Int?

  /// The number of times it was sent.
  public private(set) var startCount = 0

  /// Whether the response is a saved one.
  public private(set) var isDataFromCache = false

  /// The reason why the last start used no saved response, or nil.
  public private(set) var cacheMiss: ResponseCache.Miss?

  /// The reason why the last response was not saved, or nil.
  public private(set) var cacheProblem: FileError?

  private let network: Network
  private var sentRequest: HTTPRequest?

  /// Creates a value from the response; read at each start.
  public var decode: Decoding
  private var completion: Completion?
  private var transfer: FaultingTransfer?
  private var decoding: BackgroundWork<DecodedResponse<Value>>?

  /// Whether the last response was decoded on another thread; nil before the first one.
  ///
  /// It is false only if the system had no thread left.
  public private(set) var wasDecodedInBackground: Bool?

  /// Creates a request without an address.
  ///
  /// - Parameters:
  ///   - network: The network for the request.
  ///   - decode: Creates a value from the response; runs on another thread.
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
  /// Whether the request is waiting for its response.
  public var isLoading: Bool { state == .created || state == .loading }

  /// The whole URL without credentials, safe to show.
  public var shownAddress: String { RedactedURL(httpRequest.url).description }

  /// The URL of the response without credentials if a redirect led to another host, else nil.
  public var answeringAddress: String? {
    guard let url = response?.url, !url.isEmpty, !RequestAddress.haveSameHost(url, httpRequest.url)
    else { return nil }
    return RedactedURL(url).description
  }

  /// The bytes of the response, or nil.
  public var rawData: [UInt8]? { response?.body }

  /// The response as text, or nil; invalid UTF-8 is repaired.
  public var rawString: String? { rawData.map { String(decoding: $0, as: UTF8.self) } }

  /// The number of received bytes, and of announced ones.
  public var progress: (received: Int, expected: Int?) {
    (transfer?.receivedBytes ?? response?.receivedBytes ?? 0, transfer?.expectedBytes)
  }

  /// Sends the request as its properties describe; a running start is superseded.
  ///
  /// - Parameter completion: Called once at the end of this start.
  public func start(_ completion: @escaping Completion) {
    if isLoading {
      transfer?.cancel()
      end(.cancelled, .cancelled(.superseded))
    }
    cost = 0
    firstByteTime = nil
    error = nil
    value = nil
    response = nil
    decoding = nil
    (isDataFromCache, cacheMiss, cacheProblem) = (false, nil, nil)
    state = .created
    self.completion = completion
    startTime = network.clock.now
    startCount += 1
    let request = httpRequest
    sentRequest = request
    network.tell("Request", "start() \(request.method) \(RedactedURL(request.url))")
    if let saved = savedResponse(to: request) {
      isDataFromCache = true
      beginDecoding(saved)
    } else {
      transfer = network.transport.exchange(request)
    }
    state = .loading
    network.loop.add(self)
  }

  /// Sends the same request again.
  public func refresh(_ completion: @escaping Completion) { start(completion) }

  /// Cancels a loading request; its completion is called before this returns.
  ///
  /// - Returns: Whether a request was loading.
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

  private func savedResponse(to request: HTTPRequest) -> HTTPResponse? {
    guard let caching, !caching.ignoresCache else { return nil }
    do throws(ResponseCache.Miss) {
      return try caching.cache.response(to: request, caching.rule)
    } catch {
      cacheMiss = error
      return nil
    }
  }

  /// Saves the response that was just decoded.
  private func saveResponse() {
    guard let caching, !isDataFromCache, let response, let sentRequest else { return }
    do throws(FileError) {
      try caching.cache.save(response, to: sentRequest, caching.rule)
    } catch {
      cacheProblem = error
    }
  }

  private func end(_ state: RequestState, _ outcome: RequestOutcome<Value>) {
    self.state = state
    cost = network.clock.now - (startTime ?? 0)
    transfer = nil
    decoding = nil
    // Cleared before the call, so that it is never called twice.
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
      if let decoded = decoding.result {
        wasDecodedInBackground = !decoded.isMain
        finish(decoded.result)
      }
      return
    }
    guard let transfer else { return }
    if transfer.result == nil { transfer.pump(milliseconds: milliseconds) }
    if firstByteTime == nil, transfer.receivedBytes > 0 { firstByteTime = network.clock.now }
    switch transfer.result {
    case nil: return
    case .failure(let error): fail(.transport(error))
    case .success(let response): beginDecoding(response)
    }
  }

  private func beginDecoding(_ response: HTTPResponse) {
    self.response = response
    let decode = decode
    let main = CurrentThread.number
    decoding = BackgroundWork {
      let isMain = CurrentThread.number == main
      do throws(RequestError) {
        return DecodedResponse(result: .success(try decode(response)), isMain: isMain)
      } catch {
        return DecodedResponse(result: .failure(error), isMain: isMain)
      }
    }
  }

  private func finish(_ result: Result<Value, RequestError>) {
    switch result {
    case .failure(let error): fail(error)
    case .success(let value):
      self.value = value
      saveResponse()
      let bytes = response?.body.count ?? 0
      network.telling(Message.Party("Request", .model), "didSucceed \(bytes) bytes") {
        end(.succeeded, .succeeded(value))
      }
    }
  }
}

/// The value of a response, and the thread that created it.
private struct DecodedResponse<Value: Sendable>: Sendable {
  let result: Result<Value, RequestError>

  /// Whether the thread was the main thread.
  let isMain: Bool
}

extension Request where Value == JSONValue {
  /// Creates a request whose value is the response's JSON; other responses are failures.
  public convenience init(_ network: Network) {
    self.init(network) { response throws(RequestError) in
      do throws(JSONError) { return try JSONValue(parsing: response.body) } catch {
        throw .json(error, url: RedactedURL(response.url).description)
      }
    }
  }

  /// The JSON of the response, or nil.
  public var json: JSONValue? { value }
}
