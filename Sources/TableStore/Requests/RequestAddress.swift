import Platform

/// Creates a URL from a server, a path and parameters.
public enum RequestAddress: Sendable {
  /// Joins server and path: adds a missing scheme, and puts one slash between them.
  ///
  /// - Parameters:
  ///   - server: For example `host`, `host:8080/` or `https://host`. `http://` is added if the
  ///     scheme is missing, and a slash at the end is removed.
  ///   - path: The path; a missing slash in front is added. If it is empty, the server is used
  ///     without it.
  /// - Returns: The URL.
  public static func join(server: String, path: String) -> String {
    var address = hasScheme(server) ? server : "http://" + server
    if address.hasSuffix("/"), !address.hasSuffix("//") { address.removeLast() }
    guard !path.isEmpty else { return address }
    return address + (path.hasPrefix("/") || path.hasPrefix("?") ? path : "/" + path)
  }

  /// Splits a URL after its host, so that ``join(server:path:)`` restores it.
  ///
  /// The fragment is dropped, because servers do not receive it.
  public static func split(_ url: String) -> (server: String, path: String) {
    let url = url.prefix { $0 != "#" }
    guard let slashes = url.firstRange(of: "://") else { return (String(url), "") }
    let end = url[slashes.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? url.endIndex
    return (String(url[..<end]), String(url[end...]))
  }

  /// Adds parameters to the query of a URL; existing ones with the same names are replaced.
  ///
  /// - Parameters:
  ///   - parameters: Names and values without encoding; they are encoded here.
  ///   - url: The URL.
  /// - Returns: The URL with all parameters, the new ones in order after the old ones.
  public static func adding(_ parameters: [HTTPField], to url: String) -> String {
    guard !parameters.isEmpty else { return url }
    let parts = url.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1)
    let names = Set(parameters.map { encoded($0.name) })
    let old = parts.count > 1 ? parts[1].split(separator: "&") : []
    let kept = old.filter { !names.contains(String($0.prefix { $0 != "=" })) }.map(String.init)
    let query = (kept + [form(parameters)]).joined(separator: "&")
    return (parts.first.map(String.init) ?? "") + "?" + query
  }

  /// Returns the value of a name in the query of a URL, or nil.
  public static func parameter(_ name: String, of url: String) -> String? {
    let parts = url.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1)
    guard parts.count > 1 else { return nil }
    let start = encoded(name) + "="
    return parts[1].split(separator: "&").first { $0.hasPrefix(start) }.map {
      $0.dropFirst(start.count).decodedFromQuery
    }
  }

  /// Returns parameters as the body of a form, which is also the encoding of a query.
  public static func form(_ parameters: [HTTPField]) -> String {
    parameters.map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&")
  }

  /// Resolves a link in a response relative to the response's URL. (RFC 3986, 5.2.)
  ///
  /// - Returns: The URL, or nil if the link is not for HTTP.
  public static func resolve(_ link: String, from base: String) -> String? {
    if hasScheme(link) {
      let lowered = link.lowercased()
      return lowered.hasPrefix("http://") || lowered.hasPrefix("https://") ? link : nil
    }
    let (server, path) = split(base)
    if link.hasPrefix("//") { return server.prefix { $0 != ":" } + ":" + link }
    if link.hasPrefix("/") { return server + link }
    let plain = path.prefix { $0 != "?" }
    if link.hasPrefix("?") { return server + plain + link }
    guard !link.isEmpty else { return nil }
    let folder = plain.lastIndex(of: "/").map { plain[...$0] } ?? "/"
    return server + withoutDots(folder + link)
  }

  /// Returns the credentials in a URL: the password, else a user that may be a token, and the values
  /// of parameters.
  public static func credentials(of url: String) -> [String] {
    var found: [String] = []
    if let slashes = url.firstRange(of: "//"),
      let user = RedactedURL.user(in: url[slashes.upperBound...])
    {
      let scheme = url[..<slashes.lowerBound].prefix { $0 != ":" }
      found.append(String(RedactedURL.secret(in: user, ofScheme: scheme)))
    }
    let query = url.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    for parameter in query.split(whereSeparator: { "&;#".contains($0) }) {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      if parts.count > 1, CredentialName.matches(parts[0].decodedFromQuery) {
        found.append(String(parts[1]))
      }
    }
    return found
  }

  /// Whether two URLs have the same host and port; default ports of different schemes count as
  /// equal.
  static func haveSameHost(_ one: String, _ other: String) -> Bool {
    host(of: one) == host(of: other)
  }

  private static func host(of url: String) -> Substring {
    let server = split(url).server.lowercased()
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")] where server.hasPrefix(scheme)
    {
      let rest = server.dropFirst(scheme.count)
      let host = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
      return host.hasSuffix(port) ? host.dropLast(port.count) : host
    }
    return server[...]
  }

  /// Whether two URLs have the same server and scheme.
  public static func haveSameServer(_ one: String, _ other: String) -> Bool {
    RedactedURL(split(one).server.lowercased()) == RedactedURL(split(other).server.lowercased())
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let range = text.firstRange(of: "://") else { return false }
    let scheme = text[..<range.lowerBound]
    guard let first = scheme.first, first.isASCII, first.isLetter else { return false }
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private static func withoutDots(_ path: String) -> String {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var kept: [Substring] = []
    for part in parts[0].split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": continue
      case "..": if kept.count > 1 { kept.removeLast() }
      default: kept.append(part)
      }
    }
    return kept.joined(separator: "/") + (parts.count > 1 ? "?" + parts[1] : "")
  }

  /// Returns a text with the encoding of a query.
  package static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || "-._~".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
