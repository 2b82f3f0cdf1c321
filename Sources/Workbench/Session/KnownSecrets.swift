import CommandLanguage
import Platform
import TableStore

/// The credentials that a session has met, so that no message shows one of them.
struct KnownSecrets {
  /// The credentials as they were given and as a URL spells them.
  private(set) var values: Set<String> = []

  /// The credentials in the texts that run now, the innermost last, by the names of their placeholders.
  private var typed: [[String: String]] = []

  /// A shorter text would be found in every other word.
  private static let shortest = 4

  /// Takes the credentials of a text that begins to run.
  mutating func begin(_ text: SecretText) {
    typed.append(text.values)
    for value in text.values.values { insert(value) }
  }

  /// Forgets the placeholders of the text that ends.
  mutating func endText() { typed.removeLast() }

  /// The credential behind a placeholder of the texts that run now, or nil.
  func value(of name: String) -> String? { typed.reversed().lazy.compactMap { $0[name] }.first }

  /// Takes the credential that was given for a placeholder.
  mutating func give(_ value: String, for name: String) {
    insert(value)
    if !typed.isEmpty { typed[typed.count - 1][name] = value }
  }

  /// Takes a credential.
  mutating func insert(_ value: String) {
    for text in [value, value[...].decodedFromQuery, RequestAddress.encoded(value)]
    where text.count >= Self.shortest { values.insert(text) }
  }

  /// A message without credentials.
  func concealing(_ text: String) -> String {
    var text = RedactedURL.redacting(text)
    guard !values.isEmpty else { return text }
    // A credential may be a part of another one.
    for value in values.sorted(by: { $0.count > $1.count }) where text.contains(value) {
      text = text.replacing(value, with: RedactedURL.mark)
    }
    return text
  }

  /// An error, or the notes and warnings of an answer, without credentials; rows are data and stay.
  func concealing(_ result: Result<Answer, CommandError>) -> Result<Answer, CommandError> {
    switch result {
    case .failure(let error): return .failure(concealing(error))
    case .success(var answer):
      guard !values.isEmpty else { return result }
      answer.notes = answer.notes.map(concealing)
      return .success(answer)
    }
  }

  /// An error without credentials.
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
  /// The credentials in its commands.
  var secrets: KnownSecrets {
    var secrets = KnownSecrets()
    for entry in entries { secrets.begin(SecretText(entry.command)) }
    return secrets
  }
}
