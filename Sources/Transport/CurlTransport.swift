import Platform
public import TableStore

/// A transport for requests to real servers over HTTP, with libcurl.
///
/// The library is loaded for the first request, so a program without requests starts without it. If
/// it is missing, every request fails with that error. Several requests may run at once; pumping
/// one continues all of them.
///
/// ```swift
/// let transport = CurlTransport(userAgent: "tabletop/0.2.0")
/// let transfer = transport.start(HTTPRequest(url: "http://localhost:8000/people.json"))
/// while transfer.result == nil, !Interruption.isPending { transfer.pump(milliseconds: 100) }
/// ```
///
/// A response is valid if its status is 2xx and its type is JSON or JSON Lines in UTF-8. Its length
/// must match the head. Redirects go from `http` to `https` but never back. They send neither
/// credentials nor headers that may contain any to another server. Cookies and `.netrc` are not
/// used; certificates are always checked; proxies come from the environment.
@MainActor public final class CurlTransport: HTTPTransport {
  /// The name of the client that servers receive.
  public let userAgent: String

  private let library: String
  private var loadedPool: CurlPool?
  private var transfers: [WeakTransfer] = []

  /// Creates a transport without loading the library.
  ///
  /// - Parameters:
  ///   - userAgent: The name of the client that servers receive, such as `tabletop/0.2.0`.
  ///   - library: The file name of the library, as `dlopen` finds it. The default is the name that
  ///     the library has had since 2006.
  public init(userAgent: String, library: String = "libcurl.so.4") {
    self.userAgent = userAgent
    self.library = library
  }

  /// Starts a transfer.
  ///
  /// - Parameter request: The request.
  /// - Returns: The transfer; an error in the request is already its result.
  public func start(_ request: HTTPRequest) -> any HTTPTransfer {
    let transfer = CurlTransfer(request, by: self)
    transfer.begin()
    transfers.append(WeakTransfer(transfer: transfer))
    return transfer
  }

  /// Returns the library, loading it on first use.
  func pool(toAsk address: WebAddress) throws(TransportError) -> CurlPool {
    do throws(SystemError) { try Permissions.checkNetwork() } catch {
      throw TransportError(
        .prepare,
        "cannot request \(address): the network is not allowed",
        hint: "`--safe` allows only files in the folders of the script and the data"
      )
    }
    if let loadedPool { return loadedPool }
    let pool = try CurlPool(library: library, toAsk: address)
    loadedPool = pool
    return pool
  }

  /// Continues all exchanges until this one or the time is over, or a signal arrives.
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
    for weak in transfers { weak.transfer?.fail("libcurl stopped unexpectedly") }
  }
}
