import CommandLanguage
import TextLayout
import Workspace

/// The `set` command: sets a table view property or a shell setting.
struct SetCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("set", short: "set", in: .looking),
    words: .of(.orNothing(.assignment)) { assignment -> any Command in
      switch assignment {
      case .table(let property, let value): Self(property: property, value: value)
      case .session(let property, let value): Setting(property: property, value: value)
      case nil: List()
      }
    }
    .written(["PROPERTY", "VALUE"], []),
    summary: "set a property; without arguments, list all and their origin",
    pattern:
      "Assigns a property as application code would; the next layout shows it. The prompt "
      + "has these settings: accessible, color, editor, hints, history, language, pager, prompt and "
      + "timing. Work with databases has connectTimeout, lockTimeout and readTimeout. The list shows "
      + "where each value comes from.",
    example: "set rowHeight 60",
    effects: .changes,
    value: .count("the number of properties"),
    needs: []
  )

  private let property: TableProperty
  private let value: String

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if let refusal = property.refusal(in: source) { throw refusal }
    guard property.set(source, value) else {
      let hint =
        property.values.isEmpty
        ? ViewFault.readOnlyHint(property.name)
        : property.values.joined(separator: ", ") + property.also
      throw Self.misfit(property.name, value, hint)
    }
    source.settings.origins[property.name] = session.host.isReadingSettings ? "file" : "typed"
    try source.layout()
    var answer = property.answer(source)
    answer.note([property.reasonWithoutEffect(in: source)?.words].compactMap { $0 })
    return answer
  }

  /// The `set` command for a shell setting, which needs no table.
  private struct Setting: Command {
    static let description = SetCommand.description

    let property: SessionProperty
    let value: String

    func run(in session: Session) throws -> Answer {
      // An option or environment variable overrides the settings file.
      let isDecided = ["option", "environment"].contains(property.origin(in: session))
      if session.host.isReadingSettings, isDecided { return property.answer(in: session) }
      guard property.set(session, value) else {
        throw misfit(property.name, value, property.valuesText)
      }
      session.settings.origins[property.name] = session.host.isReadingSettings ? "file" : "typed"
      return property.answer(in: session)
    }
  }

  /// The `set` command without arguments: lists all properties and their origin.
  private struct List: Command {
    static let description = SetCommand.description
    let effects = Effects.reads

    func run(in session: Session) -> Answer {
      var table = session.table([.left, .left, .left], overflow: .wrap)
      var members: [AnswerValue.Member] = []
      if let source = session.current {
        for property in TableProperty.all {
          let origin = property.origin(in: source)
          table.append([property.name, property.answer(source).lines[0], origin])
          members.append(.init(property.name, SetCommand.value(property.get(source), origin)))
        }
      }
      for property in SessionProperty.all {
        let origin = property.origin(in: session)
        table.append([property.name, property.answer(in: session).lines[0], origin])
        members.append(.init(property.name, SetCommand.value(property.get(session), origin)))
      }
      return Answer(.object(members), table.lines)
    }
  }

  private static func misfit(_ name: String, _ value: String, _ hint: String) -> CommandError {
    CommandError(ViewFault.propertyValue(name: name, value: value, hint: hint))
  }

  private static func value(_ value: AnswerValue, _ origin: String) -> AnswerValue {
    ["value": value, "origin": .text(origin)]
  }
}

/// A table view property or a shell setting, found by name.
enum NamedProperty {
  case table(TableProperty)
  case session(SessionProperty)
}

extension Syntax where Value == NamedProperty {
  /// The syntax of a property's name.
  static let property = Syntax<String>.text("a property", "PROPERTY", completed: .property)
    .with { arguments throws(CommandError) -> NamedProperty in
      let offset = arguments.offset
      let name = try arguments.takeText("a property")
      if let property = SessionProperty.named(name) { return .session(property) }
      if let property = TableProperty.named(name) { return .table(property) }
      let commands = arguments.session?.commands ?? Features.none.commands
      let hint = hint(about: name, commands)
      throw CommandError(ViewFault.noProperty(name: name, hint: hint), at: offset)
    }

  /// Returns the way to what an unknown property's name probably means, or nil.
  @MainActor private static func hint(about name: String, _ commands: CommandList) -> String? {
    let names = TableProperty.all.map(\.name) + SessionProperty.all.map(\.name)
    if let synonym = CommandSynonyms.synonym(for: name) { return synonym.hint }
    if let command = commands.named(name) { return CallFault.trying(command.description.name) }
    if names.contains(where: { $0.lowercased() == name.lowercased() }) || !HelpName.knows(name) {
      return Suggestion.question(about: name, among: names)
    }
    return CallFault.explainingHelp(of: name)
  }
}

/// A property with its new value.
private enum PropertyAssignment {
  case table(TableProperty, String)
  case session(SessionProperty, String)
}

extension Syntax where Value == PropertyAssignment {
  /// The syntax of a property and its new value.
  fileprivate static let assignment = Syntax<NamedProperty>.property
    .written(["PROPERTY", "VALUE"])
    .completed(by: .propertyAndValue)
    .with { arguments throws(CommandError) -> PropertyAssignment in
      switch try Syntax<NamedProperty>.property.parse(&arguments) {
      case .table(let property):
        _ = arguments.take("=")
        return .table(property, try arguments.takeText("a value for \(property.name)"))
      case .session(let property):
        _ = arguments.take("=")
        guard let value = arguments.takeRest() else {
          throw arguments.unexpected("a value for \(property.name)")
        }
        return .session(property, value)
      }
    }
}

extension TableProperty {
  /// Returns the value as output.
  func answer(_ source: OpenTable) -> Answer {
    let value = get(source)
    let text: String =
      switch value {
      case .bool(let flag): TextFormatting.onOff(flag)
      case .points(let length): length < 0 ? "auto" : length.pointsText + " pt"
      case .text(let text): text
      case .object(let members): Self.words(members)
      default: "nil"
      }
    return Answer(value, text)
  }

  /// Returns insets as text.
  private static func words(_ members: [AnswerValue.Member]) -> String {
    let parts = members.map { member in
      switch member.value {
      case .points(let length): "\(member.key) \(length.pointsText)"
      case .text(let word): "\(member.key) \(word)"
      default: ""
      }
    }
    let isAutomatic = if case .text? = members.last?.value { true } else { false }
    return parts.joined(separator: ", ") + (isAutomatic ? "" : " pt")
  }
}
