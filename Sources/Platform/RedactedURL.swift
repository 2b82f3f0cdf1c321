/// A URL that is safe to show: without user name, password and the values of credential parameters.
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
  /// The text that replaces a hidden value.
  public static let mark = "…"

  /// The URL without credentials.
  public let description: String

  /// Creates a URL without its credentials; O(length).
  ///
  /// Everything between the scheme's `//` and the last `@` before the path is removed, whatever it
  /// contains: ``user(in:)``. In the query and the fragment, the values of names such as `token`
  /// and `api_key` are removed: ``CredentialName``.
  public init(_ url: String) {
    description = Self.withoutParameters(Self.withoutUser(url))
  }

  /// Returns a message with the credentials of its URLs removed.
  public static func redacting(_ message: String) -> String {
    // Few messages have a colon, and searching for a byte is much faster than for a text.
    guard hasColon(message.utf8Span.span), message.contains("://") else { return message }
    var result = ""
    var rest = message[...]
    while let marks = rest.firstRange(of: "://") {
      let end = rest[marks.upperBound...].firstIndex { $0.isWhitespace || "\"'`".contains($0) }
      result += rest[..<marks.lowerBound]
      result += RedactedURL(String(rest[marks.lowerBound..<(end ?? rest.endIndex)])).description
      rest = rest[(end ?? rest.endIndex)...]
    }
    return result + rest
  }

  private static func hasColon(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] == UInt8(ascii: ":") { return true }
    return false
  }

  /// Returns the user name and the password of a URL, or nil.
  ///
  /// A password with a slash looks like an invalid port number; it then extends to the last `@`.
  ///
  /// - Parameter rest: The URL after its `//`.
  /// - Returns: The text before the `@`.
  public static func user(in rest: Substring) -> Substring? {
    let authority = rest.prefix { !"/?#".contains($0) }
    if let at = authority.lastIndex(of: "@") { return rest[..<at] }
    let from = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let at = rest.lastIndex(of: "@"), let colon = authority[from...].lastIndex(of: ":"),
      !authority[authority.index(after: colon)...].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return rest[..<at]
  }

  /// Returns the secret part of a user: the password, or all of it, because it may be a token.
  ///
  /// Without a password, the user of a database is the name of an account, and no secret.
  ///
  /// - Parameters:
  ///   - user: The user name and the password.
  ///   - scheme: The text before the `://`; only its end counts.
  /// - Returns: The end of the user, possibly empty.
  public static func secret(in user: Substring, ofScheme scheme: Substring) -> Substring {
    if let colon = user.firstIndex(of: ":") { return user[colon...].dropFirst() }
    let namesAccount = ["postgres", "postgresql"].contains(where: scheme.lowercased().hasSuffix)
    return namesAccount ? user[user.endIndex...] : user
  }

  private static func withoutUser(_ url: String) -> String {
    guard let slashes = url.firstRange(of: "//") else { return url }
    let rest = url[slashes.upperBound...]
    guard let user = user(in: rest) else { return url }
    return String(url[..<slashes.upperBound]) + String(rest[user.endIndex...].dropFirst())
  }

  private static func withoutParameters(_ url: String) -> String {
    guard let start = url.firstIndex(where: { $0 == "?" || $0 == "#" }) else { return url }
    var shown = String(url[..<start])
    var rest = url[start...]
    while let separator = rest.first {
      let text = rest.dropFirst()
      let end = text.firstIndex { "?#&;".contains($0) } ?? text.endIndex
      shown.append(separator)
      shown += withoutValue(text[..<end])
      rest = text[end...]
    }
    return shown
  }

  /// Returns a parameter without its value: `token=…` for `token=abc`.
  private static func withoutValue(_ parameter: Substring) -> String {
    guard let equals = parameter.firstIndex(of: "="),
      parameter.index(after: equals) < parameter.endIndex,
      CredentialName.matches(parameter[..<equals].decodedFromQuery)
    else { return String(parameter) }
    return parameter[...equals] + mark
  }
}

/// A test for the names of headers, parameters and variables that hold credentials.
public enum CredentialName: Sendable {
  /// Parts that identify a credential anywhere in a name.
  private static let parts = [
    "token", "secret", "passw", "passphrase", "credential", "signature", "apikey", "authoriz",
    "cookie", "bearer", "session", "jwt",
  ]

  /// Words that identify a credential only as whole words of a name.
  private static let words: Set<String> = [
    "key", "auth", "oauth", "sig", "sid", "pwd", "pw", "pass",
  ]

  /// Returns whether a name's value is a credential, as for `Authorization`, `X-Api-Key`,
  /// `access_token` or `sig`.
  public static func matches(_ name: some StringProtocol) -> Bool {
    let lowered = name.lowercased()
    let joined = lowered.filter { $0.isLetter || $0.isNumber }
    if parts.contains(where: joined.contains) { return true }
    return Self.words(of: name).contains { words.contains($0) }
  }

  /// Returns the lowercase words of a name such as `X-Api-Key`, `api_key` or `apiKey`.
  private static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isBreak = !character.isLetter || wasLower && character.isUppercase
      if isBreak, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}

extension Substring {
  /// The decoded text of a part of a query.
  package var decodedFromQuery: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
