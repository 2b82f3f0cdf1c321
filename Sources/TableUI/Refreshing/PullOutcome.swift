/// What came of a pull at the top of a table.
public enum PullOutcome: String, Hashable, Sendable, CaseIterable {
  /// There is no refresh control: the rows went back.
  case notEnabled

  /// The pull was too short: the rows went back.
  case tooShort

  /// The control was spinning already; one pull starts one refresh.
  case alreadyRefreshing

  /// The control began to spin and told so.
  case refreshed
}
