/// What a table view does with a batch that does not fit its data source.
public enum MismatchResponse: String, Hashable, Sendable, CaseIterable {
  /// It refuses the batch with an error and stays as it was.
  case `throw`

  /// It says so in a warning and loads everything again.
  case reload
}
