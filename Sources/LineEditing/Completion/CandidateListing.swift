import CommandLanguage
import TextLayout

/// The candidates of a completion, as lines on the screen.
struct CandidateListing {
  private static let gap = 2

  /// The maximum width and height of the lines.
  let columns: Int
  let rows: Int

  /// Whether each candidate is on its own line, with a colon before its help; false by default.
  var isAccessible = false

  /// Returns the lines: one candidate per line with its help, or columns that read downward.
  ///
  /// If the lines with help take too much room, columns are used where they show more. A note is
  /// the last line.
  func lines(_ candidates: [Completion.Candidate], note: String = "") -> [String] {
    let last = note.isEmpty ? [] : [shown(note)]
    let room = max(1, rows - last.count)
    guard !isAccessible else { return cut(spoken(candidates), to: room) + last }
    let hasHelp = candidates.contains { !$0.help.isEmpty }
    let shownNames = candidates.map { shown($0.text) }
    var names = packed(shownNames)
    if names.count > room { names = tightlyPacked(shownNames) }
    let lines =
      hasHelp && (candidates.count <= room || names.count > room) ? described(candidates) : names
    return cut(lines, to: room) + last
  }

  private func cut(_ lines: [String], to room: Int) -> [String] {
    guard lines.count > room else { return lines }
    let kept = max(1, room - 1)
    let more = "… \(lines.count - kept) more lines".truncated(toWidth: columns)
    return lines.prefix(kept) + [more]
  }

  private func spoken(_ candidates: [Completion.Candidate]) -> [String] {
    candidates.map { candidate in
      let help = candidate.help.isEmpty ? "" : ": " + candidate.help
      return (candidate.text + help).escapedForDisplay()
    }
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

  /// Returns the fewest lines that hold the names, with each column only as wide as its own names.
  private func tightlyPacked(_ names: [String]) -> [String] {
    for down in 1..<max(2, names.count) {
      let stacks = stride(from: 0, to: names.count, by: down).map { start in
        names[start..<min(start + down, names.count)]
      }
      let widths = stacks.map { stack in stack.map(\.displayWidth).max() ?? 0 }
      guard widths.reduce(0, +) + Self.gap * (widths.count - 1) < columns else { continue }
      return (0..<down).map { row in
        let cells = zip(stacks, widths).compactMap { stack, width -> String? in
          guard row < stack.count else { return nil }
          return stack[stack.startIndex + row].padded(toWidth: width + Self.gap)
        }
        return cells.joined().truncated(toWidth: columns - 1)
      }
    }
    return packed(names)
  }

  private func shown(_ text: String) -> String {
    text.escapedForDisplay().truncated(toWidth: columns)
  }
}
