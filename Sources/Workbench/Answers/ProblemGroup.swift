import CommandLanguage
import TableStore

/// Equal problems at several places.
struct ProblemGroup {
  /// The first problem.
  let first: LoadProblem

  /// The number of places.
  var count = 1

  /// Returns the problems with equal ones grouped, in order of their first appearance.
  static func groups(of problems: [LoadProblem]) -> [ProblemGroup] {
    var groups: [ProblemGroup] = []
    var numbers: [String: Int] = [:]
    for problem in problems {
      let key = [shape(of: problem.path), problem.problem, problem.action].joined(separator: "\0")
      if let number = numbers[key] {
        groups[number].count += 1
      } else {
        numbers[key] = groups.count
        groups.append(ProblemGroup(first: problem))
      }
    }
    return groups
  }

  /// The place, the problem and the action as text.
  var cells: [String] {
    let place = first.path + (count > 1 ? " and \(TextFormatting.grouped(count - 1)) more" : "")
    return [place, first.problem, first.action]
  }

  /// A path without its numbers, which tell one row from another.
  private static func shape(of path: String) -> String {
    var shape = ""
    var isInside = false
    for character in path {
      if character == "]" { isInside = false }
      if !isInside || !character.isNumber { shape.append(character) }
      if character == "[" { isInside = true }
    }
    return shape
  }
}
