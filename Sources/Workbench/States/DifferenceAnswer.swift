import CommandLanguage
import TableModel
import TextLayout

/// The difference between two states: counts as data, a sentence and a list as text.
struct DifferenceAnswer: Sendable {
  private let comparison: SectionsDifference
  private let stages: [[TableChange]]
  private let old: [Section]
  private let new: [Section]
  private let escapeStyle: EscapeStyle

  /// The maximum number of changes in a list for people.
  private static let limit = 40

  @MainActor init(
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
    escapeStyle = session.settings.escapeStyle
  }

  private var difference: TableDifference { comparison.difference }

  /// The counts, and the changes in order.
  var value: AnswerValue { streamedValue.whole }

  /// The counts, and the changes in order, which become data while they are written.
  var streamedValue: StreamedValue {
    .object([
      .init("deletes", .value(.int(difference.deleteCount))),
      .init("inserts", .value(.int(difference.insertCount))),
      .init("moves", .value(.int(difference.moveCount))),
      .init("updates", .value(.int(updateCount))),
      .init("steps", .value(.int(stages.count))),
      .init("changes", .changes(in: stages)),
    ])
  }

  /// Returns the whole output as a listing that is read while it is written: the changes as rows.
  ///
  /// - Parameter same: The line for equal states.
  /// - Returns: The listing.
  func listing(same: String) -> Listing {
    var listing = Listing(changesIn: stages)
    listing.data = streamedValue
    listing.makeLines = { [self] in
      let lines = makeLines(limit: .max)
      var closing: String? = sentence ?? same
      return { (lines.next() ?? closing.take()).map { StyledLine([.init($0)]) } }
    }
    return listing
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
    let names = ids.prefix(3).map { quoted(shown($0.text)) }.joined(separator: ", ")
    let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    return [
      "duplicate id\(ids.count == 1 ? "" : "s") \(names)\(more);"
        + " rows with the same id are matched in order"
    ]
  }

  /// The changes, one per line: `-` old positions, `+` new ones, `>` moves, `~` changed rows.
  ///
  /// A list for people is cut.
  var list: [String] { Array(makeLines(limit: Self.limit)) }

  private func makeLines(limit: Int) -> AnyIterator<String> {
    let all =
      difference.deleteCount + difference.insertCount + difference.moveCount + updateCount
    var entries = Entries(parts: self.entries)
    var lines: ArraySlice<String> = []
    var count = 0
    return AnyIterator {
      if let line = lines.popFirst() { return line }
      if count < limit, let next = entries.next() {
        count += 1
        lines = next[...]
        return lines.popFirst()
      }
      defer { count = .max }
      return count < all ? "… \(TextFormatting.grouped(all - count)) more" : nil
    }
  }

  /// The entries of several lists, one list after the other; each has one or more lines.
  private struct Entries: IteratorProtocol {
    var parts: [AnyIterator<[String]>]

    mutating func next() -> [String]? {
      while let part = parts.first {
        if let entry = part.next() { return entry }
        parts.removeFirst()
      }
      return nil
    }
  }

  private var entries: [AnyIterator<[String]>] {
    func part<Changes: Sequence>(
      _ changes: Changes,
      _ entry: @escaping (Changes.Element) -> [String]
    ) -> AnyIterator<[String]> {
      var iterator = changes.makeIterator()
      return AnyIterator { iterator.next().map(entry) }
    }
    return [
      part(difference.deletedSections) { ["- section \($0)\(summary(of: old[$0]))"] },
      part(difference.deletedRows) { ["- \($0)\(title(old, $0))"] },
      part(difference.insertedSections) { ["+ section \($0)\(summary(of: new[$0]))"] },
      part(difference.insertedRows) { ["+ \($0)\(title(new, $0))"] },
      part(difference.movedSections) {
        ["> section \($0.from) to \($0.to)\(header(old[$0.from]))"]
      },
      part(difference.movedRows) { ["> \($0.from) to \($0.to)\(title(old, $0.from))"] },
      part(difference.retitledSections) { [line(of: $0)] },
      part(difference.changedRows) { lines(of: $0) },
    ]
  }

  private func summary(of section: Section) -> String {
    "\(header(section)), \(TextFormatting.count(section.items.count, "row"))"
  }

  /// A changed section, with its new header.
  private func line(of change: SectionMove) -> String {
    let (before, after) = (old[change.from], new[change.to])
    // If the titles are the same, other members differ, which are not listed.
    let isTitled = before.header != after.header || before.footer != after.footer
    let line = "~ section \(change.from)\(header(before))"
    return line + (isTitled ? " →\(header(after).dropFirst())" : "")
  }

  /// A changed row, and what changed in it.
  private func lines(of change: RowMove) -> [String] {
    let (before, after) = (title(old, change.from), title(new, change.to))
    let line = "~ \(change.from)\(before)" + (before == after ? "" : " →\(after.dropFirst())")
    let (was, now) = (
      old[change.from.section].items[change.from.row], new[change.to.section].items[change.to.row]
    )
    return [line] + MemberChange.lines(from: was, to: now)
  }

  private func title(_ sections: [Section], _ path: IndexPath) -> String {
    let title = sections[path.section].items[path.row].title ?? ""
    return title.isEmpty ? "" : "  " + shown(title)
  }

  private func shown(_ text: String) -> String { text.escapedForDisplay(escapeStyle) }

  private func header(_ section: Section) -> String {
    section.header.isEmpty ? "" : "  " + shown(section.header)
  }
}
