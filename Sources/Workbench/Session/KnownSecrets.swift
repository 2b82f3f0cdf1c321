import CommandLanguage
import Platform
import TableStore

/// The credentials of a session, which messages must not show.
struct KnownSecrets {
  /// The credentials in their original and URL-encoded forms.
  private(set) var values: Set<String> = []

  /// The credentials of the running texts by their placeholder names, innermost last.
  private var texts: [(typed: [String: String], given: [String: String])] = []

  /// The minimum length; shorter texts would match parts of many words.
  private static let shortest = 4

  /// Adds the credentials of a text that starts to run.
  mutating func begin(_ text: SecretText) {
    texts.append((text.values, [:]))
    for value in text.values.values { insert(value) }
  }

  /// Removes the placeholders of the text that ends.
  mutating func endText() { texts.removeLast() }

  /// Whether the innermost running text contains a credential.
  var areInRunningText: Bool {
    texts.last.map { !$0.typed.isEmpty || !$0.given.isEmpty } ?? false
  }

  /// Returns the credential for a placeholder in the running texts, or nil.
  func value(of name: String) -> String? {
    texts.reversed().lazy.compactMap { $0.typed[name] ?? $0.given[name] }.first
  }

  /// Returns the typed text that a placeholder in the running texts replaces, or nil.
  func typedText(of name: String) -> String? {
    texts.reversed().lazy.compactMap { $0.typed[name] }.first
  }

  /// Stores the credential for a placeholder.
  mutating func give(_ value: String, for name: String) {
    insert(value)
    if !texts.isEmpty { texts[texts.count - 1].given[name] = value }
  }

  /// Adds a credential.
  mutating func insert(_ value: String) {
    for text in [value, value[...].decodedFromQuery, RequestAddress.encoded(value)]
    where text.count >= Self.shortest { values.insert(text) }
  }

  /// Returns a message without credentials.
  func concealing(_ text: String) -> String {
    var text = RedactedURL.redacting(text)
    guard !values.isEmpty else { return text }
    // A credential may be part of a longer one, so longer ones are replaced first.
    for value in values.sorted(by: { $0.count > $1.count }) where text.contains(value) {
      text = text.replacing(value, with: RedactedURL.mark)
    }
    return text
  }

  /// Returns a result whose error, notes and warnings have no credentials; its rows stay unchanged.
  func concealing(_ result: Result<Answer, CommandError>) -> Result<Answer, CommandError> {
    switch result {
    case .failure(let error): return .failure(concealing(error))
    case .success(var answer):
      guard !values.isEmpty else { return result }
      answer.notes = answer.notes.map(concealing)
      return .success(answer)
    }
  }

  /// Returns an error without credentials.
  func concealing(_ error: CommandError) -> CommandError {
    let wording = error.fault.wording
    return error.saying(
      Wording(
        wording.code,
        concealing(wording.message),
        hint: wording.hint.map(concealing),
        details: wording.details.map(concealing)
      )
    )
  }
}

extension Transcript {
  /// The credentials in the edits' commands.
  var secrets: KnownSecrets {
    var secrets = KnownSecrets()
    for entry in entries { secrets.begin(SecretText(entry.command)) }
    return secrets
  }
}
