package import CommandLanguage
package import TableUI

/// A server that shows the table of a host as a page.
@MainActor package protocol PageServing: AnyObject {
  /// The address for a browser, with the secret of this run.
  var address: String { get }

  /// The port.
  var port: Int { get }

  /// The number of connected clients.
  var clientCount: Int { get }

  /// The descriptors that are readable when the server has work.
  var descriptors: [Int32] { get }

  /// The time after which the server has work, in milliseconds; nil for no limit.
  var timeout: Int32? { get }

  /// Receives a line for each request, or nil for none.
  var log: ((_ line: String) -> Void)? { get set }

  /// Reads requests and responds without waiting.
  ///
  /// - Parameter isBusy: Whether a command runs, so that requests that run another are refused.
  func work(isBusy: Bool)

  /// Sends what changed since the last call.
  func tableDidChange()

  /// Ends all connections.
  func stop()
}

/// A closure that starts a server on a port, or on a free one for 0.
package typealias PageMaker =
  @MainActor (_ port: Int, _ host: any FrontEndHost) -> Result<any PageServing, CommandError>
