import CommandLanguage
import SourceCode
import Wirings
import Workbench
import Workspace

/// `code`: shows the source of a wiring, a type or a method.
struct CodeCommand: Command {
  static let description = CommandDescription(
    heading: .init("code", short: "cod", in: .seeing),
    words: .of(
      .wiringOrOwn,
      .optional(.placed(.text("a type or a method", "NAME", completed: .codeName))),
      .optional(.placed(.text("a method", "METHOD", completed: .nothing))),
      make: Self.init
    ),
    summary: "show the source of the current wiring, a type or a method",
    pattern:
      "The source is the code that you would write in an app. The start of a name is enough. After "
      + "`trace all`, each method says how often the last command called it.",
    example: "code array didSelectRowAt",
    effects: .reads,
    value: .count("the number of files"),
    forms: examples.map { HelpTopic.Term($0.line, $0.shows) }
  )

  /// The lines of the help, which a test runs under each wiring.
  static let examples: [(line: String, shows: String)] = [
    ("code", "show the files of the current wiring"),
    ("code monolith cellForRowAt", "show a method of a wiring"),
    ("code heightForRow", "show a method where the current wiring has it"),
    ("code ItemDataSource", "show a type"),
    ("code SelectablePlugin process", "show a method of a type"),
  ]

  private let wiring: String
  private let name: Placed<String>?
  private let member: Placed<String>?

  func run(in session: Session) throws(CommandError) -> Answer {
    let facts = SourceFacts.of(wiring)
    guard let name else {
      guard let facts else { throw CommandError(MeasuringFault.noSource(wiring: wiring)) }
      let values = facts.files.map { file -> AnswerValue in
        ["file": .text(file.path), "lines": .int(file.codeLines), "text": .text(file.text)]
      }
      return Answer(.list(values), facts.files.flatMap { ["// \($0.path)"] + $0.lines })
    }
    if let member { return answer(try members(member, of: name), in: session) }
    let finder = CodeFinder(facts)
    let methods = finder.methods(name.value)
    let isType = name.value.first?.isUppercase == true || methods.isEmpty
    let types = isType ? CodeFinder.types(named: name.value) : []
    if let type = types.first, types.count == 1 {
      return answer(CodeFinder.declarations(of: type), in: session)
    }
    if !types.isEmpty { throw Self.ambiguous(name, types) }
    guard !methods.isEmpty else {
      throw CommandError(
        MeasuringFault.noMethod(
          wiring: wiring,
          method: name.value,
          names: finder.methodNames,
          types: CodeFinder.types
        ),
        at: name.offset
      )
    }
    return answer(methods, in: session)
  }

  private func members(
    _ member: Placed<String>,
    of name: Placed<String>
  ) throws(CommandError) -> [CodeFinder.Found] {
    let types = CodeFinder.types(named: name.value)
    guard types.count <= 1 else { throw Self.ambiguous(name, types) }
    guard let type = types.first else {
      throw CommandError(
        MeasuringFault.noType(name: name.value, names: CodeFinder.types),
        at: name.offset
      )
    }
    let found = CodeFinder.members(member.value, of: type)
    guard found.isEmpty else { return found }
    throw CommandError(
      MeasuringFault.noMember(
        type: type,
        name: member.value,
        names: CodeFinder.memberNames(of: type)
      ),
      at: member.offset
    )
  }

  private static func ambiguous(_ name: Placed<String>, _ types: [String]) -> CommandError {
    CommandError(MeasuringFault.severalTypes(name: name.value, names: types), at: name.offset)
  }

  /// The maximum number of lines that are printed of several declarations.
  private static let lineLimit = 600

  private func answer(_ found: [CodeFinder.Found], in session: Session) -> Answer {
    let calls = CodeCalls(session)
    var shown = found
    if found.reduce(0, { $0 + $1.lines.count }) > Self.lineLimit { shown = Array(found.prefix(1)) }
    let values = shown.map { found -> AnswerValue in
      var value: AnswerValue = [
        "file": .text(found.file.path), "line": .int(found.declaration.lines.lowerBound),
        "method": .text(found.declaration.name),
        "text": .text(found.lines.joined(separator: "\n")),
      ]
      if let count = calls?.count(found) { value = value.adding(["calls": .int(count)]) }
      return value
    }
    var lines = shown.flatMap { found in
      ["// \(found.place)" + (calls?.words(found) ?? "")] + (calls?.marked(found) ?? found.lines)
    }
    if shown.count < found.count {
      lines.append(MeasuringText.moreDeclarations(found.count - shown.count).words)
    }
    return Answer(.list(values), lines)
  }
}

extension SourceFacts.File {
  /// The lines of the text.
  fileprivate var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Syntax where Value == String {
  /// The name of a wiring; defaults to that of the current table.
  fileprivate static let wiringOrOwn = Syntax(
    forms: [[["WIRING"]]],
    grammar: .optional(.wiring)
  ) { arguments in
    let session = arguments.session
    let settings = session?.settings ?? SessionSettings()
    if let name = arguments.bare(), settings.wiring(named: name) != nil {
      arguments.take()
      return name
    }
    return session?.current?.wiring.name ?? settings.wiring
  }
}

extension Grammar {
  /// The grammar of a type or of a method of the current wiring.
  fileprivate static let codeName = Grammar.slot(
    WordSlot(name: "a type or a method", samples: ["ItemDataSource"]) { context, word in
      let wiring = (context as? CompletionScope)?.session.current?.wiring.name ?? ""
      let methods = CodeFinder(SourceFacts.of(wiring)).methodNames.flatMap(\.codeWords)
      let words = CodeFinder.types + Set(methods).sorted()
      return SlotCompletions(words.filter { $0.hasPrefix(word) }.prefix(60).map { OfferedWord($0) })
    } following: { _, token in
      let types = token.text.first?.isUppercase == true ? CodeFinder.types(named: token.text) : []
      guard let type = types.first, types.count == 1 else { return [WordSlot.Follow()] }
      return [WordSlot.Follow(grammar: .optional(codeMember(of: type)))]
    }
  )

  /// Returns the grammar of a member of a type.
  private static func codeMember(of type: String) -> Grammar {
    .slot(
      WordSlot(name: "a method") { _, word in
        let words = Set(CodeFinder.memberNames(of: type).flatMap(\.codeWords)).sorted()
        let found = words.filter { $0.hasPrefix(word) && $0.first?.isLetter == true }
        return SlotCompletions(found.prefix(60).map { OfferedWord($0) })
      } following: { _, token in
        CodeFinder.members(token.text, of: type).isEmpty ? [] : [WordSlot.Follow()]
      }
    )
  }
}

extension String {
  /// The words that name a method: its base name, or its labels if other methods share that.
  fileprivate var codeWords: [String] {
    let base = String(prefix { $0 != "(" })
    let labels = drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init)
    let usual = ["tableView", "init", "dataModel", "listModel"]
    return usual.contains(base) ? labels.filter { $0.count > 3 } : [base]
  }
}
