import CommandLanguage
import JSON
import TableModel
import TableStore
import Wirings
import Workspace

/// The `mapping` command: shows, sets and applies item mapping rules.
struct MappingCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("mapping", short: "map", in: .data),
    words: .either(
      .mark("set", help: "set a rule", then: rule),
      .mark("remove", help: "remove a rule", then: removed),
      .mark("clear", help: "remove all rules", is: Self(wish: .clear)),
      .mark("require", help: "keys that each row needs", then: required),
      .mark("try", help: "show the result for a row", then: tried),
      .mark("apply", help: "apply the rules to all rows", is: Self(wish: .apply)),
      .nothing(is: Self(wish: .list))
    )
    .written(
      [],
      ["set", "NAME", "text|number|bool", [.word("from"), .word("PATH")]],
      ["remove", "NAME"],
      ["require", .many("KEY …")],
      ["try", [.row]],
      ["apply|clear"]
    ),
    summary: "show or set rules that convert members of rows",
    pattern:
      "The item converts what the server sends; the controller sees only finished rows. Rules "
      + "for required keys also apply to pages from a server.",
    setup: ["mapping set id text from id"],
    example: "mapping",
    effects: .changes,
    value: .count("the number of rules"),
    forms: [
      HelpTopic.Term("mapping set NAME TYPE", "read NAME as text, number or bool"),
      HelpTopic.Term("… from PATH", "read it from a path such as data/title"),
      HelpTopic.Term("mapping require KEY …", "a row without a text there fails: `datamodel`"),
      HelpTopic.Term("", "leaves it out, other wirings leave the field blank"),
      HelpTopic.Term("mapping try 0 3", "show what the rules make of a row"),
      HelpTopic.Term("mapping apply", "edit all rows; `report` lists the conversions"),
    ]
  )

  /// The requested action on the rules.
  enum Wish: Sendable {
    case list
    case set(MappingRules.Rule)
    case remove(Placed<String>)
    case clear
    case require([String])
    case attempt(Arguments.Located)
    case apply
  }

  private static let required = Syntax<[String]>
    .many(.text("a key", "KEY"), written: "KEY …")
    .map { keys -> any Command in Self(wish: .require(keys)) }

  private static let tried = Syntax<Arguments.Located>.row
    .map { address -> any Command in Self(wish: .attempt(address)) }

  private static let rule = Syntax<any Command>.of(
    Syntax<String>.text("a member", "NAME"),
    Syntax<MappingRules.Kind>.choice,
    .optional(.mark("from", help: "a path", then: .text("a path", "PATH")))
  ) { name, kind, path -> any Command in
    Self(wish: .set(.init(name, kind, from: path ?? name)))
  }

  private static let removed = Syntax<String>.text(
    "a member",
    "NAME",
    completed: .inScope { scope in
      .anyWord(of: scope.source?.settings.mapping.rules.map(\.name) ?? [])
    }
  )
  .placed
  .map { name -> any Command in Self(wish: .remove(name)) }

  private let wish: Wish

  var effects: Effects {
    switch wish {
    case .list, .attempt: .reads
    default: .changes
    }
  }

  var primaryValue: PrimaryValue? {
    if case .list = wish { Self.description.value } else { nil }
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    switch wish {
    case .list: break
    case .set(let rule): source.settings.mapping.set(rule)
    case .remove(let name):
      guard source.settings.mapping.remove(name.value) else {
        throw CommandError(
          MappingFault.noRule(
            name: name.value,
            names: source.settings.mapping.rules.map(\.name)
          ),
          at: name.offset
        )
      }
    case .clear: source.settings.mapping = MappingRules()
    case .require(let keys): source.settings.mapping.required = keys
    case .attempt(let address): return try attempt(address, source, session)
    case .apply: return try apply(source, session)
    }
    source.useRules()
    return list(source.settings.mapping, session)
  }

  private func list(_ mapping: MappingRules, _ session: Session) -> Answer {
    var table = session.table([.left, .left, .left], overflow: .wrap)
    for rule in mapping.rules {
      table.append([rule.name, rule.kind.rawValue, "from " + rule.path])
    }
    var lines = table.lines
    if !mapping.required.isEmpty {
      lines.append(MappingText.required(mapping.required).words)
    }
    if lines.isEmpty { lines = ["no rules; try `mapping set title text`"] }
    let values = mapping.rules.map { rule -> AnswerValue in
      [
        "name": .text(rule.name), "type": .text(rule.kind.rawValue), "path": .text(rule.path),
        "required": .bool(mapping.required.contains(rule.name)),
      ]
    }
    return Answer(.list(values), lines)
  }

  /// Returns what the rules make of one row.
  private func attempt(
    _ address: Arguments.Located,
    _ source: OpenTable,
    _ session: Session
  ) throws -> Answer {
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path) else {
      throw CommandError(ViewFault.rowStale(path: path))
    }
    source.current = path
    var problems: [LoadProblem] = []
    let mapping = source.settings.mapping
    let place = MappingText.place("\(path)").words
    let members = mapping.members(of: item.value, at: place, &problems)
    if let failure = mapping.failure(of: item.value) {
      let action =
        source.wiring.dropsIncomplete ? "the row is left out" : "the field is blank"
      problems.append(LoadProblem(path: place, problem: failure.message, action: action))
    }
    var lines = members.map { session.shown(MappingText.member($0.name, $0.value.text).words) }
    let words = problems.map { MappingText.problem($0).words }
    lines += words.map(session.shown)
    if lines.isEmpty { lines = [MappingText.noRule("\(path)").words] }
    return Answer(
      [
        "members": .object(members.map { .init($0.name, .text($0.value.text)) }),
        "problems": .list(words.map { .text($0) }),
      ],
      lines
    )
  }

  private func apply(_ source: OpenTable, _ session: Session) throws -> Answer {
    let action = Action.map(
      source.settings.mapping,
      dropsIncomplete: source.wiring.dropsIncomplete
    )
    var answer = try session.perform(action, on: source, command: "mapping")
    let count = source.mappingProblems.count
    if count > 0 {
      answer.notes.append(MappingText.noted(count).words)
    }
    return answer
  }
}
