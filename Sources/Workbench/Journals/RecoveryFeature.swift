import Workspace

/// The recovery feature: stores edits and restores them in a later session after a crash.
@MainActor final class RecoveryFeature: TableObserving, EffectKeeping {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["save": [RecoverCommand.self]]

  /// The journals of edits, or nil if edits are not stored.
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
  /// The journals that store edits for crash recovery, or nil if edits are not stored.
  var journals: Journals? {
    get { self[RecoveryFeature.self]?.journals }
    set { self[RecoveryFeature.self]?.journals = newValue }
  }
}
