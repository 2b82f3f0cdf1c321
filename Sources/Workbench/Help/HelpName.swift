import CommandLanguage
import TableUI
import Workspace

/// The output of `help NAME` for a property or an optional method of UIKit.
@MainActor struct HelpName {
  private let property: TableProperty?
  private let setting: SessionProperty?
  private let method: OptionalMethod?
  private let session: Session

  /// Creates the page of a name, ignoring case; nil if no property or method has it.
  init?(_ word: String, in session: Session) {
    (property, setting, method) = Self.named(word)
    self.session = session
    guard property != nil || setting != nil || method != nil else { return nil }
  }

  /// Returns whether `help` has a page about a word, ignoring case.
  static func knows(_ word: String) -> Bool {
    let (property, setting, method) = named(word)
    return property != nil || setting != nil || method != nil
  }

  private static func named(
    _ word: String
  ) -> (property: TableProperty?, setting: SessionProperty?, method: OptionalMethod?) {
    let lowered = word.lowercased()
    return (
      TableProperty.all.first { $0.name.lowercased() == lowered },
      SessionProperty.all.first { $0.name.lowercased() == lowered },
      OptionalMethod.named(word) ?? OptionalMethod.allCases.first { $0.isSpelled(lowered) }
    )
  }

  /// The page as output.
  var answer: Answer {
    var lines: [StyledLine] = []
    var members: [AnswerValue.Member] = []
    if let property { add(property, &lines, &members) }
    if let setting { add(setting, &lines, &members) }
    if let method { add(method, &lines, &members) }
    return HelpText.answer(.object(members), lines, in: session)
  }

  private func add(
    _ property: TableProperty,
    _ lines: inout [StyledLine],
    _ members: inout [AnswerValue.Member]
  ) {
    let example = try? ExampleTable.makeSession(features: session.features).current
    let initial = example.map { property.answer($0).lines[0] } ?? ""
    let now = session.current.map { property.answer($0).lines[0] }
    let values = property.values.joined(separator: ", ") + property.also
    let way = property.values.isEmpty ? "get \(property.name)" : "set \(property.name) VALUE"
    let kind = property.values.isEmpty ? "a property you can only read" : "a property"
    lines += page(
      property.name,
      kind,
      [
        ("effect", property.effect), ("values", values), ("default", initial), ("now", now ?? ""),
        ("try", way),
      ]
    )
    members += [
      .init("property", .text(property.name)), .init("effect", .text(property.effect)),
      .init("values", .text(values)), .init("default", .text(initial)),
    ]
  }

  private func add(
    _ setting: SessionProperty,
    _ lines: inout [StyledLine],
    _ members: inout [AnswerValue.Member]
  ) {
    let values = setting.valuesText
    lines += page(
      setting.name,
      "a setting of the program",
      [
        ("effect", setting.summary), ("values", values),
        ("now", setting.answer(in: session).lines[0]), ("try", "set \(setting.name) VALUE"),
      ]
    )
    members += [
      .init("setting", .text(setting.name)), .init("summary", .text(setting.summary)),
      .init("values", .text(values)),
    ]
  }

  private func add(
    _ method: OptionalMethod,
    _ lines: inout [StyledLine],
    _ members: inout [AnswerValue.Member]
  ) {
    let owner = OptionalProtocol.of(method)
    let report = session.current?.tableView.capabilities.first { $0.name == owner.name }
    let absence = session.current == nil ? "" : report?.absence ?? ""
    let isThere = session.current.map { $0.tableView.implements(method) ? "yes" : "no" }
    lines += page(
      method.name,
      "an optional method of the \(owner.role.words)",
      [
        ("selector", method.selector), ("protocol", owner.name), ("without", absence),
        ("here", isThere ?? ""), ("try", "app implement \(method.name) on"),
      ]
    )
    members += [
      .init("method", .text(method.name)), .init("selector", .text(method.selector)),
      .init("protocol", .text(owner.name)), .init("absence", .text(absence)),
    ]
  }

  /// Returns a heading, and the facts that are known below it.
  private func page(
    _ name: String,
    _ kind: String,
    _ facts: [(label: String, text: String)]
  ) -> [StyledLine] {
    let terms = facts.filter { !$0.text.isEmpty }.map { HelpTopic.Term($0.label, $0.text) }
    return [StyledLine([.init(name, .heading), .init(": \(kind)")])]
      + HelpText.styledColumns(terms, isPlain: session.settings.isAccessible)
  }
}

extension OptionalMethod {
  /// Returns whether a lower-case word names the method, such as `caneditrow`.
  fileprivate func isSpelled(_ word: String) -> Bool {
    let own = name.lowercased()
    let inside = selector.hasPrefix("tableView(_:") ? selector.dropFirst(12) : selector[...]
    let label = inside.prefix { $0 != ":" && $0 != "(" }.lowercased()
    return [own, label, selector.lowercased()].contains(word)
      || word == own + "row" || word == own + "rowat"
      || label.hasSuffix("at") && word == label.dropLast(2)
  }
}

extension CapabilityReport.Role {
  /// The name of the role in a sentence.
  fileprivate var words: String {
    switch self {
    case .dataSource: "data source"
    case .delegate: "delegate"
    case .prefetchDataSource: "prefetch data source"
    }
  }
}
