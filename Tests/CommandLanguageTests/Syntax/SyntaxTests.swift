import CommandLanguage
import Testing

/// Pieces of words: what they take, how they are written and what they refuse.
@MainActor @Suite struct SyntaxTests {
  private func parse<Value>(_ syntax: Syntax<Value>, _ line: String) throws -> Value {
    var lexer = Lexer("x " + line)
    let tokens = try lexer.nextCommand()?.tokens ?? []
    var arguments = Arguments(tokens.dropFirst(), text: "x " + line, end: 2 + line.utf8.count)
    let value = try syntax.parse(&arguments)
    try arguments.expectEnd()
    return value
  }

  private func message<Value>(_ syntax: Syntax<Value>, _ line: String) -> String? {
    do {
      _ = try parse(syntax, line)
      return nil
    } catch {
      return (error as? CommandError)?.message
    }
  }

  private static let listing = Syntax<(Int, Bool, Int?)>.sequence(
    .integer("a section number", "S"),
    .flag("--all"),
    .option("--limit", "N", from: 0, help: "")
  )

  private static let motion = Syntax<Double>.either(
    .mark("by", then: .number()),
    .mark("top", is: 0)
  )

  @Test(arguments: ["2 --all --limit 3", "--all 2 --limit 3", "--limit 3 --all 2"])
  func `options stand anywhere among the words`(line: String) throws {
    let (section, isAll, limit) = try parse(Self.listing, line)
    #expect(section == 2 && isAll && limit == 3)
  }

  private static let pair = Syntax<(Int, Bool)>.sequence(
    .integer("a section number", "S"),
    .flag("--all")
  )

  private static let four = Syntax<(Bool, Int, Int, Bool)>.sequence(
    .flag("--all"),
    .integer("a section number", "S"),
    .integer("a row number", "R"),
    .flag("--raw")
  )

  @Test(arguments: [
    ("2", 2, false), ("2 --all", 2, true), ("--all 2", 2, true),
  ])
  func `two pieces take an option before or after the word`(
    line: String,
    section: Int,
    isAll: Bool
  )
    throws
  {
    #expect(try parse(Self.pair, line) == (section, isAll))
    let made = Syntax<[Int]>.of(.integer("a section number", "S"), .flag("--all")) {
      number,
      isAll in
      isAll ? [number, 1] : [number, 0]
    }
    #expect(try parse(made, line) == [section, isAll ? 1 : 0])
    #expect(made.forms.map(\.text) == Self.pair.forms.map(\.text))
  }

  @Test(arguments: ["2 --raw 3 --all", "--all --raw 2 3", "2 3 --all --raw"])
  func `a longer list of pieces takes options anywhere too`(line: String) throws {
    #expect(try parse(Self.four, line) == (true, 2, 3, true))
  }

  @Test func `a command of one piece is written as the piece`() throws {
    let one = Syntax<[Int]>.of(.integer("a section number", "S")) { [$0] }
    #expect(try parse(one, "4") == [4])
    #expect(message(one, "x") == "expected a section number, found \"x\"")
    #expect(one.forms.map(\.text) == ["S"])
  }

  @Test func `how pieces are written follows from them`() {
    #expect(Self.listing.forms.map(\.text) == ["S [--all] [--limit N]"])
    #expect(Self.motion.forms.map(\.text) == ["by PT", "top"])
    #expect(Self.motion.ifThere.forms.map(\.text) == ["[by PT]", "[top]"])
    #expect(Syntax<Double?>.orNothing(Self.motion).forms.map(\.text) == ["", "by PT", "top"])
  }

  @Test(arguments: [
    ("zork", "expected by or top, found \"zork\""), ("", "expected by or top"),
    ("by", "expected a number of points"), ("by x", "expected a number of points, found \"x\""),
    ("top 3", "unexpected argument \"3\""), ("top --all", "unknown option --all"),
  ])
  func `what does not fit is named, with what does`(line: String, words: String) {
    #expect(message(Self.motion, line) == words)
  }

  @Test func `an option says what it cannot be`() {
    #expect(message(Self.listing, "0 --limit x") == "--limit cannot be \"x\"")
    #expect(message(Self.listing, "0 --limit") == "--limit needs a value")
  }

  @Test func `a value knows where its first word stood`() throws {
    let placed = try parse(
      Syntax<(Double, Placed<Int>)>.sequence(.number(), .placed(.integer("a section number", "S"))),
      "7 3"
    )
    #expect(placed.1.value == 3 && placed.1.offset == 4)
  }
}
