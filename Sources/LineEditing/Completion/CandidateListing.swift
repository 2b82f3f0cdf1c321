import TextLayout
import Workbench

/// The candidates of a completion as lines on the screen.
struct CandidateListing {
  private static let gap = 2

  /// The width and the height that the lines may take.
  let columns: Int
  let rows: Int

  /// Makes the lines: with help one candidate a line, else in columns, read downwards.
  func lines(_ candidates: [Completion.Candidate]) -> [String] {
    let hasHelp = candidates.contains { !$0.help.isEmpty }
    let lines = hasHelp ? described(candidates) : packed(candidates.map { shown($0.text) })
    guard lines.count > rows else { return lines }
    let kept = max(1, rows - 1)
    return lines.prefix(kept) + ["… \(lines.count - kept) more lines".truncated(toWidth: columns)]
  }

  private func described(_ candidates: [Completion.Candidate]) -> [String] {
    let names = candidates.map { shown($0.text) }
    let width = min(names.map(\.displayWidth).max() ?? 0, max(1, columns / 2))
    return zip(names, candidates).map { name, candidate in
      guard !candidate.help.isEmpty else { return name.truncated(toWidth: columns) }
      let gap = String(repeating: " ", count: CandidateListing.gap)
      let line = name.padded(toWidth: width) + gap + candidate.help.escapedForDisplay()
      return line.truncated(toWidth: columns)
    }
  }

  private func packed(_ names: [String]) -> [String] {
    let width = (names.map(\.displayWidth).max() ?? 0) + CandidateListing.gap
    let across = max(1, (columns + CandidateListing.gap) / width)
    let down = (names.count + across - 1) / across
    return (0..<down).map { row in
      let line = stride(from: row, to: names.count, by: down).map { names[$0] }
      let start = line.dropLast().map { $0.padded(toWidth: width) }.joined()
      return (start + (line.last ?? "")).truncated(toWidth: columns)
    }
  }

  private func shown(_ text: String) -> String {
    text.escapedForDisplay().truncated(toWidth: columns)
  }
}
