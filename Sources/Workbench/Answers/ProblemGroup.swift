import TableStore

extension ProblemGroup {
  /// The place, the problem and the action as text: ``[0]``, ``250 rows lack `name` ``.
  var cells: [String] { [first.path, count > 1 ? words : first.problem, first.action] }

  /// The problem of several rows.
  private var words: String {
    let rows = TextFormatting.count(count, "row")
    let problem = first.problem
    guard problem.hasPrefix("no '"), problem.hasSuffix("'") else { return "\(rows): \(problem)" }
    return "\(rows) lack `\(problem.dropFirst(4).dropLast())`"
  }
}
