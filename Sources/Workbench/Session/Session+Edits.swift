import CommandLanguage
import TableModel
import Workspace

// Edits that commands request.
extension Session {
  /// Performs a typed edit.
  ///
  /// - Parameters:
  ///   - request: The edit.
  ///   - table: The table.
  ///   - command: The name of the command, for the history.
  ///   - isModelOnly: Whether to change only the model, as `model` does.
  /// - Returns: The usual output of an editing command.
  /// - Throws: An error if the edit is not possible; it changes nothing then.
  func perform(
    _ request: EditRequest,
    on table: OpenTable,
    command: String,
    isModelOnly: Bool = false
  ) throws -> Answer {
    try perform(
      try request.action(RowResolver(table)),
      on: table,
      command: command,
      isModelOnly: isModelOnly
    )
  }

  /// Performs an edit.
  func perform(
    _ action: Action,
    on table: OpenTable,
    command: String = "",
    isModelOnly: Bool = false
  ) throws -> Answer {
    let result = try working(.editing(name: shown(table.name))) { work throws(WorkspaceError) in
      try table.perform(action, command: command, isModelOnly: isModelOnly, work)
    }
    var answer = ChangeAnswer(table).answer(for: result.changes)
    if case .swap(let first, let second) = action, !result.changes.isEmpty {
      answer.lines = ChangeAnswer(table).lines(swapping: first, second)
    }
    answer.notes = result.notes.map(\.words)
    return answer
  }

  /// Updates only the table view, as a separate batch or as part of the open one.
  func perform(_ request: TableViewRequest, on table: OpenTable) throws -> Answer {
    let updates = try request.updates(RowResolver(table))
    let isGathered = table.batch != nil
    try table.tell(updates)
    var answer = ChangeAnswer(table).answer(for: [])
    let text: EditText =
      isGathered
      ? .addedToBatch(updates: "\(updates)") : .updatedTableView(updates: "\(updates)")
    answer.lines = [text.words]
    return answer
  }
}

extension EditNote {
  fileprivate var words: String {
    switch self {
    case .createdSection: "created a section without a header; the table had none"
    case .content(let words): words
    }
  }
}
