import CPostgres
package import Platform

/// The address of a database on a PostgreSQL server, such as `postgresql://host/name`.
package struct ServerAddress: Hashable, Sendable {
  /// The starts of such addresses.
  private static let schemes = ["postgresql://", "postgres://"]

  /// The file with the system's certificates, as Debian has it.
  private static let certificates = "/etc/ssl/certs/ca-certificates.crt"

  /// The given address, possibly with a password.
  let text: String

  /// The age of the rows in seconds, or nil for the current rows.
  ///
  /// Copies of the rows may return those of some seconds ago.
  package var staleness: Int?

  /// The longest times for connecting, for a statement and for a lock.
  package var limits = TimeLimits()

  /// The address without user name, password and other credentials.
  package var shown: String { RedactedURL(text).description }

  /// The name of the database for a title: the last part of the path, or the host.
  package var name: String {
    let rest = shown.drop { $0 != "/" }.drop { $0 == "/" }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? "postgresql"
  }

  /// Creates an address; nil if a text is not one.
  package init?(_ text: String) {
    guard Self.isAddress(text) else { return nil }
    self.text = text
  }

  /// Whether a text starts like the address of a server.
  package static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(13).lowercased()
    return schemes.contains(where: start.hasPrefix)
  }

  /// Returns the longest time of a statement or a wait for a lock.
  ///
  /// - Parameters:
  ///   - work: The statement or the wait.
  ///   - setting: The name of the limit in PostgreSQL.
  /// - Returns: The time in seconds, or nil if the address has its own.
  func limit(of work: TimeLimits.Work, named setting: String) -> Int? {
    limits[work] ?? (text.contains(setting) ? nil : work.usual)
  }

  /// Returns the longest time of connecting in seconds, or 0 for no limit.
  func connectLimit(_ library: OpaquePointer) -> Int {
    if let limit = limits[.connecting] { return limit }
    var seconds: Int32 = 0
    let isChosen = unsafe cpostgres_has_setting(library, text, "connect_timeout", &seconds)
    return isChosen ? max(0, Int(seconds)) : TimeLimits.Work.connecting.usual
  }

  /// The settings of a connection: ours first, so that the address, which is in the middle, wins.
  ///
  /// - Parameter library: The library, which parses the address.
  /// - Returns: Names and values; later ones replace earlier ones.
  func settings(_ library: OpaquePointer) -> [(name: String, value: String)] {
    var settings: [(name: String, value: String)] = []
    func has(_ name: String) -> Bool { unsafe cpostgres_has_setting(library, text, name, nil) }
    // The default of the library may send a password in clear text to another machine.
    let isChosen = has("sslmode") || has("service") || Environment.value("PGSSLMODE") != nil
    if !isChosen, !isLocal {
      settings.append(("sslmode", "verify-full"))
      if !has("sslrootcert"), Files.exists(Self.certificates) {
        settings.append(("sslrootcert", Self.certificates))
      }
    }
    settings.append(("dbname", text))
    return settings + [("application_name", "tabletop"), ("client_encoding", "UTF8")]
  }

  /// Whether the server is on this machine: a socket, or a loopback address.
  private var isLocal: Bool {
    let rest = text.drop { $0 != "/" }.dropFirst(2)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = place.hasPrefix("[") ? place.prefix { $0 != "]" } + "]" : place.prefix { $0 != ":" }
    let parameter = text.split(separator: "?", maxSplits: 1).last
      .flatMap { $0.split(separator: "&").first { $0.hasPrefix("host=") }?.dropFirst(5) }
    let chosen = host.isEmpty ? parameter ?? "" : host
    return chosen.isEmpty || chosen.hasPrefix("/") || chosen.hasPrefix("%2F")
      || ["localhost", "127.0.0.1", "[::1]"].contains(chosen)
  }
}
