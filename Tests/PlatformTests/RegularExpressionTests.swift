import Platform
import Testing

@Suite struct RegularExpressionTests {
  @Test(arguments: [
    ("a+b", "aab", true), ("a+b", "aabc", false), ("a+b", "xaab", false), ("a|ab", "ab", true),
    ("(a|ab)(c|bcd)", "abcd", true), ("", "", true), ("", "a", false), ("^a$", "a", true),
    ("[0-9]{2,3} ms", "123 ms", true), ("[0-9]{2,3} ms", "1234 ms", false),
    (".", "é", true), ("..", "é", false), ("[äöü]", "ö", true), ("é+", "ééé", true),
    (".*", "two\nlines", true), ("[[:alpha:]]+", "Ünïcode", true), ("x*", "", true),
  ]) func `matches whole texts`(pattern: String, text: String, matches: Bool) throws {
    #expect(try RegularExpression(pattern).matches(text) == matches)
  }

  @Test(arguments: ["(", "[a", "a{2", "*a{", "a\u{0}b", "[[:nothing:]]", "a{3,2}"])
  func `says what is wrong`(pattern: String) throws {
    do throws(RegularExpressionError) {
      _ = try RegularExpression(pattern)
      Issue.record("\(pattern) is an expression")
    } catch {
      #expect(!error.message.isEmpty)
    }
  }

  @Test func `a text may contain a zero byte`() throws {
    #expect(try !RegularExpression("a").matches("a\u{0}b"))
    #expect(try RegularExpression("b$").isFound(in: "a\u{0}b"))
    #expect(try !RegularExpression("a$").isFound(in: "a\u{0}b"))
  }

  @Test func `one expression may be asked often`() throws {
    let expression = try RegularExpression("(row|rows) [0-9]+")
    for number in 0..<1000 { #expect(expression.matches("rows \(number)")) }
  }
}
