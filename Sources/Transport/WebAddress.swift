import Platform
import TableStore

/// An address for requests: an `http` or `https` scheme, a server and a target on it.
struct WebAddress: Hashable, Sendable {
  /// The scheme, in lowercase.
  let scheme: String

  /// The text before the `@`, as written, or nil.
  var credentials: String?

  /// The server as written, in lowercase, with the brackets of an IPv6 address.
  let host: String

  /// The port; by default, the scheme's own.
  let port: Int

  /// The path and query in ASCII, with the leading slash.
  let target: String

  /// Whether the connection is encrypted.
  var isSecure: Bool { scheme == "https" }

  /// The server identity; data meant for one origin never goes to another.
  var origin: String { "\(scheme)://\(host)\(portSuffix)" }

  /// The whole address with the credentials, for the library.
  var text: String {
    let before = credentials.map { $0 + "@" } ?? ""
    return "\(scheme)://\(before)\(host)\(portSuffix)\(target)"
  }

  private var portSuffix: String { port == WebAddress.defaultPorts[scheme] ? "" : ":\(port)" }

  private static let defaultPorts = ["http": 80, "https": 443]

  /// Parses an address.
  ///
  /// - Parameter text: The address; the part after a `#` is dropped, because it is never sent.
  /// - Throws: The reason why it is invalid, without the credentials that it may contain.
  init(_ text: String) throws(TransportError) {
    let shown = WebAddress.redacted(text)
    try WebAddress.checkCharacters(of: text, shown)
    let marks = text.firstRange(of: "://")
    guard let marks, let scheme = WebAddress.scheme(text[..<marks.lowerBound]) else {
      throw TransportError(
        .prepare,
        "\(shown.isEmpty ? "an empty address" : shown) does not begin with http:// or https://",
        hint: "only these two work over the network"
      )
    }
    let rest = text[marks.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    var authority = rest[..<end]
    // Browsers treat this as a slash, other programs as part of a password.
    guard !authority.contains("\\") else {
      throw TransportError(.prepare, "\(shown) has a backslash before its path")
    }
    if let at = authority.lastIndex(of: "@") {
      credentials = String(authority[..<at])
      authority = authority[authority.index(after: at)...]
    }
    let (host, port) = WebAddress.divide(authority)
    self.scheme = scheme
    self.host = try WebAddress.checked(host: host, shown)
    self.port = try WebAddress.checked(port: port, of: scheme, shown)
    target = WebAddress.target(rest[end...])
  }

  /// Returns one of the two supported schemes, in lowercase; nil for others.
  private static func scheme(_ text: Substring) -> String? {
    let name = text.lowercased()
    return defaultPorts[name] == nil ? nil : name
  }

  /// Splits a server from its port at the last colon after the brackets of an IPv6 address.
  private static func divide(_ authority: Substring) -> (host: Substring, port: Substring?) {
    let from = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[from...].lastIndex(of: ":") else { return (authority, nil) }
    return (authority[..<colon], authority[authority.index(after: colon)...])
  }

  private static func checked(
    host: Substring,
    _ shown: String
  ) throws(TransportError) -> String {
    guard !host.isEmpty else {
      throw TransportError(
        .prepare,
        "\(shown) has no server name",
        hint: "add the server after the two slashes: `http://SERVER/PATH`"
      )
    }
    let brackets = host.contains { "[]".contains($0) }
    let isAddress = host.hasPrefix("[") && host.hasSuffix("]") && host.count > 2
    if let odd = host.first(where: { "<>\"^`{|}%@,;".contains($0) }), odd != "%" || !isAddress {
      throw TransportError(.prepare, "\(shown) has \"\(odd)\" in the name of the server")
    }
    guard host.utf8.allSatisfy({ $0 < 0x80 }) else {
      // The library's interpretation depends on the user's locale.
      throw TransportError(
        .prepare,
        "\(shown) has letters beyond ASCII in the name of the server",
        hint: "write its registered form, which begins with `xn--`"
      )
    }
    guard !brackets || isAddress, isAddress || !host.contains(":") else {
      throw TransportError(
        .prepare,
        "\(shown) has more than one colon in the name of the server",
        hint: "put an IPv6 address in brackets: `http://[::1]/`"
      )
    }
    return host.lowercased()
  }

  private static func checked(
    port: Substring?,
    of scheme: String,
    _ shown: String
  ) throws(TransportError) -> Int {
    guard let port, !port.isEmpty else { return defaultPorts[scheme] ?? 0 }
    guard port.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(port),
      (1...65_535).contains(number)
    else {
      throw TransportError(
        .prepare,
        "\(shown) has no number from 1 to 65535 as its port",
        hint: "in a password, write / ? # as `%2F`, `%3F`, `%23`"
      )
    }
    return number
  }

  /// Throws if a space or control character would end the sent line and start another.
  private static func checkCharacters(
    of text: String,
    _ shown: String
  ) throws(TransportError) {
    for scalar in text.unicodeScalars {
      if scalar == " " {
        throw TransportError(.prepare, "\(shown) has a space in it", hint: "write it as `%20`")
      }
      if let name = scalar.nameOfControl {
        throw TransportError(.prepare, "\(shown) has the control character \(name) in it")
      }
      if scalar.properties.isWhitespace {
        throw TransportError(.prepare, "\(shown) has white space in it")
      }
    }
  }

  /// Returns the path and query: from the slash up to the `#`, in ASCII.
  private static func target(_ text: Substring) -> String {
    let sent = text.prefix { $0 != "#" }
    return (sent.hasPrefix("/") ? "" : "/") + percentEncoded(sent)
  }

  /// Returns a text with non-ASCII characters percent-encoded, as in browsers.
  private static func percentEncoded(_ text: Substring) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if byte < 0x80 {
        encoded.append(byte)
      } else {
        let digits = Array(String(byte, radix: 16, uppercase: true).utf8)
        encoded += [UInt8(ascii: "%")] + digits
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Returns the safe part of a possibly invalid address.
  ///
  /// If its server is unknown, the text before the last `@` is removed.
  private static func redacted(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return RedactedURL(text).description }
    guard let slashes = text.firstRange(of: "//"), slashes.upperBound <= at else {
      return RedactedURL(String(text[text.index(after: at)...])).description
    }
    return RedactedURL(text).description
  }
}

extension WebAddress: CustomStringConvertible {
  /// The address without credentials.
  var description: String { RedactedURL(textWithoutUser).description }

  /// The address without the part before the `@`; its query may contain credentials.
  var textWithoutUser: String { "\(origin)\(target)" }
}
