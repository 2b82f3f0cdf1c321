import TextLayout

/// A goal beside what was measured.
struct Verdict: Sendable {
  let job: JobName
  let input: String
  let goal: Goal
  let unit: Heat.Unit

  /// What was measured, or nil where somebody was missing that it takes.
  let measured: Double?

  /// Whether the goal is reached; nil where that is not known.
  var isMet: Bool? { measured.map(goal.isMet) }

  /// The goal in words.
  var goalText: String {
    let bound = text(goal.bound)
    let rest =
      switch goal.limit {
      case .faster(let peer, _): ">= \(bound) as fast as \(peer)"
      case .slower(let peer, _): "<= \(bound) the time of \(peer)"
      case .amount: "<= \(bound)"
      case .memoryOfInput: "memory <= \(bound) the input"
      case .memory(let peer, _): "memory <= \(bound) that of \(peer)"
      case .range: "<= \(bound) the time of the fastest"
      case .growth: "<= \(bound) for ten times the rows"
      }
    return goal.contestant == "tabletop" ? rest : "\(goal.contestant) \(rest)"
  }

  /// What was measured, in words.
  var measuredText: String { measured.map(text) ?? "not measured" }

  /// Whether it is reached, in a word.
  var word: String { isMet.map { $0 ? "met" : "MISSED" } ?? "open" }

  private func text(_ value: Double) -> String {
    if case .amount = goal.limit { return unit.text(value) }
    return "\(value.significant)x"
  }
}
