import Platform

/// A text of commands with a placeholder for each credential, and the credentials themselves.
///
/// Credentials are passwords in URLs, and the values of parameters, headers and variables with
/// names such as `token` or `Authorization`. A session stores, shows and writes only the text with
/// placeholders: `open http://ann:${password:?}@host/`. That text can run again and asks for the
/// missing values.
public struct SecretText: Hashable, Sendable {
  /// The text with placeholders.
  public private(set) var text: String

  /// The credentials, by the names of their placeholders.
  package private(set) var values: [String: String] = [:]

  /// Whether the words are for the shell, whose variables are not ours.
  private var isForShell = false

  /// Creates a secret text by searching a text for credentials; O(length).
  ///
  /// - Parameter text: One or more typed commands.
  public init(_ text: String) { self.init(text, aliases: [:]) }

  package init(_ text: String, aliases: [String: Alias]) {
    self.text = text
    guard Self.mayHoldSecrets(text.utf8Span.span) else { return }
    var edits: [Edit] = []
    var lexer = Lexer(text)
    lexer.keepsVariables = true
    while true {
      let start = lexer.position
      do throws(CommandError) {
        guard let command = try lexer.nextCommand() else { break }
        let before = command.tokens.first?.bare.flatMap { aliases[$0]?.tokens } ?? []
        edits += findEdits(in: command.tokens, behind: before)
        if let edit = programEdit(in: command) { edits.append(edit) }
      } catch {
        let broken = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
        if let rest = Self.cut(broken) {
          edits.append(Edit(range: start..<text.utf8.count, text: rest))
        }
        break
      }
    }
    apply(edits)
  }

  /// A replacement for a range of bytes.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private mutating func apply(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    let bytes = Array(text.utf8)
    var result = ""
    var position = 0
    for edit in edits {
      result += String(decoding: bytes[position..<edit.range.lowerBound], as: UTF8.self) + edit.text
      position = edit.range.upperBound
    }
    text = result + String(decoding: bytes[position...], as: UTF8.self)
  }

  /// Returns an invalid command up to the first possible credential, or nil if it has none.
  ///
  /// The result is still invalid and does not run.
  private static func cut(_ text: String) -> String? {
    let starts = ["://", "--header", "--param", "let "].map { text.firstRange(of: $0)?.upperBound }
    guard let end = starts.compactMap(\.self).min() else { return nil }
    let kept = text[..<end] + RedactedURL.mark
    return ["", " \"", " '"].map { kept + $0 }.first(where: isBroken)
  }

  private static func isBroken(_ text: String) -> Bool {
    var lexer = Lexer(text)
    lexer.keepsVariables = true
    do throws(CommandError) {
      while try lexer.nextCommand() != nil {}
      return false
    } catch {
      return true
    }
  }

  /// Returns whether a search is worthwhile: most lines have no URL, option, password or `let`.
  private static func mayHoldSecrets(_ text: Span<UInt8>) -> Bool {
    // The previous bytes, the last one in the lowest place.
    var last: UInt32 = 0
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if last & 0xFF_FFFF == letWord { return true }
      case UInt8(ascii: "/"): if last & 0xFFFF == colonAndSlash { return true }
      case UInt8(ascii: "="): if last == passwordEnd { return true }
      case UInt8(ascii: "h"), UInt8(ascii: "p"): if last & 0xFFFF == twoDashes { return true }
      default: break
      }
      last = last << 8 | UInt32(byte)
    }
    return false
  }

  private static let letWord: UInt32 = 0x6C_6574
  private static let passwordEnd: UInt32 = 0x776F_7264
  private static let colonAndSlash: UInt32 = 0x3A2F
  private static let twoDashes: UInt32 = 0x2D2D
}

// MARK: Finding

extension SecretText {
  /// Returns the edits that hide the credentials in some words.
  private mutating func findEdits(in tokens: [Token], behind before: [Token]) -> [Edit] {
    var edits: [Edit] = []
    if let edit = variableEdit(in: tokens) { return [edit] }
    isForShell = tokens.first?.bare.map(Self.shells.contains) ?? false
    defer { isForShell = false }
    var option = before.last?.bare
    for token in tokens {
      if token.json == nil, let hidden = hidden(token.text, behind: option), hidden != token.text {
        let raw = text.slice(of: token.range)
        edits.append(Edit(range: token.range, text: Self.spelling(hidden, of: token.text, as: raw)))
      }
      option = token.bare
    }
    return edits
  }

  /// The names of the command whose text is for the shell.
  private static let shells: Set = ["!", "shell", "\\!", ".system"]

