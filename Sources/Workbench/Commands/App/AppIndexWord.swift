import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `app index` subcommand: reloads the section index titles, or builds an index.
struct AppIndexWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "index",
    words: .of(.either(.mark("reload", is: false), .mark("build", is: true)), make: Self.init),
    meanings: [
      "reloadSectionIndexTitles: reload only the index titles",
      "IndexedCollation: one sorted section per first letter, with an index",
    ]
  )

  private let builds: Bool

  var needs: CommandNeeds { builds ? [.source, .noBatch] : .source }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    builds ? try build(source, session) : reload(source.tableView, session)
  }

  private func reload(_ table: TableView, _ session: Session) -> Answer {
    table.reloadSectionIndexTitles()
    let titles = table.sectionIndexTitles
    return Answer(
      .list(titles.map { .text($0) }),
      titles.isEmpty ? "no index" : titles.map(session.shown).joined(separator: " ")
    )
  }

  /// Builds an index from a list of names, as an application does.
  ///
  /// Only sections with rows get titles, so each title has the same number as its section.
  private func build(
    _ source: OpenTable,
    _ session: Session
  ) throws -> Answer {
    let sections = try session.working(.sortingByFirstLetter) { work throws in
      try Self.collated(source.sections, work)
    }
    // Sections that already have the same header keep their other members.
    let other = OtherState(name: "an index", sections: sections, identity: .id, sectionNames: nil)
    var answer = try StateRunner(session, source).apply(other, command: "app index build")
    let titles = sections.map(\.header)
    let application = source.makeApplication(clock: session.clock)
    _ = application.implement(.sectionIndexTitles, .answering(.titles(titles)))
    source.tableView.reloadSectionIndexTitles()
    try source.layout()
    answer.value = answer.value.adding(["titles": .list(titles.map { .text($0) })])
    answer.lines = [AppText.index(titles: titles).words]
    answer.notes.append(AppText.indexUndo.words)
    return answer
  }

  /// Returns the rows of all sections grouped by first letter.
  private static func collated(
    _ sections: [Section],
    _ work: SessionWork
  ) throws -> [Section] {
    let collation = IndexedCollation.current
    let total = sections.rowCount
    var groups: [[Item]] = Array(repeating: [], count: collation.sectionTitles.count)
    var count = 0
    for section in sections {
      for item in section.items {
        count += 1
        if count & 0xFFF == 0 { try work.check(count / 2, of: total) }
        groups[collation.section(for: item.title ?? "")].append(item)
      }
    }
    var collated: [Section] = []
    for (title, items) in zip(collation.sectionTitles, groups) where !items.isEmpty {
      let sorted = collation.sortedArray(
        from: items,
        by: { $0.title ?? "" },
        isCancelled: { work.isCancelled() }
      )
      guard let sorted else { throw Session.interruption }
      collated.append(Section(header: title, items: ItemList(sorted)))
    }
    return collated
  }
}
