import CommandLanguage
import Platform
import TableStore

extension Session {
  /// Returns the text to run, with placeholders instead of credentials.
  func beginSecrets(of text: String) -> String {
    let secret = SecretText(text, aliases: names.aliases)
    secrets.begin(secret)
    return secret.text
  }

  /// Returns the value of a variable in a running text; a missing credential is requested at the
  /// prompt.
  func value(ofVariable name: String, at place: CommandPlace) -> String? {
    guard name.hasSuffix(Lexer.secretMark) else { return value(ofVariable: name) }
    let name = String(name.dropLast(Lexer.secretMark.count))
    if let known = secrets.value(of: name) { return known }
    guard
      let given = names.variables[name] ?? environmentSecret(name) ?? askedSecret(name, at: place)
    else { return nil }
    secrets.give(given, for: name)
    return given
  }

  /// Returns a line for the shell with its credentials, which the session keeps as placeholders.
  ///
  /// Typed credentials return to their places. A URL of an earlier line has only a placeholder. Then
  /// the shell gets the credential as a variable, which needs no quotes.
  func revealing(_ line: String) -> String {
    var (result, variables) = ("", "")
    var rest = line[...]
    while let start = rest.firstRange(of: "${") {
      let name = rest[start.upperBound...].prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
      }
      let mark = Lexer.secretMark + "}"
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      let end = rest.index(name.endIndex, offsetBy: mark.count, limitedBy: rest.endIndex)
      guard let end, rest[name.endIndex..<end] == mark else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      if let typed = secrets.typedText(of: String(name)) {
        result += typed
      } else {
        // Elsewhere it is the shell's own way to require a variable.
        let word = result[(result.lastIndex(where: \.isWhitespace) ?? result.startIndex)...]
        if word.contains("://"), let value = value(ofVariable: name + Lexer.secretMark, at: place) {
          variables += "\(name)='\(value.replacing("'", with: "'\\''"))'\n"
        }
        result += rest[..<end]
      }
      rest = rest[end...]
    }
    return variables + result + rest
  }

  private func environmentSecret(_ name: String) -> String? {
    isConfined ? nil : Environment.value(Lexer.environmentVariable(ofSecret: name))
  }

  private func askedSecret(_ name: String, at place: CommandPlace) -> String? {
    guard place.isPrompt, let person = host.person else { return nil }
    guard case .line(let answer) = person.askSecret(SessionText.secret(name: name).words) else {
      // Ctrl-C only canceled the question.
      Interruption.clear()
      return nil
    }
    return answer
  }

  /// Records the credentials of a request, so that messages and the history never show them.
  func noteSecrets(of address: String, _ web: WebOptions) {
    var found = RequestAddress.credentials(of: address)
    found += web.parameters.filter { CredentialName.matches($0.name) }.map(\.value)
    for header in web.headers {
      let words = header.value.split(separator: " ", maxSplits: 1)
      let isScheme = SecretText.isScheme(words.first ?? "")
      guard isScheme || CredentialName.matches(header.name) else { continue }
      found.append(isScheme ? words.dropFirst().joined() : header.value)
    }
    for secret in found where !secret.isEmpty && !secrets.values.contains(secret) {
      secrets.insert(secret)
      for feature in moments.keeping { feature.conceal(secret) }
      host.history?.conceal(secret)
    }
  }

  /// Returns the displayable value of a variable; credentials are redacted.
  func shownValue(of name: String, _ value: String) -> String {
    CredentialName.matches(name) ? RedactedURL.mark : secrets.concealing(value)
  }
}
