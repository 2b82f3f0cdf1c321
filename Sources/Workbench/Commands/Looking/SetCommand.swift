import TextLayout

/// `set`: a property of the table view, or a setting of the shell.
struct SetCommand: Command {
  static let description = CommandDescription(
    name: "set",
    shortest: "set",
    group: .looking,
    syntax: ["set PROPERTY VALUE", "set"],
    summary: "sets a property of the table view or of the prompt; alone it lists all and whence",
    pattern:
      "What application code would assign; the next layout shows it. The settings of the prompt are "
      + "accessible, color, editor, hints, history, pager, prompt and timing; they say where their value comes from.",
    example: "set rowHeight 60",
    effects: .changes,
    completion: .optional(.propertyAndValue)
  )

  private enum Assignment {
    case table(TableProperty, String)
    case session(SessionProperty, String)
  }

  private let assignment: Assignment?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      assignment = nil
      return
    }
    if let property = arguments.takeSessionProperty() {
      _ = arguments.take("=")
      guard let value = arguments.takeRest() else {
        throw arguments.unexpected("a value for \(property.name)")
      }
      assignment = .session(property, value)
      return
    }
    let property = try TableProperty.take(from: &arguments)
    _ = arguments.take("=")
    assignment = .table(property, try arguments.takeText("a value for \(property.name)"))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch assignment {
    case .table(let property, let value): return try set(property, to: value, session)
    case .session(let property, let value):
      // Whoever started the program wants it otherwise this time.
      let isDecided = ["option", "environment"].contains(property.origin(in: session))
      if session.isReadingSettings, isDecided { return property.answer(in: session) }
      guard property.set(session, value) else {
        throw misfit(property.name, value, property.values.joined(separator: ", "))
      }
      session.settings.origins[property.name] = session.isReadingSettings ? "file" : "typed"
      return property.answer(in: session)
    case nil: return list(session)
    }
  }

  private func set(
    _ property: TableProperty,
    to value: String,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if let refusal = property.refusal(in: source) { throw refusal }
    guard property.set(source, value) else {
      let hint =
        property.values.isEmpty
        ? "it can only be read: get \(property.name)"
        : property.values.joined(separator: ", ") + property.also
      throw misfit(property.name, value, hint)
    }
    source.origins[property.name] = session.isReadingSettings ? "file" : "typed"
    try source.layout()
    return property.answer(source)
  }

  private func misfit(_ name: String, _ value: String, _ hint: String) -> CommandError {
    CommandError("bad-argument", "\(name) cannot be \(quoted(value)) here", hint: hint)
  }

  private func list(_ session: Session) -> Answer {
    var table = session.table([.left, .left, .left], overflow: .wrap)
    var members: [AnswerValue.Member] = []
    if let source = session.current {
      for property in TableProperty.all {
        let origin = property.origin(in: source)
        table.append([property.name, property.answer(source).lines[0], origin])
        members.append(.init(property.name, Self.value(property.get(source), origin)))
      }
    }
    for property in SessionProperty.all {
      let origin = property.origin(in: session)
      table.append([property.name, property.answer(in: session).lines[0], origin])
      members.append(.init(property.name, Self.value(property.get(session), origin)))
    }
    return Answer(.object(members), table.lines)
  }

  private static func value(_ value: AnswerValue, _ origin: String) -> AnswerValue {
    ["value": value, "origin": .text(origin)]
  }
}

extension Arguments {
  /// Takes the next word if it names a setting of the shell.
  @MainActor mutating func takeSessionProperty() -> SessionProperty? {
    guard let property = bare().flatMap(SessionProperty.named) else { return nil }
    take()
    return property
  }
}

extension TableProperty {
  /// Takes the name of a property.
  static func take(from arguments: inout Arguments) throws(CommandError) -> TableProperty {
    let offset = arguments.offset
    let name = try arguments.takeText("a property")
    if let property = named(name) { return property }
    throw CommandError(
      "not-found",
      "there is no property \(quoted(name))",
      hint: Suggestion.nearest(to: name, among: all.map(\.name) + SessionProperty.all.map(\.name))
        ?? "set lists them",
      offset: offset
    )
  }

  /// The value as an answer.
  func answer(_ source: OpenSource) -> Answer {
    let value = get(source)
    let text: String =
      switch value {
      case .bool(let flag): Words.onOff(flag)
      case .points(let length): length < 0 ? "auto" : length.pointsText + " pt"
      case .text(let text): text
      case .object(let members): Self.words(members)
      default: "nil"
      }
    return Answer(value, text)
  }

  /// Insets for people.
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
