import CommandLanguage
import SessionSupport
import TableModel
import TableUI
import TestSupport

@testable import Workbench
@testable import Workspace

/// A session beside a naive table: both do the steps of a script and are compared.
@MainActor struct ScriptSession {
  private let fixture: SessionFixture
  private var model = ScriptModel()

  private init(_ wiring: String) throws {
    fixture = try SessionFixture(nil, wiring: wiring, viewport: Size(width: 320, height: 264))
  }

  /// Runs a script and gives the first thing that is wrong, or nil.
  static func problem(in script: [ScriptStep], _ wiring: String) throws -> String? {
    var session = try ScriptSession(wiring)
    for (index, step) in script.enumerated() {
      guard let found = try session.problem(after: step) else { continue }
      return found.isEmpty ? nil : "line \(index + 1), \(step): \(found)"
    }
    return try session.problemOfUndoing().map { "undoing everything: \($0)" }
  }

  /// Does a step and compares.
  ///
  /// - Returns: What is wrong, nothing for a step that nobody can foretell, or nil where all is well.
  private mutating func problem(after step: ScriptStep) throws -> String? {
    let outcome = model.apply(step)
    if outcome == .unknown { return "" }
    guard step.isNew || fixture.session.current != nil else { return "" }
    let code = fixture.code("\(step)")
    if step.isNew { fixture.run("set deselectsAfterTap off", isPrompt: true) }
    if step.hasPlainOutcome, (outcome == .refused) != (code != "ok") {
      return outcome == .refused ? "was not refused" : "was refused: \(code)"
    }
    return try difference()
  }

  private mutating func problemOfUndoing() throws -> String? {
    guard fixture.session.current != nil, !model.isArranged else { return nil }
    if model.depth > 0, let found = try problem(after: .rollback) { return found }
    while !model.undoable.isEmpty { if let found = try problem(after: .undo) { return found } }
    while !model.redoable.isEmpty { if let found = try problem(after: .redo) { return found } }
    return nil
  }

  /// What differs from the naive table, or nil.
  private mutating func difference() throws -> String? {
    guard let source = fixture.session.current else { return "no source" }
    let rows = source.sections.map { $0.items.map { $0.title ?? "nil" } }
    if rows != model.content.sections.map(\.rows) { return "the model holds \(rows)" }
    guard model.depth == 0 else { return nil }
    let table = source.tableView
    try table.layoutIfNeeded()
    if let found = table.checkInvariants().first { return found }
    let shown = model.shown
    let counts = (0..<table.numberOfSections).map(table.numberOfRows)
    if counts != shown.sections.map(\.rows.count) { return "the table counts \(counts)" }
    for path in table.indexPathsForVisibleRows {
      let text = table.cellForRow(at: path)?.text
      let wanted = shown.row(at: ScriptPlace(path.section, path.row))
      if text != wanted { return "\(path) shows \(text ?? "nil"), not \(wanted ?? "nil")" }
    }
    let paths = table.indexPathsForSelectedRows
    let seen = Set(paths.compactMap { shown.row(at: ScriptPlace($0.section, $0.row)) })
    model.settle(seen)
    guard seen == model.selected, seen.count == paths.count else {
      return "selected is \(seen.sorted()), not \(model.selected.sorted())"
    }
    return nil
  }
}

extension ScriptStep {
  fileprivate var isNew: Bool {
    if case .new = self { true } else { false }
  }

  /// Whether the command fails just where the naive table refuses the step.
  ///
  /// A tap in edit mode selects nothing and is no error; two commands in a line have two codes.
  fileprivate var hasPlainOutcome: Bool {
    switch self {
    case .tap, .allRows, .swipe: false
    default: true
    }
  }
}
