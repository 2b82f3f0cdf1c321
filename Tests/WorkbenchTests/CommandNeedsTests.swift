import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What must be there for a command to run is checked for all of them in one place.
@MainActor @Suite struct CommandNeedsTests {
  /// Every command with the line of its example, as its own words make it.
  private func commands() throws -> [(line: String, command: any Command)] {
    let session = try SessionFixture().session
    return try CommandList.all.types.compactMap { type in
      let line = type.description.example
      var lexer = Lexer(line)
      guard let lexed = try lexer.nextCommand() else { return nil }
      var arguments = Arguments(lexed.tokens.dropFirst(), text: line, end: lexed.range.upperBound)
      arguments.context = session
      return (line, try type.description.words.parse(&arguments))
    }
  }

  /// What a line is refused with, as a person types it.
  private func refusal(of line: String, in fixture: SessionFixture) -> CommandError? {
    fixture.type(line)
    guard case .failure(let error)? = fixture.session.lastResult else { return nil }
    return error
  }

  private func names(needing need: CommandNeeds) throws -> [String] {
    try commands().filter { $0.command.needs.contains(need) }
      .map { type(of: $0.command).description.name }
  }

  @Test func `without a source each command that needs one says so`() throws {
    var count = 0
    for (line, command) in try commands()
    where command is any TableCommand || command.needs.contains(.source) {
      count += 1
      #expect(try SessionFixture(nil).code(line) == "no-source", "\(line)")
    }
    #expect(count > 70)
  }

  @Test func `within a batch each command that would disturb it is refused in the same words`()
    throws
  {
    var refused: [String] = []
    for (line, command) in try commands() where command.needs.contains(.noBatch) {
      let fixture = try SessionFixture()
      fixture.run("begin")
      let error = refusal(of: line, in: fixture)
      #expect(error?.code == "refused" && error?.message == "a batch is open", "\(line)")
      #expect(error?.hint == "`end` or `rollback` it first", "\(line)")
      #expect(fixture.session.current?.batch != nil, "\(line)")
      refused.append(type(of: command).description.name)
    }
    #expect(
      refused == [
        "save", "resolve", "filter", "sort", "group", "browse", "enter", "type", "toggle", "choose",
        "button", "swipe", "action", "confirm", "minus", "drag", "fold", "menu", "pull", "more",
        "retry",
        "page", "apply", "undo", "redo", "wiring", "bind", "request",
      ]
    )
  }

  @Test(arguments: ["app index build", "app snapshot apply"])
  func `so is each word of app that would`(line: String) throws {
    let fixture = try SessionFixture()
    fixture.run("begin")
    #expect(refusal(of: line, in: fixture)?.message == "a batch is open")
  }

  @Test func `nobody touches a table that is not on the screen`() throws {
    let names = try names(needing: .screen)
    #expect(names.contains("select") && names.contains("scroll") && !names.contains("row"))
    for (line, command) in try commands() where command.needs.contains(.screen) {
      let fixture = try SessionFixture()
      fixture.run("disappear")
      let error = refusal(of: line, in: fixture)
      #expect(error?.message == "people.json is not on the screen", "\(line)")
    }
  }

  @Test(arguments: [
    ("index", CommandNeeds.source), ("index A", .screen), ("focus", .source), ("focus up", .screen),
    ("close", .source), ("close people.json", CommandNeeds()), ("app cell 0 3", .source),
  ])
  func `what is needed follows from the words`(line: String, needs: CommandNeeds) throws {
    var lexer = Lexer(line)
    let lexed = try #require(try lexer.nextCommand())
    let type = try #require(CommandList.all.named(lexed.tokens[0].text))
    var arguments = Arguments(lexed.tokens.dropFirst(), text: line, end: line.utf8.count)
    #expect(try type.description.words.parse(&arguments).needs == needs)
  }

  @Test(arguments: [
    ("height 0 3", true), ("height 0 3 88", false), ("trace show", true), ("trace diagram", true),
    ("trace diagram x.svg", false), ("save -", true), ("save", false), ("echo on", false),
    ("echo on and on", true), ("repeat 2 rows", true), ("repeat 2 time delete", false),
    ("device", true), ("device iPhone SE", false), ("app cell 0 0 state", true),
    ("app cell 0 0 setSelected on", false), ("history clear", false), ("history", true),
  ])
  func `whether anything changes follows from the words`(line: String, isLook: Bool) throws {
    var lexer = Lexer(line)
    let lexed = try #require(try lexer.nextCommand())
    let call = try CommandCall(lexed, of: .all, text: line, allowsShort: false).parsed(in: nil)
    #expect(call.effects.isReadOnly == isLook)
  }
}
