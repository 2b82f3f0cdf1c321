/// What a naive table says about a step.
public enum ScriptOutcome: Hashable, Sendable {
  /// The step cannot be done, and nothing changes.
  case refused

  /// Rows changed, and the table is told now.
  case edited(ScriptEdit)

  /// Nothing that a table view must be told of by a batch.
  case done

  /// The naive table does not know; a script ends here.
  case unknown
}
