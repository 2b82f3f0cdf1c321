import TestSupport
import Testing

@testable import CommandLanguage

/// Where words begin and end, and what is open behind the last byte.
@Suite struct WordScannerTests {
  @Test(arguments: [
    (["row 0 3"], nil), (["insert after {"], "{"), (["insert after {", "\"a\": 1}"], nil),
    (["echo \"abc"], "\""), (["echo \"abc", "def\""], nil), (["echo 'it"], "'"),
    (["row \\"], "\\"), (["row \\", "0 3"], nil), (["# it's a comment"], nil),
    (["row 0 0 # don't"], nil), (["row #it's"], "'"), (["echo a{b"], nil), (["update . a=["], "["),
    (["echo {\"}\":"], "{"), (["echo {\"\\\"}\":"], "{"), (["echo \"a\\"], "\""),
  ])
  func `knows what is still open`(lines: [String], opening: String?) {
    var input = WordScanner()
    for line in lines { input.append(line) }
    #expect(input.opening == opening)
  }

  /// Texts of pieces that mean something together.
  private static func texts(_ seed: Int) -> [String] {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", "\"", "'", "\\", "#", " ", "a", "=", ";", ":", ",", "\n", "é", "|", ">",
      "$a", "${a", ":-", ":?", "explain ", "shell ", "! ", "row", "{\"a\": 1}",
    ]
    return (0..<40).map { _ in
      (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
  }

  @Test(arguments: 1...50)
  func `a text in two pieces is read as the whole text`(seed: Int) {
    for text in Self.texts(seed) {
      var whole = WordScanner()
      var states = [whole]
      for byte in text.utf8 {
        whole.take(byte)
        states.append(whole)
      }
      for (count, state) in states.enumerated() {
        var resumed = state
        for byte in text.utf8.dropFirst(count) { resumed.take(byte) }
        #expect(resumed == whole, "seed \(seed): \(text)")
      }
    }
  }

  @Test(arguments: 1...50)
  func `what is complete for the scanner is complete for the lexer`(seed: Int) {
    for text in Self.texts(seed) {
      var scanner = WordScanner()
      for byte in text.utf8 { scanner.take(byte) }
      var lexer = Lexer(text) { _ in "" }
      var fault: LexerFault?
      do throws(CommandError) {
        while try lexer.nextCommand() != nil {}
      } catch {
        fault = error.fault as? LexerFault
      }
      let isOpen = scanner.opening != nil && scanner.opening != "\\"
      switch fault {
      case .openQuote, .openBracket: #expect(isOpen, "seed \(seed): \(text)")
      case nil: #expect(!isOpen, "seed \(seed): \(text)")
      // What is wrong before the end is told first.
      default: break
      }
    }
  }
}