  /// Hides the credentials in the program that reads the output.
  private mutating func programEdit(in command: LexedCommand) -> Edit? {
    guard case .program(let line, let offset)? = command.destination else { return nil }
    isForShell = true
    defer { isForShell = false }
    guard let hidden = hidden(line, behind: nil), hidden != line else { return nil }
    // The line begins after the bar.
    let start = offset + 1
    return Edit(range: start..<start + line.utf8.count, text: Self.bare(hidden))
  }

  /// Hides the value of `let token VALUE`, with `let` at the start or after words such as
  /// `repeat 3`.
  private mutating func variableEdit(in tokens: [Token]) -> Edit? {
    guard let word = tokens.firstIndex(where: { $0.bare == "let" }), word + 2 < tokens.count,
      let name = tokens[word + 1].bare, CredentialName.matches(name)
    else { return nil }
    var values = tokens[(word + 2)...]
    if values.first?.text == "=" { values = values.dropFirst() }
    guard let first = values.first, let last = values.last else { return nil }
    let value = values.map(\.text).joined(separator: " ")
    guard let hidden = hiding(value, as: name) else { return nil }
    return Edit(
      range: first.range.lowerBound..<last.range.upperBound,
      text: values.count == 1 && !first.isQuoted ? Self.bare(hidden) : Self.quoted(hidden)
    )
  }

  /// Returns a word with placeholders, or nil if it contains no credential.
  private mutating func hidden(_ text: String, behind option: String?) -> String? {
    switch option {
    case "--header": return hiddenHeader(text)
    case "--param": return hiddenParameter(text)
    default: break
    }
    for name in ["--header=", "--param="] where text.hasPrefix(name) {
      let value = String(text.dropFirst(name.count))
      return hidden(value, behind: String(name.dropLast())).map { name + $0 }
    }
    return hiddenURL(text) ?? hiddenSettings(text)
  }

  private mutating func hiddenHeader(_ text: String) -> String? {
    // An invalid header may be a mistyped one with a credential.
    guard let colon = text.firstIndex(of: ":") else { return hiding(text, as: "header") }
    let start = text[text.index(after: colon)...].firstIndex { $0 != " " } ?? text.endIndex
    let value = text[start...]
    // The scheme names the sign-in method and is not secret.
    let scheme = value.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
    let isScheme = Self.isScheme(scheme) && value.dropFirst(scheme.count).first == " "
    guard isScheme || CredentialName.matches(text[..<colon]) else { return nil }
    let secret = isScheme ? value.dropFirst(scheme.count).drop { $0 == " " } : value
    return hiding(String(secret), as: String(text[..<colon])).map {
      String(text[..<secret.startIndex]) + $0
    }
  }

  /// Returns whether a word of a header names a sign-in method, as in `Bearer TOKEN`.
  package static func isScheme(_ word: some StringProtocol) -> Bool {
    ["bearer", "basic", "digest", "token", "negotiate", "apikey"].contains(word.lowercased())
  }

  private mutating func hiddenParameter(_ text: String) -> String? {
    guard let equals = text.firstIndex(of: "="), CredentialName.matches(text[..<equals]) else {
      return nil
    }
    return hiding(String(text[text.index(after: equals)...]), as: String(text[..<equals]))
      .map { text[...equals] + $0 }
  }

  /// Returns a command in which a placeholder replaces a text that turned out to be a credential.
  public static func concealing(_ secret: String, in command: String) -> String {
    secret.isEmpty ? command : command.replacing(secret, with: "${secret\(Lexer.secretMark)}")
  }

  /// Hides the password of each URL and the parameters in its query.
  private mutating func hiddenURL(_ text: String) -> String? {
    guard let slashes = text.firstRange(of: "://") else { return nil }
    // Variables do not affect how the URL is parsed.
    let masked = Self.masked(text)
    let place = masked.dropFirst(text[..<slashes.upperBound].count)
    if let blank = place.firstIndex(of: " "), masked[blank...].contains("://") {
      // A line for the shell may have several URLs.
      let count = masked[..<blank].count
      let parts = [String(text.prefix(count)), String(text.dropFirst(count))]
      return parts.map { hiddenURL($0) ?? $0 }.joined()
    }
    let word = place.prefix { $0 != " " }
    var result = String(text[..<slashes.upperBound])
    var rest = text[slashes.upperBound...]
    if let user = RedactedURL.user(in: word), !user.isEmpty {
      let start =
        user.count - RedactedURL.secret(in: user, ofScheme: text[..<slashes.lowerBound]).count
      let secret = String(rest.prefix(user.count).dropFirst(start))
      result += rest.prefix(start) + (hiding(secret, as: "password") ?? secret)
      rest = rest.dropFirst(user.count)
    }
    var tail = masked.suffix(rest.count)
    while let mark = tail.firstIndex(where: { "?#&;".contains($0) }) {
      let before = tail[...mark].count
      let count = tail[mark...].dropFirst().prefix { !"?#&; ".contains($0) }.count
      let parameter = String(rest.dropFirst(before).prefix(count))
      result += rest.prefix(before) + (hiddenParameter(parameter) ?? parameter)
      rest = rest.dropFirst(before + count)
      tail = tail.dropFirst(before + count)
    }
    return result + rest
  }

