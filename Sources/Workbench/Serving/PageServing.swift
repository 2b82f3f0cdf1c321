package import CommandLanguage
package import Platform
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

  /// Receives words about a refused request that may be an attack, or nil for none.
  var notice: ((_ words: String) -> Void)? { get set }

  /// Reads requests and responds without waiting.
  ///
  /// - Parameter isBusy: Whether a command runs, so that requests that run another are refused.
  func work(isBusy: Bool)

  /// Shows the progress of the running command to the clients.
  ///
  /// - Parameters:
  ///   - title: The task.
  ///   - done: The finished amount, or nil.
  ///   - total: The total amount, or nil.
  func showProgress(_ title: String, done: Int?, total: Int?)

  /// Returns once whether a client canceled the running command.
  func takeCancellation() -> Bool

  /// Sends what changed since the last call.
  func tableDidChange()

  /// Accepts the next visit that a file of this machine causes; usually such a visit is refused.
  func expectVisit()

  /// Whether the page still waits for that visit.
  var expectsVisit: Bool { get }

  /// Ends all connections.
  func stop()
}

/// A recording of the steps of a session: what the page showed after each command.
@MainActor package protocol StepRecording: AnyObject {
  /// The numbers of the recorded steps.
  var steps: ClosedRange<Int> { get }

  /// Notes that the current state of a host is to be recorded.
  func note(_ host: any FrontEndHost)

  /// Records the state that is due, before it changes.
  func settle()

  /// Returns the recording as one HTML file.
  ///
  /// - Parameters:
  ///   - first: The first step, or nil for every kept one.
  ///   - names: Texts to replace, such as the name of a folder; longer ones first.
  /// - Returns: The file.
  /// - Throws: The error of reading the page's script or style sheet.
  func file(
    from first: Int?,
    hiding names: [(text: String, with: String)]
  ) throws(FileError) -> FrontEndRecording
}

/// The choices for serving a page.
package struct PageOptions: Sendable {
  /// The port; 0 for a free one.
  package var port = 0

  /// The address of this machine to which other machines can connect, or nil.
  package var host: String?

  /// The secret, or nil for a new one.
  package var token: String?

  /// The resolved path of a folder with the page's script and style sheet; nil for those built in.
  package var assets: String?

  /// The effects beyond the session that commands of the page may have.
  var allowed: Effects = []

  /// Whether the page may only look.
  var isReadOnly = false

  /// Creates the choices of a page on a free port.
  package init() {}
}

/// A closure that starts a server.
package typealias PageMaker =
  @MainActor (_ options: PageOptions, _ host: any FrontEndHost, _ recording: (any StepRecording)?)
  -> Result<any PageServing, CommandError>
