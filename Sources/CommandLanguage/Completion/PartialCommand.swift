/// The command before the cursor: its whole words, and the word that is being typed.
package struct PartialCommand {
  /// The words before the one that is being typed.
  package private(set) var tokens: [Token] = []

  /// The word as typed so far, quotes and all.
  package private(set) var typed = ""

  /// What the word means so far.
  package private(set) var word = ""

  /// Whether the word makes no sense so far: `${` without its end.
  package private(set) var isBroken = false

  /// Whether the word is the file that the answer is to go to.
  package private(set) var isDestination = false

  /// How the word is written.
  package private(set) var spelling = WordSpelling.bare

  /// Reads a text up to its end.
  ///
  /// - Returns: Nil inside a comment, a JSON value or the line for another program, and where the words before
  ///   make no sense.
  package init?(_ text: String, variables: (String) -> String?) {
    let bytes = Array(text.utf8)
    // At the cursor the sign for a comment may become an id.
    let isSign = bytes.last == UInt8(ascii: "#") && bytes.dropLast().contains { !$0.isBlank }
    var input = OpenInput()
    let scanned = bytes.dropLast(isSign ? 1 : 0)
    for line in scanned.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      input.scan(line)
    }
    guard input.isInWords else { return nil }
    let start = input.word ?? input.count
    let known = { name in variables(name) ?? "" }
    isDestination = input.sign != nil
    let before = String(
      decoding: bytes[input.command..<(input.sign ?? start)],
      as: UTF8.self
    )
    guard let tokens = Self.tokens(before, known) else { return nil }
    self.tokens = tokens
    typed = String(decoding: bytes[start...], as: UTF8.self)
    if typed.utf8.first == UInt8(ascii: "\"") { spelling = .double }
    if typed.utf8.first == UInt8(ascii: "'") { spelling = .single }
    if typed.isEmpty || typed == "#" {
      word = typed
      return
    }
    let whole = typed + (input.quote.map { String(Character(UnicodeScalar($0))) } ?? "")
    // Behind another word no sign for a comment is at the start of its line.
    guard let read = Self.tokens("x " + whole, known), read.count == 2 else {
      isBroken = true
      return
    }
    word = read[1].text
  }

  private static func tokens(_ text: String, _ variables: (String) -> String?) -> [Token]? {
    withoutActuallyEscaping(variables) { variables in
      var lexer = Lexer(text, variables: variables)
      do { return try lexer.nextCommand()?.tokens ?? [] } catch { return nil }
    }
  }
}
