import Platform
import TableModel
import TableStore

/// Writes down what happens to the rows of a source, so that a crash costs none of it.
///
/// Each line is with the system as soon as it is noted, and on the disk half a second later at the latest, or when
/// the prompt comes. The file is made with the first edit; a save begins anew.
@MainActor package final class Journal {
  /// For how many nanoseconds what was noted may be with the system alone.
  private static let patience: UInt64 = 500_000_000

  /// A document without a file is kept whole up to so many bytes.
  private static let textLimit = 64 << 20

  private let journals: Journals
  private var file: JournalFile?

  /// How many edits of the file `undo` could take back.
  private var count = 0

  /// How many of those that were taken back `redo` could make again.
  private var undone = 0

  /// Whether nothing can be noted until a save.
  package private(set) var isBroken = false

  /// Since when something is with the system alone, or nil.
  private var unsynchronizedSince: UInt64?

  package init(_ journals: Journals) {
    self.journals = journals
  }

  /// Follows a transaction, of which the source's record does not know yet.
  func note(_ transaction: Transaction, of source: OpenTable) {
    switch transaction.kind {
    case .made, .ended:
      (count, undone) = (count + 1, 0)
      write(transaction, of: source)
    case .gathered: write(transaction, of: source)
    case .rolledBack: if !source.record.gathered.isEmpty { write(transaction, of: source) }
    case .undone:
      // One that was made before the last save is no line of this file, and the new edit ends what can be redone.
      write(transaction, of: source, asEdit: count == 0)
      (count, undone) = count > 0 ? (count - 1, undone + 1) : (0, 0)
    case .redone:
      write(transaction, of: source, asEdit: undone == 0)
      if undone > 0 { (count, undone) = (count + 1, undone - 1) }
    case .arrived(nil) where source.isModified:
      // What was taken back from before is counted in rows that are others now.
      guard file != nil else { return }
      (count, undone) = (0, 0)
      write(transaction, of: source)
    case .arrived, .saved: end()
    case .staged: break
    }
  }

  /// Brings what was noted to the disk.
  package func synchronize() {
    guard unsynchronizedSince != nil, let file else { return }
    unsynchronizedSince = nil
    do throws(FileError) { try file.synchronize() } catch { fail(.file(error)) }
  }

  /// Takes the file away: what stood in it is saved, or not wanted any more.
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

  /// Gives up until the next save; what stands in the file is good as far as it goes.
  private func fail(_ problem: JournalProblem) {
    isBroken = true
    journals.report(problem)
  }
}

extension OpenTable {
  /// What the edits are made on now; nil where it is too large to be written down.
  fileprivate func journalHeader(textLimit: Int) -> JournalHeader? {
    journalBase(textLimit: textLimit).map {
      JournalHeader(name: name, base: $0, options: document.options)
    }
  }

  /// What stands on the disk, or would stand there, without the edits that are not saved.
  private func journalBase(textLimit: Int) -> JournalHeader.Base? {
    let last = record.saved
    if let saved = last.place {
      let path = Files.resolved(saved.path) ?? saved.path
      return .file(path, size: Int(saved.identity.size), modified: Int(saved.identity.modified))
    }
    if document.shape == .numbered { return .numbered(last.sections.map(\.items.count)) }
    guard let bytes = try? document.bytes(of: last.sections, force: true), bytes.count <= textLimit
    else { return nil }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
