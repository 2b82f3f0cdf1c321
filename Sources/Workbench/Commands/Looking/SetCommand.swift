import TextLayout

/// `set`: a property of the table view.
struct SetCommand: Command {
  static let description = CommandDescription(
    name: "set",
    shortest: "set",
    group: .looking,
    syntax: ["set PROPERTY VALUE", "set"],
    summary: "sets a property of the table view; alone it lists them",
    pattern: "What application code would assign; the next layout shows it.",
    example: "set rowHeight 60",
    effects: .changes,
    completion: .optional(.propertyAndValue),
    needs: .source
  )

  private let assignment: (property: TableProperty, value: String)?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      assignment = nil
      return
    }
    let property = try TableProperty.take(from: &arguments)
    _ = arguments.take("=")
    assignment = (property, try arguments.takeText("a value for \(property.name)"))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    guard let (property, value) = assignment else { return list(source, session) }
    guard property.set(source, value) else {
      let hint =
        property.values.isEmpty
        ? "it can only be read: get \(property.name)"
        : property.values.joined(separator: ", ")
          + property.also
      throw CommandError(
        "bad-argument",
        "\(property.name) cannot be \(quoted(value)) here",
        hint: hint
      )
    }
    try source.layout()
    return property.answer(source)
  }

  private func list(_ source: OpenSource, _ session: Session) -> Answer {
    var table = TextTable([.left, .left])
    for property in TableProperty.all {
      table.append([property.name, property.answer(source).lines[0]])
    }
    let values = TableProperty.all.map { AnswerValue.Member($0.name, $0.get(source)) }
    return Answer(.object(values), table.lines)
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
      hint: Suggestion.nearest(to: name, among: all.map(\.name)) ?? "set lists them",
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
