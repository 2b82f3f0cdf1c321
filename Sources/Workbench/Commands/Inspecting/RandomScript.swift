import CommandLanguage
import Wirings
import Workspace

/// Random lines that edit a table; the same seed gives the same lines.
struct RandomScript {
  private var state: UInt64
  private let hasMistakes: Bool

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - hasMistakes: Whether some lines change only the model.
  init(seed: Int, hasMistakes: Bool) {
    state = UInt64(bitPattern: Int64(seed))
    self.hasMistakes = hasMistakes
  }

  /// Returns the next lines; rows and sections that do not exist make some of them fail.
  mutating func lines(_ count: Int) -> [String] { (0..<count).map { next($0) } }

  private mutating func next(_ index: Int) -> String {
    let (first, second) = (row(), row())
    let section = below(4)
    let words: [String] =
      switch hasMistakes && below(40) == 0 ? 14 : below(14) {
      case 0: ["insert before", first, "\"new \(index)\""]
      case 1: ["append", "\(section)", "\"end \(index)\""]
      case 2: ["prepend", "\(section)", "\"start \(index)\""]
      case 3, 4: ["delete", first]
      case 5: ["update", first, "title=changed\(index)"]
      case 6: ["move", first, "to", second]
      case 7: ["swap", first, "with", second]
      case 8: ["section insert before", "\(section)", "\"section \(index)\""]
      case 9: ["section move", "\(section)", "to", "\(below(4))"]
      case 10: ["section delete", "\(section)"]
      case 11: ["undo"]
      case 12: ["scroll by", "\(below(400) - 200)"]
      case 14: ["model delete", first]
      default: ["select", first]
      }
    return words.joined(separator: " ")
  }

  private mutating func row() -> String { "\(below(4)) \(below(9))" }

  /// Returns a number from 0 up to a limit. (SplitMix64.)
  private mutating func below(_ limit: UInt64) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((number ^ (number >> 31)) % limit)
  }
}

/// A search for a short script that violates an invariant, in copies of a table.
@MainActor struct ScriptSearch {
  /// A script that violates an invariant.
  struct Failure {
    /// The number of lines of the whole script up to the violation.
    let edits: Int

    /// The violation.
    let problem: String

    /// The shortest script found; without any of its lines, no invariant is violated.
    let lines: [String]
  }

  let lines: [String]
  let source: OpenTable
  let session: Session

  /// Returns the shortest script that fails, or nil if no line of the script does.
  ///
  /// - Throws: `interrupted`, or an error of a copy's first layout.
  func shortestFailure() throws -> Failure? {
    guard let first = try failure(of: lines) else { return nil }
    var script = Array(lines[...first.index])
    var problem = first.problem
    var size = max(1, script.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + size, script.count))
        if let found = try failure(of: shorter) {
          script = Array(shorter[...found.index])
          (problem, isShorter) = (found.problem, true)
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { break }
      size = max(1, size / 2)
    }
    return Failure(edits: first.index + 1, problem: problem, lines: script)
  }

  /// Returns the first line after which an invariant is violated, with the violation.
  private func failure(of script: [String]) throws -> (index: Int, problem: String)? {
    var settings = session.settings
    settings.wiring = source.wiring.name
    let (copy, table) = try session.sibling(over: source, settings: settings)
    for (index, line) in script.enumerated() {
      try session.checkInterruption()
      // A line about a missing row changes nothing, as the check shows.
      do throws(CommandError) { try copy.perform(line, refusing: AppFault.wordMissing) } catch {
        guard error.code.first == "E", error.code.dropFirst().allSatisfy(\.isNumber) else {
          continue
        }
        return (index, "\(error.code): \(error.message)")
      }
      if let problem = table.violations().first { return (index, problem) }
    }
    return nil
  }
}
