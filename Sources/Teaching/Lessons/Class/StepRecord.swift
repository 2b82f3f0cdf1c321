/// The way in which a step of a lesson was completed.
enum StepOutcome: String, CaseIterable, Comparable, Sendable {
  /// The solution was shown.
  case skipped

  /// The step has only text.
  case read

  /// A challenge that builds on the step was solved on the fast track.
  case proved

  /// The goals were reached.
  case solved

  /// Whether one outcome says less about the learner than another.
  static func < (left: StepOutcome, right: StepOutcome) -> Bool {
    order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
  }

  private static let order = Array(allCases)
}

/// A completed step, as a line of the progress file: `step heights-in-cells 2/4 solved 3 1 95`.
struct StepRecord: Hashable, Sendable {
  /// The name of the lesson.
  let lesson: String

  /// The number of the step, from 1.
  let step: Int

  /// The number of steps in the lesson.
  let count: Int

  /// The way in which it was completed.
  var outcome: StepOutcome

  /// The number of attempts, including the last one.
  var tries = 0

  /// The number of hints shown.
  var hints = 0

  /// The time from the start of the step to its end, in seconds.
  var seconds = 0

  /// The line without its newline.
  var line: String {
    let numbers = [tries, hints, seconds].map(String.init)
    return (["step", lesson, "\(step)/\(count)", outcome.rawValue] + numbers).joined(separator: " ")
  }
}

extension StepRecord {
  /// Reads the words of a line; nil if they are not a record.
  init?(_ words: [String]) {
    guard words.count == 7, words[0] == "step", let outcome = StepOutcome(rawValue: words[3]) else {
      return nil
    }
    let place = words[2].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = words[4...].map { Int($0) }
    guard place.count == 2, let step = place[0], let count = place[1], (1...9999).contains(count),
      (1...count).contains(step),
      numbers.allSatisfy({ $0.map { 0...1_000_000_000 ~= $0 } ?? false })
    else { return nil }
    self.init(lesson: words[1], step: step, count: count, outcome: outcome)
    (tries, hints, seconds) = (numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0)
  }
}
