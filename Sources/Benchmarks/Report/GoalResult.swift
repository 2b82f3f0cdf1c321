import TextLayout

/// A goal with its measured value.
struct GoalResult: Sendable {
  let job: JobName
  let input: String
  let goal: Goal
  let unit: Run.Unit

  /// The measured value, or nil if a required subject was missing.
  let measured: Double?

  /// Whether the goal is met; nil if unknown.
  var isMet: Bool? { measured.map(goal.isMet) }

  /// The goal as text.
  var goalText: String {
    let bound = text(goal.bound)
    let rest =
      switch goal.limit {
      case .faster(let peer, _): ">= \(bound) as fast as \(peer)"
      case .slower(let peer, _): "<= \(bound) the time of \(peer)"
      case .amount: "<= \(bound)"
      case .memoryOfInput: "memory <= \(bound) the input"
      case .peakMemory: "memory <= \(bound)"
      case .memory(let peer, _): "memory <= \(bound) that of \(peer)"
      case .range: "<= \(bound) the time of the fastest"
      case .growth: "<= \(bound) for ten times the rows"
      }
    return goal.contestant == "tabletop" ? rest : "\(goal.contestant) \(rest)"
  }

  /// The bound as text, for tables whose other cells name the measure.
  var boundText: String {
    let sign = if case .faster = goal.limit { "≥" } else { "≤" }
    return "\(sign) \(text(goal.bound))"
  }

  /// The measured value as text.
  var measuredText: String { measured.map(text) ?? "not measured" }

  /// The result in one word.
  var word: String { isMet.map { $0 ? "met" : "MISSED" } ?? "open" }

  private func text(_ value: Double) -> String {
    switch goal.limit {
    case .amount: unit.text(value)
    case .peakMemory: "\((value / 1e6).significant) MB"
    case .faster, .slower, .memoryOfInput, .memory, .range, .growth: "\(value.significant)x"
    }
  }
}

extension Double {
  /// Returns the number with a fixed number of decimals.
  func fixed(_ digits: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let rest = String(whole % scale)
    return sign + "\(whole / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }

  /// The number with three significant digits, or all digits before the point.
  var significant: String {
    let digits = magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : 2
    let text = fixed(digits)
    guard text.contains(".") else { return text }
    let short = text.reversed().drop { $0 == "0" }
    return String((short.first == "." ? short.dropFirst() : short).reversed())
  }

  /// The base 10 logarithm of a positive number, accurate to nine digits.
  var decimalLogarithm: Double {
    guard self > 0, isFinite else { return 0 }
    // ln m = 2 artanh((m - 1) / (m + 1)), which converges quickly for 1 <= m < 2.
    let part = (significand - 1) / (significand + 1)
    let sum = stride(from: 25.0, through: 1, by: -2).reduce(0.0) { $0 * part * part + 1 / $1 }
    let logarithm = Double(exponent) * 0.693_147_180_559_945_3 + 2 * part * sum
    return logarithm / 2.302_585_092_994_045_7
  }

  /// Ten to the power of the number, accurate to nine digits.
  var powerOfTen: Double {
    let whole = (self / 0.301_029_995_663_981_2).rounded()
    let rest = self * 2.302_585_092_994_045_7 - whole * 0.693_147_180_559_945_3
    let factor = stride(from: 16.0, through: 1, by: -1).reduce(1.0) { 1 + rest / $1 * $0 }
    return Double(sign: .plus, exponent: Int(whole), significand: factor)
  }
}
