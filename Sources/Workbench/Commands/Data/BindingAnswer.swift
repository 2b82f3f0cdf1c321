import CommandLanguage
import JSON
import TableModel
import TableStore
import TextLayout
import Workspace

/// The output for a table's bindings: one line per role, with coverage and two sample rows.
@MainActor struct BindingAnswer {
  /// The maximum number of listed groups of sections.
  private static let mostGroups = 20

  /// Sections with the same bindings.
  private struct Group {
    let bindings: ItemBindings
    var numbers: [Int]
    var sections: [Section]
  }

  private let source: OpenTable
  private let session: Session

  init(_ source: OpenTable, _ session: Session) {
    self.source = source
    self.session = session
  }

  /// Returns the output.
  ///
  /// - Parameters:
  ///   - role: The role to show, or nil for all roles.
  ///   - section: The section to show, or nil for all sections.
  /// - Returns: The output.
  func answer(_ role: BindingRole? = nil, section: Int? = nil) -> Answer {
    let groups = groups(section)
    var values: [AnswerValue] = []
    var lines: [String] = []
    for group in groups.prefix(Self.mostGroups) {
      let hasHeading = groups.count > 1 || section != nil
      if hasHeading { lines.append(heading(group)) }
      var table = session.table([.left, .left, .right, .left])
      for role in role.map({ [$0] }) ?? BindingRole.allCases {
        let row = BindingRow(role, group.bindings, BindingSurvey(group.sections).firstItems)
        table.append(row.cells(session))
        values.append(row.value(section: hasHeading ? group.numbers : nil))
      }
      lines += table.lines.map { hasHeading ? "  " + $0 : $0 }
    }
    var answer = Answer(.list(values), lines)
    let rest = groups.count - Self.mostGroups
    if rest > 0 {
      answer.lines.append(BindingText.moreKinds(rest).words)
    }
    return answer
  }

  private func groups(_ section: Int?) -> [Group] {
    var groups: [Group] = []
    var places: [ObjectIdentifier: Int] = [:]
    for (number, part) in source.sections.enumerated() where section == nil || section == number {
      let bindings = source.document.bindings(ofSection: part.origin)
      let place =
        places[ObjectIdentifier(bindings)]
        ?? groups.prefix(200).firstIndex { $0.bindings == bindings }
      if let place {
        groups[place].numbers.append(number)
        if groups[place].sections.count < 100 { groups[place].sections.append(part) }
      } else {
        places[ObjectIdentifier(bindings)] = groups.count
        groups.append(Group(bindings: bindings, numbers: [number], sections: [part]))
      }
    }
    return groups
  }

  private func heading(_ group: Group) -> String {
    let names = group.numbers.prefix(5).map { number in
      let header = source.sections[number].header
      return header.isEmpty ? "\(number)" : "\(number) \"\(session.shown(header))\""
    }
    return BindingText.sections(Array(names), of: group.numbers.count).words
  }
}

/// A role with its bound key.
@MainActor private struct BindingRow {
  private let role: BindingRole
  private let key: String?

  /// The kind of cell that all rows have, or nil.
  private let fixedKind: String?

  /// The number of sampled rows, and of those that have a value.
  private let looked: Int
  private let found: Int

  /// The first two values in readable form.
  private let samples: [String]

  /// Whether most values are objects or arrays.
  private let holdsContainers: Bool

  init(_ role: BindingRole, _ bindings: ItemBindings, _ items: [Item]) {
    self.role = role
    fixedKind = bindings.fixedKind
    // A member of a plain object shows its key and its value, whatever is bound.
    key = items.isEmpty || items.contains(where: \.hasMembers) ? bindings[role.field] : nil
    looked = items.count
    let values =
      bindings.path(of: role.field).map { path in
        items.compactMap { $0.hasMembers ? $0.value[path] : nil }
      } ?? []
    found = values.count
    let shown = values.isEmpty ? items.prefix(2).map { Self.text(role, $0) } : []
    samples =
      values.isEmpty ? shown.compactMap { $0 } : values.prefix(2).map { $0.plainText ?? "null" }
    let containers = values.count { $0.kind == .object || $0.kind == .array }
    holdsContainers = containers * 2 > values.count
  }

  /// Returns the text that a row shows for a role without a bound key.
  private static func text(_ role: BindingRole, _ item: Item) -> String? {
    switch role {
    case .title: item.title
    case .subtitle: item.subtitle
    case .id: item.key
    default: nil
    }
  }

  func cells(_ session: Session) -> [String] {
    if role == .kind, let fixedKind {
      return [role.rawValue, session.shown(fixedKind), BindingText.coversAll.words, ""]
    }
    let texts = samples.map { "\"" + session.shown($0).truncated(toWidth: 24) + "\"" }
    let coverage =
      key == nil ? "" : BindingText.coverage(found, of: looked).words
    let note = holdsContainers ? BindingText.containers.words : ""
    return [
      role.rawValue, key.map { $0.isEmpty ? "\"\"" : session.shown($0) } ?? "–", coverage,
      texts.joined(separator: ", ") + note,
    ]
  }

  func value(section: [Int]?) -> AnswerValue {
    [
      "sections": section.map { .list($0.map { .int($0) }) } ?? .null,
      "role": .text(role.rawValue), "path": .optional(key), "rows": .int(found),
      "of": .int(looked), "samples": .list(samples.map { .text($0) }),
    ]
  }
}
