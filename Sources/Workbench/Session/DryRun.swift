import CommandLanguage
import TableModel
import TableUI
import Workspace

/// A script that is run for the look of it: on a copy of the session that is thrown away.
///
/// The copy has the rows, edits, views, settings, variables, aliases and named states; so all of them are as
/// they were afterwards, whatever the script did. What would reach beyond the session is refused.
@MainActor struct DryRun {
  private let session: Session
  private let copy: Session

  /// The sources with their copies, in the order of opening.
  private let pairs: [(original: OpenTable, copy: OpenTable)]

  /// What the copy lacks.
  private let notes: [String]

  /// Copies a session.
  ///
  /// - Throws: `refused` while a batch is open, of which there can be no copy.
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
          "what app did to the table of \(session.shown(source.name)) is not rehearsed"
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
  ///   - arguments: What `$1` to `$9` stand for in it.
  /// - Returns: What it would change.
  /// - Throws: `refused` where it would reach beyond the session, before anything runs as far as that can be
  ///   seen; `script` where a command in it fails.
  func run(_ path: String, arguments: [String]) throws -> Answer {
    try ScriptScan(session).check(session.resolved(path), arguments: arguments)
    let report = session.execution.report
    // Of the answers only what is wrong is worth a line.
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

// What is told of it.
extension DryRun {
  private func answer(_ path: String, _ count: Int) -> Answer {
    let effects = pairs.map { DryRunReport($0.original, $0.copy, in: copy) } + opened
    let edits = effects.reduce(0) { $0 + $1.edits.count }
    let words = "\(TextFormatting.count(count, "command")), \(TextFormatting.count(edits, "edit"))"
    var lines = ["dry run of \(session.shown(path)): \(words); all of it is taken back"]
    let told = effects.filter { !$0.isEmpty }
    for effect in told {
      // One table needs no name.
      if effects.count > 1 { lines.append("\(session.shown(effect.name)):") }
      lines += effect.lines
    }
    if told.isEmpty { lines.append("no edits") }
    return Answer(
      ["commands": .int(count), "sources": .list(told.map(\.value))],
      lines,
      notes: notes
    )
  }

  /// The sources that the script opened.
  private var opened: [DryRunReport] {
    copy.sources.filter { source in !pairs.contains { $0.copy === source } }
      .map { DryRunReport(nil, $0, in: copy) }
  }
}

extension Session {
  /// Becomes the copy of another session.
  ///
  /// - Parameters:
  ///   - original: The session.
  ///   - pairs: Its sources with their copies here.
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
