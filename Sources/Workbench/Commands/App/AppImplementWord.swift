import TableModel
import TableUI

/// `app implement`: an optional method of the data source or the delegate, there or not.
struct AppImplementWord: AppWord {
  static let description = AppWordDescription(
    name: "implement",
    forms: [
      HelpTopic.Term("app implement METHOD on|off", "adds an optional method, or leaves it out"),
      HelpTopic.Term("app implement METHOD VALUE", "adds it with one answer: false, 60, nil, 0 3"),
    ],
    completion: .implementedMethod
  )

  private let method: OptionalMethod
  private let choice: MethodChoice

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    method = try Self.takeMethod(&arguments)
    choice = try Self.takeChoice(&arguments, method)
  }

  private static func takeMethod(
    _ arguments: inout Arguments
  ) throws(CommandError)
    -> OptionalMethod
  {
    let offset = arguments.offset
    let word = try arguments.takeText("a method")
    if let method = OptionalMethod.named(word) { return method }
    throw CommandError(
      "not-found",
      "there is no optional method \(quoted(word))",
      hint: Suggestion.nearest(to: word, among: OptionalMethod.allCases.map(\.name))
        ?? "didSelect, commit, heightForRow, …: Tab lists them",
      offset: offset
    )
  }

  private static func takeChoice(
    _ arguments: inout Arguments,
    _ method: OptionalMethod
  ) throws(CommandError) -> MethodChoice {
    if arguments.take("on") { return .present }
    if arguments.take("off") { return .absent }
    return .answering(try MethodAnswer.take(method.answerKind, from: &arguments))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let application = source.makeApplication(clock: session.clock)
    let isOwn = application.implement(method, choice)
    let isThere = source.tableView.implements(method)
    return Answer(
      [
        "method": .text(method.name), "selector": .text(method.selector),
        "implemented": .bool(isThere),
        "by": isThere ? .text(isOwn ? source.door.name : "app") : .null,
      ],
      words(isOwn, source)
    )
  }

  private func words(_ isOwn: Bool, _ source: OpenSource) -> String {
    switch choice {
    case .absent: return "\(method.name) is not implemented\(effect(source))"
    case .present:
      if isOwn { return "\(method.name) is implemented by the wiring" }
      return "\(method.name) is implemented by the app: \(method.habit)"
    case .answering(let answer):
      return "\(method.name) is implemented by the app: always \(answer.words)"
    }
  }

  /// What the table view does without the whole protocol.
  private func effect(_ source: OpenSource) -> String {
    guard let type = OptionalProtocol.of(method)?.type else { return "" }
    let name = "\(type)".split(separator: ".").last.map(String.init)
    let report = source.tableView.capabilities.first { $0.name == name && !$0.isPresent }
    return report.map { ": " + $0.absence } ?? ""
  }
}

extension MethodAnswer {
  /// Takes an answer of a kind.
  static func take(
    _ kind: AnswerKind,
    from arguments: inout Arguments
  ) throws(CommandError) -> MethodAnswer {
    if kind != .nothing, kind.allowsNil, arguments.take("nil") { return .nil }
    switch kind {
    case .flag: return .flag(try arguments.takeChoice(["true", "false"]) == "true")
    case .points: return .points(try arguments.takeNumber("on, off or a number of points"))
    case .integer: return .integer(try arguments.takeInteger("on, off or a number"))
    case .text: return .text(try arguments.takeText("on, off or a text"))
    case .path: return .path(try takePath(&arguments))
    case .style: return try takeStyle(&arguments)
    case .titles: return .titles(try takeTitles(&arguments))
    case .onlyNil: throw arguments.unexpected("on, off or nil")
    case .nothing: throw arguments.unexpected("on or off")
    }
  }

  private static func takePath(_ arguments: inout Arguments) throws(CommandError) -> IndexPath {
    let start = arguments
    guard
      case .row(let section, .number(let row)) =
        try arguments.takeExplicitAddress("on, off, nil or a row such as 0 3").address
    else { throw start.unexpected("a row such as 0 3") }
    return IndexPath(row: row, section: section)
  }

  private static func takeStyle(_ arguments: inout Arguments) throws(CommandError) -> MethodAnswer {
    switch try arguments.takeChoice(["delete", "insert", "none"]) {
    case "delete": .style(.delete)
    case "insert": .style(.insert)
    default: .style(.none)
    }
  }

  private static func takeTitles(_ arguments: inout Arguments) throws(CommandError) -> [String] {
    var titles = [try arguments.takeText("on, off or titles")]
    while !arguments.isEmpty { titles.append(try arguments.takeText("a title")) }
    return titles
  }
}

extension AnswerKind {
  fileprivate var allowsNil: Bool {
    switch self {
    case .text, .path, .titles, .onlyNil: true
    default: false
    }
  }

  /// What can be typed in place of on or off.
  fileprivate var grammar: Grammar {
    switch self {
    case .nothing: .never
    case .flag: .anyWord(of: ["true", "false"])
    case .points: .number
    case .integer: .number
    case .text: .choice([.word("nil"), .text])
    case .path: .choice([.word("nil"), .row])
    case .style: .anyWord(of: ["delete", "insert", "none"])
    case .titles: .choice([.word("nil"), .sequence([.text, .texts])])
    case .onlyNil: .word("nil")
    }
  }
}

extension Grammar {
  /// An optional method, and whether it is there.
  fileprivate static let implementedMethod = Grammar.slot(
    WordSlot(name: "a method", isNeverEmpty: true) { _, _ in
      Offer(OptionalMethod.allCases.map { OfferedWord($0.name, help: $0.selector) })
    } follow: { _, token in
      guard let method = OptionalMethod.named(token.text) else { return [] }
      let onOff: Grammar = .anyWord(of: ["on", "off"])
      return [WordSlot.Follow(grammar: .choice([onOff, method.answerKind.grammar]))]
    }
  )
}
