import CommandLanguage
import TableModel
import TableStore
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
      "hash identifiers by all members while == compares ids (D9); right: by ids",
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
    case .hash(let isWrong):
      state.hashAllMembers(isWrong)
      return Answer(["hash": .text(isWrong ? "wrong" : "right")], CellText.hashes(isWrong: isWrong))
    case .apply(let call) where call.isInBackground: return try queue(call, state, session)
    case .apply(let call):
      let warnings = try enter(.main, state, session)
      let (difference, told) = try state.apply(
        isAnimated: call.isAnimated,
        reloads: call.reloads
      )
      let isOld = source.tableView.messageEra.reloadsWithoutAnimation
      let loadsAll = call.reloads || (!call.isAnimated && isOld)
      var answer = applied(difference, told, loadsAll: loadsAll, try state.snapshot())
      answer.warnings += warnings
      return answer
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

// Snapshots on two queues.
extension AppSnapshotWord {
  /// The time until the background queue applies a snapshot, in milliseconds.
  private static let delay = 16

  /// Begins an apply on a queue.
  ///
  /// - Returns: UIKit's warning if the apply before it was on the other queue.
  /// - Throws: D8 or D9, in UIKit's words.
  private func enter(
    _ queue: SnapshotQueue,
    _ state: AppSnapshot,
    _ session: Session
  ) throws -> [OutputWarning] {
    switch state.misuse(on: queue) {
    case .deadlock: throw CommandError(AppFault.snapshotDeadlock(milliseconds: Self.delay))
    case .differentHashes(let id):
      throw CommandError(AppFault.differentHashes(item: session.shown(id.text)))
    case nil: break
    }
    return state.note(queue) ? [OutputWarning(code: "D8", text: CellText.twoQueues.words)] : []
  }

  /// Applies the snapshot on the background queue.
  private func queue(
    _ call: SnapshotCall.Apply,
    _ state: AppSnapshot,
    _ session: Session
  ) throws -> Answer {
    let warnings = try enter(.background, state, session)
    try state.applyInBackground(
      after: Self.delay,
      session.clock,
      isAnimated: call.isAnimated,
      reloads: call.reloads
    ) {
      CellText.appliedInBackground(
        deletes: $0.deleteCount,
        inserts: $0.insertCount,
        moves: $0.moveCount
      )
      .words
    }
    var answer = Answer(
      ["due": .int(session.clock.now + Self.delay), "outstanding": .int(state.outstanding)],
      CellText.queued(milliseconds: Self.delay, outstanding: state.outstanding)
    )
    answer.warnings = warnings
    return answer
  }
}
