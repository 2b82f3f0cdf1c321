import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `app implement` subcommand: adds or removes an optional data source or delegate method.
struct AppImplementWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "implement",
    words: .of(.implementation) { Self(method: $0.0, choice: $0.1) },
    meanings: [
      "add or remove an optional method",
      "add it with one return value: false, 60, nil, 0 3",
    ]
  )

  private let method: OptionalMethod
  private let choice: MethodOverride

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    let isOwn = application.implement(method, choice)
    let isThere = source.tableView.implements(method)
    return Answer(
      [
        "method": .text(method.name), "selector": .text(method.selector),
        "implemented": .bool(isThere),
        "by": isThere ? .text(isOwn ? source.door.name : "app") : .null,
      ],
      text(isOwn, source)
    )
  }

  private func text(_ isOwn: Bool, _ source: OpenTable) -> AppText {
    switch choice {
    case .absent: .absent(method: method.name, effect: effect(source))
    case .present where isOwn: .implementedByWiring(method: method.name)
    case .present: .implemented(method: method.name, habit: method.habit)
    case .answering(let answer): .returning(method: method.name, value: answer.words)
    }
  }

  /// Returns the table view's behavior if the whole protocol is missing.
  private func effect(_ source: OpenTable) -> String {
    let name = OptionalProtocol.of(method).name
    let report = source.tableView.capabilities.first { $0.name == name && !$0.isPresent }
    return report.map { ": " + $0.absence } ?? ""
  }
}

extension AnswerKind {
  /// The values that the method accepts in place of on or off.
  fileprivate var syntax: Syntax<MethodAnswer> {
    switch self {
    case .nothing: Self.only("on or off", .never)
    case .onlyNil: .either(Self.nilWord, Self.only("on, off or nil", .never))
    case .flag: Syntax<String>.choice(["true", "false"]).map { .flag($0 == "true") }
    case .points: Syntax<Double>.number("on, off or a number of points").map { .points($0) }
    case .integer: Syntax<Int>.integer("on, off or a number").map { .integer($0) }
    case .text: Self.orNil(Syntax<String>.text("on, off or a text").map { .text($0) })
    case .path: Self.orNil(Self.onePath)
    case .style: Self.oneStyle
    case .titles: Self.orNil(Self.manyTitles)
    }
  }

  private static let nilWord = Syntax<MethodAnswer>.mark("nil", is: .nil)

  private static func orNil(_ piece: Syntax<MethodAnswer>) -> Syntax<MethodAnswer> {
    .either(nilWord, piece.beginning { _ in true })
  }

  /// Returns a syntax that rejects every word with an error naming the expected ones.
  private static func only(_ wanted: String, _ grammar: Grammar) -> Syntax<MethodAnswer> {
    Syntax<MethodAnswer>.words(wanted, "", grammar) { words throws(CommandError) in
      throw words.unexpected(wanted)
    }
    .beginning { _ in true }
  }

  private static let onePath = Syntax<Arguments.Located>
    .explicit("on, off, nil or a row such as 0 3")
    .only("a row such as 0 3") { if case .row(_, .number) = $0.address { true } else { false } }
    .map { located -> MethodAnswer in
      guard case .row(let section, .number(let row)) = located.address else { return .nil }
      return .path(IndexPath(row: row, section: section))
    }

  private static let oneStyle = Syntax<MethodAnswer>.either(
    .mark("delete", is: .style(.delete)),
    .mark("insert", is: .style(.insert)),
    .mark("none", is: .style(.none))
  )

  private static let manyTitles = Syntax<(String, [String])>
    .sequence(.text("on, off or titles"), .many(.text("a title"), written: "TITLE …"))
    .map { MethodAnswer.titles([$0] + $1) }
}

extension Grammar {
  /// The grammar of an optional method and its on or off state.
  fileprivate static let implementedMethod = Grammar.slot(
    WordSlot(name: "a method", isNeverEmpty: true) { _, _ in
      SlotCompletions(OptionalMethod.allCases.map { OfferedWord($0.name, help: $0.selector) })
    } follow: { _, token in
      guard let method = OptionalMethod.named(token.text) else { return [] }
      let onOff: Grammar = .anyWord(of: ["on", "off"])
      return [WordSlot.Follow(grammar: .choice([onOff, method.answerKind.syntax.completion]))]
    }
  )
}

extension Syntax where Value == (OptionalMethod, MethodOverride) {
  /// The syntax of a method with its on or off state, or with its return value.
  fileprivate static let implementation = Syntax(
    forms: [["METHOD", "on|off"], ["METHOD", "VALUE"]],
    grammar: .implementedMethod
  ) { arguments throws(CommandError) in
    let offset = arguments.offset
    let word = try arguments.takeText("a method")
    guard let method = OptionalMethod.named(word) else {
      throw CommandError(
        AppFault.noMethod(word: word, names: OptionalMethod.allCases.map(\.name)),
        at: offset
      )
    }
    let choice = Syntax<MethodOverride>.either(
      .mark("on", is: .present),
      .mark("off", is: .absent),
      method.answerKind.syntax.beginning { _ in true }.map { .answering($0) }
    )
    return (method, try choice.parse(&arguments))
  }
}
