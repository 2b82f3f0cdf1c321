import Testing
import TextLayout

@testable import Browse

/// What a terminal library can hold of a Character: never more or fewer columns than the drawing has.
@MainActor @Suite struct TerminalCharsetTests {
  @Test(
    arguments: [
      ("a", ["a"]), ("é", ["é"]), ("日", ["日"]), ("👩‍👩‍👧", ["👩"]), ("👍🏽", ["👍"]),
      ("🇩🇪", ["🇩", "🇪"]), ("☺️", ["☺", " "]), ("1️⃣", ["1\u{20E3}", " "]), ("›", ["›"]),
      ("दी", ["द", "\u{940}"]), ("\u{FFFD}", ["\u{FFFD}"]), ("🏳️‍🌈", ["🏳", " "]),
    ] as [(Character, [String])]
  )
  func `a Character is held in as many columns as it has`(
    character: Character,
    cells: [String]
  ) {
    let width = character.displayWidth
    let held = TerminalCharset().cells(of: character, columns: width)
    let texts = held.map { scalars in
      String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }
    #expect(texts.map { Array($0.unicodeScalars) } == cells.map { Array($0.unicodeScalars) })
  }
}
