/// A URL as it may be shown: without a user name and a password, and without the values of parameters that are
/// credentials.
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
  /// The text that replaces a hidden value.
  public static let mark = "…"

  /// The URL without credentials.
  public let description: String

  /// Leaves the credentials of a URL out; O(length).
  ///
  /// What is between the scheme's `//` and the last `@` before the path goes, whatever it holds: ``user(in:)``. In the query and
  /// the fragment the values of names such as `token` and `api_key` go: see ``CredentialName``.
  public init(_ url: String) {
    description = Self.withoutParameters(Self.withoutUser(url))
  }

  /// A message in which each URL is without credentials.
  public static func redacting(_ message: String) -> String {
    // Hardly any message has a colon, and looking for a byte is much quicker than for a text.
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

  /// The user name and the password of a URL, or nil.
  ///
  /// A password with a slash in it looks like a port that is not a number; then it reaches to the last `@`.
  ///
  /// - Parameter rest: The URL behind its `//`.
  /// - Returns: What is before the `@`.
  public static func user(in rest: Substring) -> Substring? {
    let authority = rest.prefix { !"/?#".contains($0) }
    if let at = authority.lastIndex(of: "@") { return rest[..<at] }
    let from = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let at = rest.lastIndex(of: "@"), let colon = authority[from...].lastIndex(of: ":"),
      !authority[authority.index(after: colon)...].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return rest[..<at]
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

  /// `token=…` of `token=abc`.
  private static func withoutValue(_ parameter: Substring) -> String {
    guard let equals = parameter.firstIndex(of: "="),
      parameter.index(after: equals) < parameter.endIndex,
      CredentialName.matches(parameter[..<equals].decodedFromQuery)
    else { return String(parameter) }
    return parameter[...equals] + mark
  }
}

/// The names of headers, parameters and variables whose values are credentials.
public enum CredentialName: Sendable {
  /// Parts of names that say so wherever they are.
  private static let parts = [
    "token", "secret", "passw", "passphrase", "credential", "signature", "apikey", "authoriz",
    "cookie", "bearer", "session", "jwt",
  ]

  /// Words that say so where they are a word of the name.
  private static let words: Set<String> = [
    "key", "auth", "oauth", "sig", "sid", "pwd", "pw", "pass",
  ]

  /// Whether the value behind a name is a credential: `Authorization`, `X-Api-Key`, `access_token`, `sig`.
  public static func matches(_ name: some StringProtocol) -> Bool {
    let lowered = name.lowercased()
    let joined = lowered.filter { $0.isLetter || $0.isNumber }
    if parts.contains(where: joined.contains) { return true }
    return Self.words(of: name).contains { words.contains($0) }
  }

  /// The words of `X-Api-Key`, `api_key` and `apiKey`, in lower case.
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
  /// A part of a query as it was meant.
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
