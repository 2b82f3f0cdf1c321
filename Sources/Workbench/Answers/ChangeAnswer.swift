import CommandLanguage
import JSON
import TableModel
import TextLayout
import Workspace

/// Answers what every changing command answers: changes, sections, rows, current.
@MainActor struct ChangeAnswer {
  private let source: OpenSource

  init(_ source: OpenSource) { self.source = source }

  /// The answer about changes that were made.
  func answer(for changes: [TableChange]) -> Answer {
    Answer(value(for: changes), changes.isEmpty ? ["nothing to change"] : lines(for: changes))
  }

  /// What an edit of the source came to in the view over it, where one is on.
  var viewLines: [String] {
    guard !source.arrangement.isEmpty else { return [] }
    let words = ArrangementWords(source.arrangement)
    let counts = ArrangementWords.count(source.shownCount, of: source.rowCount)
    let isHidden = source.currentInModel != nil && source.current == nil
    return ["\(words): \(counts)" + (isHidden ? ", and this one does not" : "")]
  }

  /// The changes and where the table stands, as data.
  func value(for changes: [TableChange]) -> AnswerValue {
    (["changes": .list(changes.map(\.value))] as AnswerValue).adding(state)
  }

  /// Where the table stands: sections, rows, current.
  var state: AnswerValue {
    [
      "sections": .int(source.shownSectionCount), "rows": .int(source.shownCount),
      "current": source.current.map { AnswerValue($0) } ?? .null,
    ]
  }

  /// The changes for people; a long list is cut.
  func lines(for changes: [TableChange]) -> [String] {
    var lines = changes.prefix(20).map { line(for: $0, isAlone: changes.count == 1) }
    if changes.count > lines.count { lines.append("… \(changes.count - lines.count) more changes") }
    return lines + viewLines
  }

  private func line(for change: TableChange, isAlone: Bool) -> String {
    let of = source.arrangement.isEmpty ? "" : " of the source"
    switch change {
    case .insert(let items, let path):
      return "inserted \(Words.count(items.count, "row"))\(title(items)) at \(path)\(of)"
        + counts(path.section, before: -items.count, isAlone)
    case .delete(let items, let path):
      return "deleted \(Words.count(items.count, "row"))\(title(items)) at \(path)\(of)"
        + counts(path.section, before: items.count, isAlone)
    case .move(let from, let to): return "moved \(from) to \(to)\(of)"
    case .update(let path, _, let item): return "changed \(path)\(of)\(title(ItemList([item])))"
    case .height(let path, let old, let new):
      return "height of \(path)\(of): \(Self.words(old.height)) → \(Self.words(new.height))"
    case .insertSection(let section, let index):
      return "inserted section \(index)\(Self.name(section.header))"
    case .deleteSection(let section, let index):
      return "deleted section \(index)\(Self.name(section.header)) with "
        + Words.count(section.items.count, "row")
    case .moveSection(let from, let to): return "moved section \(from) to \(to)"
    case .header(let index, _, let text): return "header of section \(index):\(Self.name(text))"
    case .footer(let index, _, let text): return "footer of section \(index):\(Self.name(text))"
    case .members(let index, _, let object):
      let names = object?.others.map { quoted($0.name.escapedForDisplay()) } ?? []
      return "members of section \(index): "
        + (names.isEmpty ? "(none)" : names.joined(separator: ", "))
    }
  }

  private static func words(_ height: Double?) -> String { height.map(\.pointsText) ?? "auto" }

  private static func name(_ text: String) -> String {
    text.isEmpty ? " (none)" : " " + quoted(text.escapedForDisplay())
  }

  private func title(_ items: ItemList) -> String {
    guard items.count == 1, let title = items.first?.title else { return "" }
    return " " + quoted(title.escapedForDisplay())
  }

  /// `, section 0: 12 → 13 rows`.
  private func counts(_ section: Int, before difference: Int, _ isAlone: Bool) -> String {
    let sections = source.sections
    guard isAlone, sections.indices.contains(section) else { return "" }
    let now = sections[section].items.count
    return ", section \(section): \(Words.grouped(now + difference)) → \(Words.count(now, "row"))"
  }
}

extension TableChange {
  /// The change as data.
  var value: AnswerValue {
    switch self {
    case .insert(let items, let path):
      ["op": "insert", "at": AnswerValue(path), "items": .list(items.map { .json($0.value) })]
    case .delete(let items, let path):
      ["op": "delete", "at": AnswerValue(path), "count": .int(items.count)]
    case .move(let from, let to): ["op": "move", "from": AnswerValue(from), "to": AnswerValue(to)]
    case .update(let path, _, let item):
      ["op": "update", "at": AnswerValue(path), "item": .json(item.value)]
    case .height(let path, _, let item):
      ["op": "height", "at": AnswerValue(path), "height": item.height.map { .points($0) } ?? .null]
    case .insertSection(let section, let index):
      [
        "op": "insertSection", "at": .int(index), "header": .title(section.header),
        "rows": .int(section.items.count),
      ]
    case .deleteSection(let section, let index):
      ["op": "deleteSection", "at": .int(index), "rows": .int(section.items.count)]
    case .moveSection(let from, let to):
      ["op": "moveSection", "from": .int(from), "to": .int(to)]
    case .header(let index, _, let text):
      ["op": "headerSection", "at": .int(index), "text": .title(text)]
    case .footer(let index, _, let text):
      ["op": "footerSection", "at": .int(index), "text": .title(text)]
    case .members(let index, _, let object):
      [
        "op": "membersSection", "at": .int(index),
        "members": .json(.object((object?.others ?? []).map { ($0.name, $0.value) })),
      ]
    }
  }
}
