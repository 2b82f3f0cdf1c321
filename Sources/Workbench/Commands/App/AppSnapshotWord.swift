import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `app snapshot` subcommand: uses a diffable data source, as application code does.
struct AppSnapshotWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "snapshot",
    words: .of(.snapshotCall, make: Self.init),
    meanings: [
      "show the snapshot, section by section",
      "add items to the last section or the named one",
      "insert items beside another item",
      "delete items, or all",
      "move an item beside another",
      "load new cells, or configure the same cells again",
      "append, delete or reload sections",
      "replace all items of a section",
      "insert or move a section beside another",
      "update the table by difference; --reload: reload everything",
    ]
  )

  private let call: SnapshotCall

  var effects: Effects { if case .show = call { .reads } else { .changes } }

  var needs: CommandNeeds { if case .apply = call { [.source, .noBatch] } else { .source } }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let state = source.appSnapshot
    switch call {
    case .show: return show(try state.snapshot(), state, session)
    case .apply(let isAnimated, let reloads):
      let (difference, told) = try state.apply(isAnimated: isAnimated, reloads: reloads)
      let isOld = source.tableView.messageEra.reloadsWithoutAnimation
      let loadsAll = reloads || (!isAnimated && isOld)
      return applied(difference, told, loadsAll: loadsAll, try state.snapshot())
    case .change(let change):
      let snapshot = try state.change { snapshot throws(TableError) in
        try change.make(in: &snapshot)
      }
      return changed(snapshot, state)
    }
  }

  private func value(_ snapshot: AppSnapshot.Snapshot) -> AnswerValue {
    ["sections": .int(snapshot.numberOfSections), "items": .int(snapshot.numberOfItems)]
  }

  private func changed(_ snapshot: AppSnapshot.Snapshot, _ state: AppSnapshot) -> Answer {
    let text: CellText =
      state.refusal == nil
      ? .snapshot(items: snapshot.numberOfItems, sections: snapshot.numberOfSections)
      : .duplicateIdentifier
    var answer = Answer(value(snapshot), text)
    answer.warnings = snapshot.warnings.suffix(1).map { OutputWarning($0) }
    return answer
  }

  private func applied(
    _ difference: TableDifference,
    _ reloads: Int,
    loadsAll: Bool,
    _ snapshot: AppSnapshot.Snapshot
  ) -> Answer {
    var value = value(snapshot)
    let counts = [
      ("deletes", difference.deleteCount), ("inserts", difference.insertCount),
      ("moves", difference.moveCount), ("reloads", reloads),
    ]
    value = value.adding(.object(counts.map { .init($0.0, .int($0.1)) }))
    let told = counts.map { TextFormatting.count($0.1, String($0.0.dropLast())) }.joined(
      separator: ", "
    )
    let line = loadsAll ? "reloaded everything" : told
    return Answer(
      value,
      CellText.applied(
        changes: line,
        items: snapshot.numberOfItems,
        sections: snapshot.numberOfSections
      )
    )
  }

  private func show(
    _ snapshot: AppSnapshot.Snapshot,
    _ state: AppSnapshot,
    _ session: Session
  ) -> Answer {
    var lines: [String] = []
    var sections: [AnswerValue] = []
    for name in snapshot.sectionIdentifiers {
      let items = (try? snapshot.itemIdentifiers(inSection: name)) ?? []
      sections.append(["section": .text(name), "items": .list(items.map { .text($0.text) })])
      let shown = items.prefix(20).map { session.shown($0.text) }
      let rest = items.count - shown.count
      lines.append(CellText.section(name: session.shown(name), items: shown, rest: rest).words)
    }
    let marks: [(String, [String])] = [
      ("reload", snapshot.reloadedItemIdentifiers.map(\.text)),
      ("reconfigure", snapshot.reconfiguredItemIdentifiers.map(\.text)),
      ("reload sections", snapshot.reloadedSectionIdentifiers),
    ]
    for (verb, names) in marks where !names.isEmpty {
      lines.append(CellText.pending(verb: verb, names: names.map(session.shown)).words)
    }
    if lines.isEmpty { lines = [CellText.emptySnapshot.words] }
    if !state.isInCharge { lines.append(CellText.notApplied.words) }
    let value: AnswerValue = [
      "sections": .list(sections),
      "reloaded": .list(marks[0].1.map { .text($0) }),
      "reconfigured": .list(marks[1].1.map { .text($0) }),
      "reloadedSections": .list(marks[2].1.map { .text($0) }),
      "applied": .bool(state.isInCharge),
    ]
    return Answer(value, lines)
  }
}
