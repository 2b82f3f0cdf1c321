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
