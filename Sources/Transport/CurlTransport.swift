import Platform
public import TableStore

/// Carries requests to real servers over HTTP, with libcurl.
///
/// The library is loaded with the first request, so that a program which asks for nothing starts as
/// if there were none; where it is missing, each request says so. Several requests may be under way:
/// whichever is pumped, all go on.
///
/// ```swift
/// let transport = CurlTransport(userAgent: "tabletop/0.1.0")
/// let transfer = transport.start(HTTPRequest(url: "http://localhost:8000/people.json"))
/// while transfer.result == nil, !Interruption.isPending { transfer.pump(milliseconds: 100) }
/// ```
///
/// An answer counts when its status is 2xx, its type JSON or JSON Lines in UTF-8 and its length what
/// the head announced. Redirects go from `http` to `https` but never back, and take neither
/// credentials nor headers that may hold some to another server. There are no cookies and no `.netrc`;
/// certificates are always checked; proxies are those of the environment.
@MainActor public final class CurlTransport: HTTPTransport {
  /// What servers are told about who asks.
  public let userAgent: String

  private let library: String
  private var loadedPool: CurlPool?
  private var transfers: [WeakTransfer] = []

  /// Makes a transport; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - userAgent: What servers are told about who asks, such as `tabletop/0.1.0`.
  ///   - library: The file that the library is loaded from, as `dlopen` finds it. The default is the
  ///     name that the library has had since 2006.
  public init(userAgent: String, library: String = "libcurl.so.4") {
    self.userAgent = userAgent
    self.library = library
  }

  /// Begins an exchange.
  ///
  /// - Parameter request: What is asked.
  /// - Returns: The exchange; what is wrong with the request is its result already.
  public func start(_ request: HTTPRequest) -> any HTTPTransfer {
    let transfer = CurlTransfer(request, by: self)
    transfer.begin()
    transfers.append(WeakTransfer(transfer: transfer))
    return transfer
  }

  /// The library, loaded where it is not yet.
  func pool(toAsk address: WebAddress) throws(TransportError) -> CurlPool {
    do throws(SystemError) { try Permissions.checkNetwork() } catch {
      throw TransportError(
        .prepare,
        "\(address) is not asked: the network may not be used",
        hint: "--safe allows files in the folders of the script and the data alone"
      )
    }
    if let loadedPool { return loadedPool }
    let pool = try CurlPool(library: library, toAsk: address)
    loadedPool = pool
    return pool
  }

  /// Lets all exchanges go on until this one is over, the time is, or a signal came.
  func pump(_ transfer: CurlTransfer, milliseconds: Int) {
    let end = Clock.monotonicNanoseconds + UInt64(milliseconds) * 1_000_000
    step()
    while transfer.isUnderWay, !Interruption.isPending {
      let now = Clock.monotonicNanoseconds
      guard now < end, let loadedPool else { return }
      let rest = Int((end - now + 999_999) / 1_000_000)
      switch loadedPool.wait(milliseconds: rest) {
      case .over: step()
      case .woken: return step()
      case .failed: return fail()
      }
    }
  }

  private func step() {
    guard loadedPool?.perform() == true else { return fail() }
    for weak in transfers { weak.transfer?.advance() }
    transfers.removeAll { $0.transfer?.isUnderWay != true }
  }

  private func fail() {
    for weak in transfers { weak.transfer?.fail("libcurl has lost its way") }
  }
}
