import CommandLanguage
import TableModel
import TableUI
import Workspace

/// A trial run of a script on a copy of the session, which is then discarded.
///
/// The copy has the rows, edits, arrangements, settings, variables, aliases and named states, so
/// the session's own stay unchanged. Anything with effects outside the session is rejected.
@MainActor struct DryRun {
  private let session: Session
  private let copy: Session

  /// The tables with their copies, in the order of opening.
  private let pairs: [(original: OpenTable, copy: OpenTable)]

  /// Notes about parts that the copy lacks.
  private let notes: [String]

  /// Creates a dry run with a copy of a session.
  ///
  /// - Throws: `refused` while a batch is open, because a batch cannot be copied.
  init(of session: Session) throws {
    self.session = session
    if let source = session.sources.first(where: { $0.batch != nil }) {
      throw CommandError(BatchingFault.isOpen(name: source.name))
    }
    copy = Session(settings: session.settings, features: session.features)
    var pairs: [(original: OpenTable, copy: OpenTable)] = []
    var notes: [String] = []
    for source in session.sources {
      pairs.append((source, try source.copy(adding: copy.add)))
      if source.application != nil {
        notes.append(
          SessionText.dryRunOmitsApp(table: session.shown(source.name)).words
        )
      }
    }
    self.pairs = pairs
    self.notes = notes
    copy.rehearse(as: session, pairs)
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - path: The file, as a command names it.
  ///   - arguments: The values of `$1` to `$9` in it.
  /// - Returns: The changes that it would make.
  /// - Throws: `refused` if it would have effects outside the session, if possible before anything
  ///   runs. `script` if a command in it fails.
  func run(_ path: String, arguments: [String]) throws -> Answer {
    try ScriptScan(session).check(session.resolved(path), arguments: arguments)
    let report = session.execution.report
    // Only errors are printed.
    copy.execution.report = { outcome in if outcome.errorCode != nil { report(outcome) } }
    let count: Int
    do {
      count = try copy.source(path, arguments: arguments)
    } catch {
      guard error.code == "script" else { throw error }
      throw CommandError(ScriptFault.fails(path: path, hint: error.hint))
    }
    return answer(path, count)
  }
}

// Output of a dry run.
extension DryRun {
  private func answer(_ path: String, _ count: Int) -> Answer {
    let effects = pairs.map { DryRunReport($0.original, $0.copy, in: copy) } + opened
    let edits = effects.reduce(0) { $0 + $1.edits.count }
    var lines = [
      SessionText.dryRun(path: session.shown(path), commands: count, edits: edits).words
    ]
    let told = effects.filter { !$0.isEmpty }
    for effect in told {
      // A single table needs no name.
      if effects.count > 1 { lines.append("\(session.shown(effect.name)):") }
      lines += effect.lines
    }
    if told.isEmpty { lines.append(SessionText.noEdits.words) }
    return Answer(
      ["commands": .int(count), "sources": .list(told.map(\.value))],
      lines,
      notes: notes
    )
  }

  /// The tables that the script opened.
  private var opened: [DryRunReport] {
    copy.sources.filter { source in !pairs.contains { $0.copy === source } }
      .map { DryRunReport(nil, $0, in: copy) }
  }
}

extension Session {
  /// Makes this session a copy of another one.
  ///
  /// - Parameters:
  ///   - original: The session.
  ///   - pairs: Its tables with their copies in this session.
  fileprivate func rehearse(
    as original: Session,
    _ pairs: [(original: OpenTable, copy: OpenTable)]
  ) {
    limits = original.limits
    limits.isDryRun = true
    limits.isConfined = true
    limits.replay = nil
    current = pairs.first { $0.original === original.current }?.copy
    names = original.names
    names.states = original.names.states.map { state in
      state.moved(to: pairs.first { $0.original === state.source }?.copy)
    }
    execution.scripts = original.execution.scripts
    execution.place = original.place
    results.recall(original.results)
    if original.trace.isOn { setTrace(on: true) }
  }
}
