import CommandLanguage
import TableModel
import Workspace

/// Performs edits, and says what they changed.
@MainActor struct EditRunner {
  private let session: Session
  private let source: OpenTable
  private let command: String

  init(_ session: Session, _ source: OpenTable, command: String = "") {
    self.session = session
    self.source = source
    self.command = command
  }

  /// Performs an edit as it was typed.
  ///
  /// - Parameters:
  ///   - request: The edit.
  ///   - isModelOnly: Whether no view is told, and the data source is not asked (`model …`).
  /// - Returns: What every changing command answers.
  /// - Throws: Why nothing was changed.
  func run(_ request: EditRequest, isModelOnly: Bool = false) throws -> Answer {
    try run(try request.action(RowResolver(source)), isModelOnly: isModelOnly)
  }

  /// Performs an edit.
  func run(_ action: Action, isModelOnly: Bool = false) throws -> Answer {
    let result = try session.working("editing \(session.shown(source.name))") {
      work throws(WorkspaceError) in
      try source.perform(action, command: command, isModelOnly: isModelOnly, work)
    }
    var answer = ChangeAnswer(source).answer(for: result.changes)
    answer.notes = result.notes.map(\.words)
    return answer
  }

  /// Tells the table view alone, as a batch of one or as part of the open batch.
  func tell(_ request: TableViewRequest) throws -> Answer {
    let updates = try request.updates(RowResolver(source))
    let isGathered = source.batch != nil
    try source.tell(updates)
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = [
      isGathered ? "noted for the batch: \(updates)" : "the table was told: \(updates)"
    ]
    return answer
  }
}

extension EditNote {
  fileprivate var words: String {
    switch self {
    case .createdSection: "the table had no section: one without a header was made"
    case .content(let words): words
    }
  }
}
