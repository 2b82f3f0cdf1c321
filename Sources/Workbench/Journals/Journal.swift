import Platform
import TableModel
import TableStore

/// Writes down what happens to the rows of a source, so that a crash costs none of it.
///
/// Each line is with the system as soon as it is noted, and on the disk half a second later at the latest, or when
/// the prompt comes. The file is made with the first edit; a save begins anew.
@MainActor final class Journal {
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
  private(set) var isBroken = false

  /// Since when something is with the system alone, or nil.
  private var unsynchronizedSince: UInt64?

  init(_ journals: Journals) {
    self.journals = journals
  }

  /// Notes an edit that was made.
  func note(_ entry: EditHistory.Entry, endsBatch: Bool, of source: OpenSource) {
    count += 1
    undone = 0
    write(.edit(entry, endsBatch: endsBatch), of: source)
  }

  /// Notes what was done between `begin` and `end`.
  func note(_ line: JournalLine, of source: OpenSource) {
    if case .arrival = line {
      // What was taken back from before is counted in rows that are others now.
      guard file != nil else { return }
      (count, undone) = (0, 0)
    }
    write(line, of: source)
  }

  /// Notes that the last edit was taken back.
  func noteUndo(_ entry: EditHistory.Entry, of source: OpenSource) {
    guard count > 0 else {
      // It was made before the last save.
      let inverses = entry.batches.reversed().map { $0.reversed().map(\.inverse) }
      return write(.edit(.init(command: "undo", batches: inverses), endsBatch: false), of: source)
    }
    count -= 1
    undone += 1
    write(.undo, of: source)
  }

  /// Notes that an edit was made again.
  func noteRedo(_ entry: EditHistory.Entry, of source: OpenSource) {
    guard undone > 0 else {
      return write(.edit(entry, endsBatch: false), of: source)
    }
    undone -= 1
    count += 1
    write(.redo, of: source)
  }

  /// Brings what was noted to the disk.
  func synchronize() {
    guard unsynchronizedSince != nil, let file else { return }
    unsynchronizedSince = nil
    do throws(FileError) { try file.synchronize() } catch { fail(error.message) }
  }

  /// Takes the file away: what stood in it is saved, or not wanted any more.
  func end() {
    file?.remove()
    file = nil
    (count, undone) = (0, 0)
    isBroken = false
    unsynchronizedSince = nil
  }

  private func write(_ line: JournalLine, of source: OpenSource) {
    guard !isBroken else { return }
    do throws(FileError) {
      if file == nil {
        guard let header = source.journalHeader(textLimit: Self.textLimit) else {
          return fail("\(source.name) is too large for that, and has no file")
        }
        file = try JournalFile(creatingIn: journals.folder, beginning: header.bytes)
      }
      try file?.append(line.bytes)
    } catch {
      return fail(error.message)
    }
    let now = Clock.monotonicNanoseconds
    let since = unsynchronizedSince ?? now
    unsynchronizedSince = since
    if now - since > Self.patience { synchronize() }
  }

  /// Gives up until the next save; what stands in the file is good as far as it goes.
  private func fail(_ problem: String) {
    isBroken = true
    journals.report(problem)
  }
}

extension OpenSource {
  /// What the edits are made on now; nil where it is too large to be written down.
  fileprivate func journalHeader(textLimit: Int) -> JournalHeader? {
    journalBase(textLimit: textLimit).map {
      JournalHeader(name: name, base: $0, options: document.options)
    }
  }

  /// What stands on the disk, or would stand there, without the edits that are not saved.
  private func journalBase(textLimit: Int) -> JournalHeader.Base? {
    if let saved = lastSave {
      let path = Files.resolved(saved.path) ?? saved.path
      return .file(path, size: Int(saved.identity.size), modified: Int(saved.identity.modified))
    }
    if document.shape == .numbered { return .numbered(savedSections.map(\.items.count)) }
    guard let bytes = try? document.bytes(of: savedSections, force: true), bytes.count <= textLimit
    else { return nil }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
