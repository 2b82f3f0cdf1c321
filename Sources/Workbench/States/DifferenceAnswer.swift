import CommandLanguage
import TableModel

/// The difference between two states: counts as data, a sentence and a list as text.
@MainActor struct DifferenceAnswer {
  private let comparison: SectionsDifference
  private let stages: [[TableChange]]
  private let old: [Section]
  private let new: [Section]
  private let session: Session

  /// The maximum number of listed changes.
  private var limit: Int { session.answerForm.isWhole ? .max : 40 }

  init(
    _ comparison: SectionsDifference,
    _ stages: [[TableChange]],
    from old: [Section],
    to new: [Section],
    in session: Session
  ) {
    self.comparison = comparison
    self.stages = stages
    self.old = old
    self.new = new
    self.session = session
  }

  private var difference: TableDifference { comparison.difference }

  /// The counts, and the changes in order.
  var value: AnswerValue {
    [
      "deletes": .int(difference.deleteCount), "inserts": .int(difference.insertCount),
      "moves": .int(difference.moveCount), "updates": .int(updateCount),
      "steps": .int(stages.count),
      "changes": .list(stages.joined().map(\.value)),
    ]
  }

  private var updateCount: Int { difference.changedRows.count + difference.retitledSections.count }

  /// A text such as `2 rows and 1 section deleted, 3 rows moved, in one batch`; nil without
  /// differences.
  var sentence: String? {
    guard !difference.isEmpty else { return nil }
    let parts = [
      Self.part(difference.deletedRows, difference.deletedSections, "deleted"),
      Self.part(difference.insertedRows, difference.insertedSections, "inserted"),
      Self.part(difference.movedRows, difference.movedSections, "moved"),
      Self.part(difference.changedRows, difference.retitledSections, "changed"),
    ].compactMap(\.self)
    let batches =
      stages.count == 1 ? "in one batch" : "in \(stages.count) batches (batchPolicy uikit)"
    return parts.joined(separator: ", ") + ", " + batches
  }

  private static func part(
    _ rows: some Collection,
    _ sections: some Collection,
    _ verb: String
  ) -> String? {
    let counts = [(rows.count, "row"), (sections.count, "section")].filter { $0.0 > 0 }
    if counts.isEmpty { return nil }
    return counts.map { TextFormatting.count($0.0, $0.1) }.joined(separator: " and ") + " " + verb
  }

  /// A warning about duplicate identifiers, if there are any.
  var notes: [String] {
    let ids = comparison.repeatedIDs
    guard !ids.isEmpty else { return [] }
    let names = ids.prefix(3).map { quoted(session.shown($0.text)) }.joined(separator: ", ")
    let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    return [
      "duplicate id\(ids.count == 1 ? "" : "s") \(names)\(more);"
        + " rows with the same id are matched in order"
    ]
  }

  /// The changes, one per line: `-` old positions, `+` new ones, `>` moves, `~` changed rows.
  var list: [String] {
    var lines: [String] = difference.deletedSections.map {
      "- section \($0)\(header(old[$0])), \(TextFormatting.count(old[$0].items.count, "row"))"
    }
    lines += difference.deletedRows.lazy.prefix(limit).map { "- \($0)\(title(old, $0))" }
    lines += difference.insertedSections.map {
      "+ section \($0)\(header(new[$0])), \(TextFormatting.count(new[$0].items.count, "row"))"
    }
    lines += difference.insertedRows.lazy.prefix(limit).map { "+ \($0)\(title(new, $0))" }
    lines += difference.movedSections.map {
      "> section \($0.from) to \($0.to)\(header(old[$0.from]))"
    }
    lines += difference.movedRows.lazy.prefix(limit).map {
      "> \($0.from) to \($0.to)\(title(old, $0.from))"
    }
    lines += difference.retitledSections.map {
      let (before, after) = (old[$0.from], new[$0.to])
      // If the titles are the same, other members differ, which are not listed.
      let isTitled = before.header != after.header || before.footer != after.footer
      return "~ section \($0.from)\(header(before))" + (isTitled ? " is\(header(after))" : "")
    }
    let all =
      difference.deleteCount + difference.insertCount + difference.moveCount + updateCount
    var shown = Array(lines.prefix(limit))
    let changed = difference.changedRows.prefix(limit - shown.count)
    let rest = all - shown.count - changed.count
    for change in changed { shown += self.lines(of: change) }
    return rest > 0 ? shown + ["… \(TextFormatting.grouped(rest)) more"] : shown
  }

  /// A changed row, and what changed in it.
  private func lines(of change: RowMove) -> [String] {
    let (before, after) = (title(old, change.from), title(new, change.to))
    let line = "~ \(change.from)\(before)" + (before == after ? "" : " is\(after)")
    let (was, now) = (
      old[change.from.section].items[change.from.row], new[change.to.section].items[change.to.row]
    )
    return [line] + MemberChange.lines(from: was, to: now)
  }

  private func title(_ sections: [Section], _ path: IndexPath) -> String {
    let title = sections[path.section].items[path.row].title ?? ""
    return title.isEmpty ? "" : "  " + session.shown(title)
  }

  private func header(_ section: Section) -> String {
    section.header.isEmpty ? "" : "  " + session.shown(section.header)
  }
}
