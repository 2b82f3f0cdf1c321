import CommandLanguage
import JSON
import Platform
import TableModel
import TableStore
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// A session whose transactions are collected, beside all that can be made from them.
@MainActor final class StreamSession {
  let session: Session
  let source: OpenTable
  private var mirror: StreamMirror
  private var rebuilt: TableRecord
  private(set) var stream: [Transaction] = []
  private var heard = 0
  private var marks: [(EditHistory.Mark, StreamMirror.Mark)] = []

  init(_ session: Session) throws {
    self.session = session
    source = try #require(session.current)
    mirror = StreamMirror(source.sections)
    rebuilt = TableRecord(source.document)
    rebuilt.rowCount = source.rowCount
    source.didNote = { [unowned self] in take($0) }
    look()
  }

  private func take(_ transaction: Transaction) {
    stream.append(transaction)
    mirror.follow(transaction)
    rebuilt.note(transaction, rows: mirror.rows)
  }

  /// What commands that look have set.
  private func look() {
    (mirror.current, mirror.hidden) = (source.record.current, source.record.hiddenSelection)
    (rebuilt.current, rebuilt.hiddenSelection) = (mirror.current, mirror.hidden)
  }

  /// Types a line and gives what the session holds otherwise than its transactions say, or nil.
  func difference(after line: String) throws -> String? {
    heard = stream.count
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { _ in }
    marks.append((source.history.mark, mirror.mark))
    let place = source.record.current
    // Where rows went from a view, what it shows there now decides.
    if stream.count == heard || !source.arrangement.isEmpty { look() }
    if let problem = mirror.problem { return problem }
    if mirror.rows != source.sections { return "the rows changed without a transaction" }
    if source.rowCount != source.sections.rowCount { return "\(source.rowCount) rows are counted" }
    if let count = rebuilt.rowCount, count != source.rowCount {
      return "\(count) rows are counted from the stream"
    }
    if mirror.current != place { return "the current row is \(place.map(\.description) ?? "none")" }
    if rebuilt.current != mirror.current { return "another current row is rebuilt" }
    return try historyDifference ?? rowDifference ?? idDifference()
  }

  private var historyDifference: String? {
    let history = source.history
    if history.done.map(\.changes) != mirror.doneChanges { return "other edits are done" }
    if history.undone.map(\.changes) != mirror.undoneChanges { return "other edits are undone" }
    if source.isModified != mirror.isModified { return "modified is \(source.isModified)" }
    for (mark, number) in marks where history.distance(to: mark) != mirror.distance(to: number) {
      return "a named state is \(history.distance(to: mark) ?? -1) edits away"
    }
    if history.done.map(\.words) != rebuilt.history.done.map(\.words) { return "changes differs" }
    return nil
  }

  private var rowDifference: String? {
    if source.record.saved.sections != mirror.saved { return "other rows are saved" }
    if rebuilt.saved.sections != mirror.saved { return "other saved rows are rebuilt" }
    if source.record.hiddenSelection != mirror.hidden { return "other rows are hidden" }
    for (section, content) in mirror.rows.enumerated() {
      for row in content.items.indices {
        let path = IndexPath(row: row, section: section)
        let why = RowHistory(of: path, in: source.history)
        let again = RowHistory(of: path, in: rebuilt.history)
        if why.edits != again.edits || why.origin != again.origin { return "why \(path) differs" }
      }
    }
    return nil
  }

  private func idDifference() throws -> String? {
    for (id, place) in mirror.places where try source.modelRow(withID: id) != place {
      return "\(id.text) is not at \(place)"
    }
    return nil
  }

  /// What a journal left behind otherwise than the transactions say, or nil.
  func journalDifference(_ folder: String) throws -> String? {
    guard mirror.isModified else { return nil }
    guard let kept = Journals(folder: folder).leftBehind().first else { return "no journal" }
    var reader = JournalReader(mirror.saved, of: source.document)
    for batch in kept.entries.flatMap(\.batches) {
      for change in batch.elements { _ = try reader.take(change) }
    }
    let isSame = StreamMirror.texts(reader.sections) == StreamMirror.texts(mirror.rows)
    return isSame ? nil : "the journal leads to other rows"
  }
}
