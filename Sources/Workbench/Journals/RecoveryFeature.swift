import Workspace

/// Recovery: edits are kept against a crash, and brought back in a later session.
@MainActor final class RecoveryFeature: TableObserving, EffectKeeping {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["save": [RecoverCommand.self]]

  /// Where edits are kept, or nil where they are not.
  fileprivate var journals: Journals?

  func didOpen(_ source: OpenTable, in session: Session) {
    guard !source.isPractice else { return }
    source.journal = journals.map { Journal($0) }
  }

  func willClose(_ source: OpenTable, in session: Session) { source.journal?.end() }

  func didEnd(_ session: Session) { session.endJournals() }

  func keeps(_ effects: Effects) -> Bool { journals != nil && !effects.isReadOnly }
}

extension Session {
  /// Where edits are kept against a crash, or nil where they are not.
  var journals: Journals? {
    get { self[RecoveryFeature.self]?.journals }
    set { self[RecoveryFeature.self]?.journals = newValue }
  }
}
