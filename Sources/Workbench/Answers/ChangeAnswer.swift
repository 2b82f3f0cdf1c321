import CommandLanguage
import JSON
import TableModel
import TextLayout
import Workspace

/// The output that all editing commands share: changes, sections, rows and the current row.
@MainActor struct ChangeAnswer {
  private let source: OpenTable

  init(_ source: OpenTable) { self.source = source }

  /// Returns the output for finished changes; its text and data are built when they are read.
  func answer(for changes: [TableChange]) -> Answer {
    let report = ChangeReport(changes, in: source)
    return Answer(.pending { report.value }, .pending { report.lines })
  }

  /// Lines about the edit's effect on the filtered, sorted or grouped view; empty without such a
  /// view.
  var viewLines: [String] {
    let arrangement = source.arrangement
    guard !arrangement.isEmpty else { return [] }
    let counts = ArrangementWords.count(source.shownCount, of: source.rowCount)
    let isHidden = source.currentInModel != nil && source.current == nil
    return [
      "\(ArrangementWords(arrangement)): \(counts)" + (isHidden ? "; this row is hidden" : "")
    ]
  }

  /// Returns the text for two swapped rows, which the changes describe as moves.
  func lines(swapping first: IndexPath, _ second: IndexPath) -> [String] {
    let viewLines = viewLines
    return ["swapped \(first) and \(second)" + (viewLines.isEmpty ? "" : " of the model")]
      + viewLines
  }

  /// Returns the changes and the table's state as data.
  func value(for changes: [TableChange]) -> AnswerValue { ChangeReport(changes, in: source).value }

  /// The table's state: sections, rows and the current row.
  var state: AnswerValue { ChangeReport([], in: source).state }

  /// Returns the changes as text; a long list is cut.
  func lines(for changes: [TableChange]) -> [String] {
    changes.isEmpty ? viewLines : ChangeReport(changes, in: source).lines
  }
}

/// A list of finished changes with the table's state right after them.
struct ChangeReport: Sendable {
  private let changes: [TableChange]
  private let sectionCount: Int
  private let rowCount: Int
  private let current: IndexPath?

  /// The new row count of the section that the only change affects, or nil.
  private let ownCount: Int?

  /// A suffix that explains a model address if the table shows its rows in a different order.
  private let origin: String
  private let viewLines: [String]

  @MainActor init(_ changes: [TableChange], in source: OpenTable) {
    self.changes = changes
    // Only numbers are kept: the sections would be copied by the next edit.
    let sections = source.sections
    sectionCount = source.shownSectionCount
    rowCount = source.shownCount
    current = source.current
    if changes.count == 1, let section = changes[0].countedSection {
      ownCount = sections.indices.contains(section) ? sections[section].items.count : nil
    } else {
      ownCount = nil
    }
    viewLines = ChangeAnswer(source).viewLines
    origin = viewLines.isEmpty ? "" : " of the model"
  }

  /// The changes and the table's state as data.
  var value: AnswerValue {
    (["changes": .list(changes.map(\.value))] as AnswerValue).adding(state)
  }

  /// The table's state: sections, rows and the current row.
  var state: AnswerValue {
    [
      "sections": .int(sectionCount), "rows": .int(rowCount),
      "current": current.map { AnswerValue($0) } ?? .null,
    ]
  }

  /// The changes as text; a long list is cut.
  var lines: [String] {
    guard !changes.isEmpty else { return ["nothing to change"] }
    let shown = changes.prefix(20)
    var lines: [String] = []
    for change in shown {
      lines.append(line(for: change))
      let members = MemberChange.lines(of: change)
      if !members.isEmpty { lines += members }
    }
    if changes.count > shown.count { lines.append("… \(changes.count - shown.count) more changes") }
    return viewLines.isEmpty ? lines : lines + viewLines
  }

  private func line(for change: TableChange) -> String {
    switch change {
    case .insert(let items, let path):
      return rows("inserted ", items, at: path, before: -items.count)
    case .delete(let items, let path):
      return rows("deleted ", items, at: path, before: items.count)
    case .move(let from, let to): return "moved \(from) to \(to)\(origin)"
    case .update(let path, _, let item): return "changed \(path)\(origin)\(Self.title(item))"
    case .height(let path, let old, let new):
      return "height of \(path)\(origin): \(Self.words(old.height)) → \(Self.words(new.height))"
    case .insertSection(let section, let index):
      return "inserted section \(index)\(Self.name(section.header))"
    case .deleteSection(let section, let index):
      return "deleted section \(index)\(Self.name(section.header)) with "
        + TextFormatting.count(section.items.count, "row")
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

  private static func title(_ item: Item?) -> String {
    guard let title = item?.title else { return "" }
    return " " + quoted(title.escapedForDisplay())
  }

  /// Returns a text such as `inserted 1 row "Tea" at 0 3; section 0: 12 → 13 rows`.
  ///
  /// Every edit has this line, so it is written into one string, not joined from many.
  private func rows(
    _ verb: String,
    _ items: ItemList,
    at path: IndexPath,
    before difference: Int
  ) -> String {
    var text = verb
    text.reserveCapacity(96)
    text += TextFormatting.count(items.count, "row")
    if items.count == 1 { text += Self.title(items.first) }
    text += " at "
    text += path.description
    text += origin
    guard let now = ownCount else { return text }
    text += "; section "
    text += String(path.section)
    text += ": "
    text += TextFormatting.grouped(now + difference)
    text += " → "
    text += TextFormatting.count(now, "row")
    return text
  }
}

extension TableChange {
  /// The section whose row count is shown before and after the change, or nil.
  fileprivate var countedSection: Int? {
    switch self {
    case .insert(_, let path), .delete(_, let path): path.section
    default: nil
    }
  }
}

extension TableChange {
  /// The change as data.
  var value: AnswerValue { streamedValue.whole }
}
