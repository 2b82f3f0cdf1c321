/// Something in a document that did not fit, and what was done about it.
public struct LoadProblem: Hashable, Sendable {
  /// Where it is, as a JSON path such as `sections[0].items[3].height`; empty at the root.
  public let path: String

  /// What was found.
  public let problem: String

  /// What the table does with it.
  public let action: String

  /// Describes a problem.
  public init(path: String, problem: String, action: String) {
    self.path = path
    self.problem = problem
    self.action = action
  }
}
