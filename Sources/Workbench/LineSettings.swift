/// What a person has set for the lines at the prompt.
public struct LineSettings: Hashable, Sendable {
  /// Whether hints in grey are shown.
  public var showsHints = false

  /// Starts without hints.
  public init() {}
}