  /// Hides the password in the settings of a connection, such as `host=h password=secret`.
  private mutating func hiddenSettings(_ text: String) -> String? {
    let names = ["host=", "hostaddr=", "dbname=", "user=", "service="]
    guard let found = text.firstRange(of: "password="), names.contains(where: text.contains) else {
      return nil
    }
    let rest = text[found.upperBound...]
    // A value with spaces has quotes.
    let quote = rest.prefix { $0 == "'" }.prefix(1)
    let secret = rest.dropFirst(quote.count).prefix { quote.isEmpty ? $0 != " " : $0 != "'" }
    return hiding(String(secret), as: "password").map {
      "\(text[..<found.upperBound])\(quote)\($0)\(rest[secret.endIndex...])"
    }
  }

  /// Returns a word with zeros in place of its variables.
  private static func masked(_ text: String) -> String {
    var isVariable = false
    return String(
      text.map { character -> Character in
        if character == Lexer.variableStart { isVariable = true }
        defer { if character == Lexer.variableEnd { isVariable = false } }
        return isVariable ? "0" : character
      }
    )
  }

  /// Returns a placeholder for a credential and stores the credential under its name.
  ///
  /// Variables in it stay; the result is nil if it contains nothing else. A variable of the shell is
  /// the whole credential.
  private mutating func hiding(_ secret: String, as name: String) -> String? {
    if isForShell, secret.first == "$" { return nil }
    var result = ""
    var rest = secret[...]
    var isFound = false
    while !rest.isEmpty {
      let literal = rest.prefix { $0 != Lexer.variableStart }
      if !literal.isEmpty {
        isFound = true
        result += placeholder(for: String(literal), name)
      }
      rest = rest.dropFirst(literal.count)
      let end =
        rest.firstIndex(of: Lexer.variableEnd).map { rest.index(after: $0) } ?? rest.endIndex
      result += rest[..<end]
      rest = rest[end...]
    }
    return isFound ? result : nil
  }

  private mutating func placeholder(for secret: String, _ name: String) -> String {
    let own = Self.variableName(name)
    var free = own
    var number = 2
    // A placeholder that was typed stands for another credential.
    while values[free].map({ $0 != secret }) ?? text.contains("${\(free)\(Lexer.secretMark)}") {
      free = "\(own)\(number)"
      number += 1
    }
    values[free] = secret
    return "\(Lexer.variableStart)${\(free):?}\(Lexer.variableEnd)"
  }

  /// Returns a header name as the name of a variable: `x_api_key` for `X-Api-Key`.
  private static func variableName(_ name: String) -> String {
    let name = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return name.first?.isLetter == true ? String(name) : "secret"
  }
}

// MARK: Spelling

extension SecretText {
  /// Returns the spelling of a word with placeholders; it keeps quotes that allow variables.
  private static func spelling(_ hidden: String, of text: String, as raw: String) -> String {
    if raw == bare(text) { return bare(hidden) }
    // Text up to an unquoted `=` is an option or a key.
    if let equals = raw.firstIndex(of: "="), hidden.hasPrefix(raw[...equals]) {
      return raw[...equals] + quoted(String(hidden.dropFirst(raw[...equals].count)))
    }
    return quoted(hidden)
  }

  /// Returns a word without the marks around variables.
  private static func bare(_ word: String) -> String {
    word.filter { $0 != Lexer.variableStart && $0 != Lexer.variableEnd }
  }

  /// Returns a word in double quotes.
  private static func quoted(_ word: String) -> String {
    var result = "\""
    var isVariable = false
    for scalar in word.unicodeScalars {
      let character = Character(scalar)
      if character == Lexer.variableStart || character == Lexer.variableEnd {
        isVariable = character == Lexer.variableStart
      } else if isVariable {
        result.unicodeScalars.append(scalar)
      } else if scalar == "$" || scalar == "\"" || scalar == "\\" {
        result += "\\" + String(character)
      } else if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
