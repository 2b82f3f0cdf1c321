import CommandLanguage
import JSON
import Testing

@Suite struct LexerTests {
  private func words(_ text: String, _ variables: [String: String] = [:]) throws -> [[String]] {
    var lexer = Lexer(text) { variables[$0] }
    var commands: [[String]] = []
    while let command = try lexer.nextCommand() { commands.append(command.tokens.map(\.text)) }
    return commands
  }

  @Test(arguments: [
    ("row 0 3", [["row", "0", "3"]]),
    ("  row\t0  3  ", [["row", "0", "3"]]),
    ("row 0 0; row 0 1 ;; ", [["row", "0", "0"], ["row", "0", "1"]]),
    ("# a comment", []),
    ("row 0 0 # the first", [["row", "0", "0"]]),
    ("row #ada", [["row", "#ada"]]),
    ("row #\"two words\"", [["row", "#two words"]]),
    ("insert after \"New York\"", [["insert", "after", "New York"]]),
    ("insert after 'New \"York\"'", [["insert", "after", "New \"York\""]]),
    ("update . title=\"New 12\"", [["update", ".", "title=New 12"]]),
    ("echo \"a\\tb\\u00e9\"", [["echo", "a\tbé"]]),
    ("insert after {\"title\": \"a; b # c\"}", [["insert", "after", "{\"title\": \"a; b # c\"}"]]),
    ("update . tags=[1, 2] x=3", [["update", ".", "tags=[1, 2]", "x=3"]]),
    ("row \\\n 0 3", [["row", "0", "3"]]),
    ("echo \\$HOME", [["echo", "$HOME"]]),
    ("echo '' \"\"", [["echo", "", ""]]),
  ])
  func `takes a line apart`(text: String, commands: [[String]]) throws {
    #expect(try words(text) == commands)
  }

  @Test(arguments: [
    ("row $section 3", "row 1 3"), ("echo \"${section}x\"", "echo 1x"),
    ("echo '$section'", "echo $section"),
    ("echo {\"a\":\"$section\"}", "echo {\"a\":\"$section\"}"),
  ])
  func `puts variables in`(text: String, result: String) throws {
    #expect(try words(text, ["section": "1"]).map { $0.joined(separator: " ") } == [result])
  }

  @Test(arguments: [
    ("row \"abc", 4), ("row 'abc", 4), ("insert after {\"a\":", 13), ("insert after {\"a\":}", 18),
    ("echo $nobody", 5), ("echo ${nobody", 5), ("echo \"\\q\"", 6),
  ])
  func `points at what is broken`(text: String, offset: Int) {
    #expect {
      try words(text)
    } throws: { error in
      (error as? CommandError)?.offset == offset
    }
  }

  @Test(arguments: [
    ("title=New", JSONValue.string("New")), ("n=12", .number(12)), ("flag=true", .bool(true)),
    ("n=\"12\"", .string("12")), ("list=[1]", .array([.number(1)])), ("x=", .string("")),
    ("x=a=b", .string("a=b")),
  ])
  func `reads the value behind an equals sign`(text: String, value: JSONValue) throws {
    var lexer = Lexer(text)
    let token = try #require(try lexer.nextCommand()).tokens[0]
    #expect(token.assignment?.value.text == value.text)
  }
}
