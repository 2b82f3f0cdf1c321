import Testing
import TextLayout

@Suite struct WidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("α", 1), ("¡", 1),
      ("\u{E000}", 1), ("\u{AD}", 1), ("\u{600}", 1), ("\u{605}", 1), ("\u{6DD}", 0),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("\u{20DD}", 0),
      ("\u{903}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 0),
      ("\u{11AB}", 0), ("\u{1F1E9}", 2), ("🇩🇪", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1),
      ("⌚", 2), ("⌚\u{FE0E}", 1), ("👍🏽", 2), ("✌🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("a\u{FE0F}", 1), ("漢\u{FE0E}", 2), ("नि", 2), ("कि", 2), ("\u{1F3FD}", 2),
    ] as [(Character, Int)]
  )
  func `a Character has its width`(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }

  @Test(
    arguments: [
      0x00, 0x1B, 0x7F, 0x85, 0x9F, 0x2028, 0x2029, 0x202E, 0x2066, 0xFDD0, 0xFFFE, 0x10FFFF,
    ] as [UInt32]
  )
  func `what never reaches the screen has no width`(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    #expect(Character(scalar).displayWidth == 0)
    #expect(String(scalar).displayWidth == 0)
  }

  @Test(
    arguments: [
      ("", 0), ("Tabletop", 8), ("Müller", 6), ("東京 Tokyo", 10), ("👩‍💻 Ada", 6), ("ẹ̀kọ́", 3),
      ("नमस्ते", 4), ("क्ष", 2), ("مرحبا", 5), ("a\nb", 2), ("~ !", 3),
    ])
  func `a text has its width`(text: String, width: Int) {
    #expect(text.displayWidth == width)
    #expect(text[...].displayWidth == width)
    #expect(displayWidth(of: text) == width)
    #expect(displayWidth(of: text[...]) == width)
  }

  @Test(.enabled(if: UnicodeFiles.areInstalled, "\(UnicodeFiles.absence)"))
  func `every fully-qualified emoji is one Character of two columns`() throws {
    let lines = try UnicodeFiles.fields("emoji/emoji-test.txt")
    let emoji = lines.filter { $0.last == "fully-qualified" }.map { UnicodeFiles.text($0[0]) }
    #expect(emoji.count > 3000)
    #expect(emoji.filter { $0.count != 1 || $0.displayWidth != 2 } == [])
  }

  @Test(.enabled(if: UnicodeFiles.areInstalled, "\(UnicodeFiles.absence)"))
  func `letters and symbols are as wide as East Asian Width says`() throws {
    let widths = try UnicodeFiles.property("EastAsianWidth.txt")
    let categories = try UnicodeFiles.property("extracted/DerivedGeneralCategory.txt")
    let syllables = try UnicodeFiles.property("HangulSyllableType.txt")
    let others: Set = ["Mn", "Me", "Mc", "Cf", "Cc", "Cs", "Zl", "Zp"]
    var wrong: [String] = []
    for (code, width) in widths where !others.contains(categories[code] ?? "Cn") {
      guard let scalar = Unicode.Scalar(code), code & 0xFFFE != 0xFFFE else { continue }
      let isFlag = (0x1F1E6...0x1F1FF).contains(code)
      let isNoncharacter = (0xFDD0...0xFDEF).contains(code)
      var expected = width == "W" || width == "F" || isFlag ? 2 : 1
      if ["V", "T"].contains(syllables[code] ?? "") || isNoncharacter { expected = 0 }
      if Character(scalar).displayWidth != expected { wrong.append(String(code, radix: 16)) }
    }
    #expect(wrong == [])
  }

  @Test(.enabled(if: UnicodeFiles.areInstalled, "\(UnicodeFiles.absence)"))
  func `marks and format characters have no width, spacing marks one`() throws {
    let categories = try UnicodeFiles.property("extracted/DerivedGeneralCategory.txt")
    let visible: Set<UInt32> = [0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605]
    let expected = ["Mn": 0, "Me": 0, "Cf": 0, "Mc": 1]
    var wrong: [String] = []
    for (code, category) in categories where !visible.contains(code) {
      guard let scalar = Unicode.Scalar(code), let width = expected[category] else { continue }
      if Character(scalar).displayWidth != width { wrong.append(String(code, radix: 16)) }
    }
    #expect(wrong == [])
  }

  @Test(arguments: 1...20)
  func `a text is as wide as its Characters together`(seed: Int) {
    var generator = SampleText(seed: seed)
    for _ in 0..<200 {
      let text = generator.next()
      let expected = text.reduce(0) { $0 + $1.displayWidth }
      #expect(text.displayWidth == expected, "seed \(seed), \(text.unicodeScalars.map(\.value))")
    }
  }
}
