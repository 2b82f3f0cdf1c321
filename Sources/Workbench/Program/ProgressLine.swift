import TextLayout

/// The progress of a long task as text.
struct ProgressLine {
  private let progress: Progress

  init(_ progress: Progress) { self.progress = progress }

  private static let barWidth = 20

  /// Returns a line with a progress bar; if the width is too small, it omits the least important
  /// parts.
  func text(width: Int, style: EscapeStyle) -> String {
    let words = [progress.title, percent].compactMap(\.self).joined(separator: " ")
    let facts = [bar(style), amount, rate, left, "Ctrl-C stops"]
    // The remaining time matters more than the amount, and the amount more than the bar.
    for dropped in [[], [4], [4, 2], [4, 2, 0], [4, 2, 1, 0], [4, 3, 2, 1, 0]] {
      let kept = facts.indices.filter { !dropped.contains($0) }.compactMap { facts[$0] }
      let line = ([words] + kept).joined(separator: "  ")
      if line.displayWidth <= width { return line }
    }
    return words.truncated(toWidth: max(1, width))
  }

  /// The progress as a sentence, for screen readers.
  var sentence: String {
    var parts = [progress.title]
    if let share = progress.share { parts.append("\(Int(share * 100)) percent") }
    if let left { parts.append(left) }
    if parts.count == 1 {
      parts += [amount, "\(Self.time(progress.seconds)) so far"].compactMap(\.self)
    }
    return parts.joined(separator: ", ")
  }

  private var percent: String? {
    progress.share.map {
      String(repeating: " ", count: $0 < 0.1 ? 2 : $0 < 1 ? 1 : 0) + "\(Int($0 * 100))%"
    }
  }

  private func bar(_ style: EscapeStyle) -> String? {
    guard let share = progress.share else { return nil }
    let full = Int(share * Double(Self.barWidth))
    let (done, open) = style == .ascii ? ("#", "-") : ("█", "░")
    return String(repeating: done, count: full)
      + String(repeating: open, count: Self.barWidth - full)
  }

  private var amount: String? {
    guard let done = progress.done else { return nil }
    guard let total = progress.total else { return quantity(Double(done)) }
    guard progress.unit == .bytes else {
      return "\(TextFormatting.grouped(done)) of \(quantity(Double(total)))"
    }
    let (size, unit) = Self.scale(Double(total))
    guard size > 1 else { return "\(done) of \(total) B" }
    return "\(Self.short(Double(done) / size)) of \(Self.short(Double(total) / size)) \(unit)"
  }

  private var rate: String? {
    guard let done = progress.done, done > 0, progress.seconds > 0, progress.unit != .steps else {
      return progress.done == nil ? Self.time(progress.seconds) : nil
    }
    return quantity(Double(done) / progress.seconds) + "/s"
  }

  private var left: String? { progress.secondsLeft.map { Self.time($0) + " left" } }

  private func quantity(_ number: Double) -> String {
    switch progress.unit {
    case .bytes:
      let (size, unit) = Self.scale(number)
      return "\(Self.short(number / size)) \(unit)"
    case .rows: return TextFormatting.count(Int(number), "row")
    case .steps: return TextFormatting.grouped(Int(number))
    }
  }

  private static func scale(_ bytes: Double) -> (size: Double, unit: String) {
    for (size, unit) in [(1e9, "GB"), (1e6, "MB"), (1e3, "kB")] where bytes >= size {
      return (size, unit)
    }
    return (1, "B")
  }

  /// Returns a number; below 100, with one decimal digit.
  private static func short(_ number: Double) -> String {
    number >= 100 || number == 0 ? "\(Int(number))" : "\(Double(Int(number * 10)) / 10)"
  }

  private static func time(_ seconds: Double) -> String {
    guard seconds >= 60 else { return short(seconds) + " s" }
    let whole = Int(min(seconds, 360_000))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest) min"
  }
}
