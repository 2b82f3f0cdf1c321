public import Platform

/// An error of starting a page.
public enum PageError: Error, Hashable, Sendable {
  /// The library is missing; its name and the system's words.
  case noLibrary(name: String, problem: String)

  /// The library cannot start a server.
  case noServer

  /// Another program uses the port.
  case portInUse(Int)

  /// The system refuses to listen on a port.
  case cannotListen(Int, SystemError)

  /// The permissions of the work exclude the network.
  case notAllowed
}
