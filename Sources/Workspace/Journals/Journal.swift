import Platform
import TableModel
import TableStore

/// Records the changes of a table's rows, so that they survive a crash.
///
/// Each recorded line goes to the system at once. The disk has it half a second later at most, or
/// when the prompt appears. The first edit creates the file; a save starts a new one.
@MainActor package final class Journal {
  /// The longest time that a line may be unsynchronized, in nanoseconds.
  private static let patience: UInt64 = 500_000_000

  /// The largest text of a document without a file that is stored, in bytes.
  private static let textLimit = 64 << 20

  private let journals: Journals
  private var file: JournalFile?

  /// The number of edits in the file that can be undone.
  private var count = 0

  /// The number of undone edits that can be redone.
  private var undone = 0

  /// Whether recording has stopped until the next save.
  package private(set) var isBroken = false

  /// The time of the oldest unsynchronized line, or nil if all lines are on the disk.
  private var unsynchronizedSince: UInt64?

  package init(_ journals: Journals) {
    self.journals = journals
  }

  /// Records a transaction before the table's record is updated.
  func note(_ transaction: Transaction, of source: OpenTable) {
    switch transaction.kind {
    case .made, .ended:
      (count, undone) = (count + 1, 0)
      write(transaction, of: source)
    case .gathered: write(transaction, of: source)
    case .rolledBack: if !source.record.gathered.isEmpty { write(transaction, of: source) }
    case .undone:
      // Edits from before the last save are not in this file, and a new edit clears the redo list.
      write(transaction, of: source, asEdit: count == 0)
      (count, undone) = count > 0 ? (count - 1, undone + 1) : (0, 0)
    case .redone:
      write(transaction, of: source, asEdit: undone == 0)
      if undone > 0 { (count, undone) = (count + 1, undone - 1) }
    case .arrived(nil) where source.isModified:
      // Edits undone before this point count rows that have changed since.
      guard file != nil else { return }
      (count, undone) = (0, 0)
      write(transaction, of: source)
    case .arrived, .followed, .saved: end()
    case .staged, .counted: break
    }
  }

  /// Whether no edit is recorded.
  package var isEmpty: Bool { file == nil }

  /// Forgets which of the recorded edits can be undone: the history has others, which lead to the
  /// same rows.
  func forgetEdits() { (count, undone) = (0, 0) }

  /// Writes the recorded lines to the disk.
  package func synchronize() {
    guard unsynchronizedSince != nil, let file else { return }
    unsynchronizedSince = nil
    do throws(FileError) { try file.synchronize() } catch { fail(.file(error)) }
  }

  /// Deletes the file, because its edits are saved or no longer needed.
  package func end() {
    file?.remove()
    file = nil
    (count, undone) = (0, 0)
    isBroken = false
    unsynchronizedSince = nil
  }

  private func write(_ transaction: Transaction, of source: OpenTable, asEdit: Bool = false) {
    guard !isBroken else { return }
    var line = transaction
    if asEdit { line.kind = .made }
    do throws(FileError) {
      if file == nil {
        guard let header = source.journalHeader(textLimit: Self.textLimit) else {
          return fail(.tooLarge(source.name))
        }
        file = try JournalFile(creatingIn: journals.folder, beginning: header.bytes)
      }
      try file?.append(line.journalLine)
    } catch {
      return fail(.file(error))
    }
    let now = Clock.monotonicNanoseconds
    let since = unsynchronizedSince ?? now
    unsynchronizedSince = since
    if now - since > Self.patience { synchronize() }
  }

  /// Stops recording until the next save; the file remains valid up to this point.
  private func fail(_ problem: JournalProblem) {
    isBroken = true
    journals.report(problem)
  }
}

extension OpenTable {
  /// Returns the base of the edits as a header, or nil if it is too large to record.
  fileprivate func journalHeader(textLimit: Int) -> JournalHeader? {
    journalBase(textLimit: textLimit).map {
      JournalHeader(name: name, base: $0, options: document.options)
    }
  }

  /// Returns the saved state of the table, on disk or not, without the unsaved edits.
  private func journalBase(textLimit: Int) -> JournalHeader.Base? {
    let last = record.saved
    if let saved = last.place {
      let identity = saved.identity
      return .file(saved.path, size: Int(identity.size), modified: Int(identity.modified))
    }
    if let info = document.databaseInfo, let server = info.server {
      return .server(server, table: info.table, order: info.order)
    }
    if document.shape == .numbered { return .numbered(last.sections.map(\.items.count)) }
    guard let bytes = try? document.bytes(of: last.sections, force: true), bytes.count <= textLimit
    else { return nil }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
