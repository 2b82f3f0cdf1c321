/// The table view's response to a batch that does not match its data source.
public enum MismatchResponse: String, Hashable, Sendable, CaseIterable {
  /// It rejects the batch with an error and stays unchanged.
  case `throw`

  /// It adds a warning and reloads everything.
  case reload
}
