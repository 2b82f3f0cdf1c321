import CommandLanguage
import JSON
import Platform
import TableModel
import TableStore
import Workspace

/// An operation that restores all unsaved edits of a crashed session, or none of them.
@MainActor struct RecoveryRunner {
  private let session: Session
  private let kept: RecoverableEdits

  init(_ session: Session, _ kept: RecoverableEdits) {
    self.session = session
    self.kept = kept
  }

  /// Repeats the edits on their original table, and opens it if necessary.
  ///
  /// - Parameter isForced: Whether to apply the edits to a changed file if they are still valid.
  /// - Returns: The usual output of an editing command.
  /// - Throws: An error if the edits cannot be applied; the journal and the tables stay unchanged.
  func run(isForced: Bool) throws -> Answer {
    let open = session.sources.first { kept.isAbout($0) }
    if let open {
      guard open.batch == nil, open.history.done.isEmpty, open.history.undone.isEmpty else {
        throw CommandError(RecoveryFault.edited(name: session.shown(open.name)))
      }
    }
    let document = if let open { open.document } else { try self.document() }
    try checkFit(document, isForced: isForced)
    var reader = JournalReader(open?.sections ?? document.sections, of: document)
    let edits = try read(&reader)
    let source = if let open { open } else { try session.adopt(document, name: kept.header.name) }
    do {
      try source.commit(edits)
    } catch {
      if open == nil { session.remove(source) }
      throw error
    }
    session.current = source
    source.skipSerials(upTo: reader.lastSerial)
    source.journal?.synchronize()
    // Keep the old journal if the edits could not be stored in a new one.
    if source.journal?.isBroken == false { kept.file.remove() }
    return answer(edits.flatMap(\.changes), source)
  }

  /// Reads the original table from its disk or server again.
  private func document() throws -> TableDocument {
    var options = kept.header.options
    options.timeLimits = session.settings.open.timeLimits
    switch kept.header.base {
    case .file(let path, _, _): return try session.document(at: path, options: options)
    case .server(let address, _, _): return try session.document(at: address, options: options)
    case .numbered(let counts): return .numbered(counts)
    case .text(let text):
      do throws(StoreError) {
        return try TableDocument(
          parsing: Array(text.utf8),
          name: kept.header.name,
          options: options
        )
      } catch {
        throw CommandError(error, width: 76, style: session.settings.escapeStyle)
      }
    }
  }

  /// Throws unless the edits were made on this table.
  private func checkFit(_ document: TableDocument, isForced: Bool) throws {
    var options = kept.header.options
    // The limits of time do not change the rows.
    options.timeLimits = document.options.timeLimits
    guard document.options == options else {
      throw CommandError(RecoveryFault.otherOptions(path: path))
    }
    if kept.lostCount > 0, !isForced {
      throw CommandError(
        RecoveryFault.damaged(
          editCount: kept.editCount,
          lostCount: kept.lostCount,
          path: session.shown(kept.file.path)
        )
      )
    }
    guard !isForced, !kept.fits(document) else { return }
    throw CommandError(RecoveryFault.changed(name: session.shown(kept.header.name)))
  }

  /// The path of the journal, escaped.
  private var path: String { session.shown(kept.file.path) }

  /// Returns the edits with the content that they remove, which is read from the rows.
  private func read(_ reader: inout JournalReader) throws -> [Transaction] {
    var edits: [Transaction] = []
    do throws(JournalError) {
      for entry in kept.entries {
        var batches: [[TableChange]] = []
        for batch in entry.batches {
          var changes: [TableChange] = []
          for change in batch.elements { changes.append(try reader.take(change)) }
          batches.append(changes)
        }
        let steps = entry.typed.map {
          Transaction.Step(command: $0.line, time: session.clock.now, count: $0.count)
        }
        let command = entry.command ?? "loaded rows"
        edits.append(Transaction(command: command, batches: batches, steps: steps))
      }
      return edits
    } catch {
      switch error {
      case .unreadable:
        throw CommandError(RecoveryFault.unreadableEdit(edits.count + 1, path: path))
      case .doesNotFit(let change):
        throw CommandError(
          RecoveryFault.otherTable(edit: edits.count + 1, change: "\(change)", path: path)
        )
      }
    }
  }

  private func answer(_ changes: [TableChange], _ source: OpenTable) -> Answer {
    var answer = ChangeAnswer(source).answer(for: changes)
    let name = session.shown(source.name)
    answer.lines = [
      RecoveryText.restored(name: name, edits: kept.editCount).words
    ]
    return answer
  }
}

extension RecoverableEdits {
  /// Returns whether the edits were made on this table.
  @MainActor func isAbout(_ source: OpenTable) -> Bool {
    switch header.base {
    case .file(let path, _, _): return source.record.saved.place?.path == path
    case .server(let address, let table, _):
      guard let info = source.document.databaseInfo else { return false }
      return info.server == address && info.table == table
    case .numbered(let counts):
      return source.document.path == nil && source.document.shape == .numbered
        && source.document.sections.map(\.items.count) == counts
    case .text:
      return source.document.path == nil && source.document.shape != .numbered
        && source.name == header.name
    }
  }

  /// Returns whether a file has the same size and modification time as the edited one.
  ///
  /// A table of a server has the same order; each edit compares its rows.
  func fits(_ document: TableDocument) -> Bool {
    if case .server(_, _, let order) = header.base { return document.databaseInfo?.order == order }
    guard case .file(_, let size, let modified) = header.base else { return true }
    guard let identity = document.identity else { return false }
    return Int(identity.size) == size && Int(identity.modified) == modified
  }
}

extension Session {
  /// Returns the unsaved edits of earlier sessions for a table, newest first.
  func leftBehind(of source: OpenTable) -> [RecoverableEdits] {
    journals?.leftBehind().filter { $0.isAbout(source) } ?? []
  }

  /// Returns a line about unsaved edits of a table that was just opened; empty if there are none.
  func recoveryLines(_ source: OpenTable) -> [String] {
    guard let kept = leftBehind(of: source).first else { return [] }
    let age = TextFormatting.age(seconds: Clock.secondsSince1970 - kept.modified)
    let isWhole = kept.fits(source.document) && kept.lostCount == 0
    return [RecoveryText.found(edits: kept.editCount, age: age, isWhole: isWhole).words]
  }
}
