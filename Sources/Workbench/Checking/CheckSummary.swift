import CommandLanguage

/// The counts of all checked files, for the last lines of `--check`.
struct CheckSummary {
  /// The number of replayed commands.
  private(set) var commands = 0

  private var files = 0
  private var differing = 0
  private var refused = 0
  private var unfinished = 0
  private var others: [String: Tally] = [:]

  /// The counts of checked files of one kind other than transcripts.
  private struct Tally {
    var files = 0
    var tries = 0
    var faulty = 0
  }

  /// Adds a file; one that could not be read does not count.
  @MainActor mutating func add(_ check: FileCheck, _ kinds: [any CheckedFile.Type]) {
    guard check.fault == nil else { return }
    if let other = check.other {
      guard let kind = kinds.first(where: { check.path.hasSuffix($0.ending) }) else { return }
      var tally = others[kind.ending, default: Tally()]
      tally.files += 1
      tally.tries += other.tries
      tally.faulty += other.faults.isEmpty ? 0 : 1
      others[kind.ending] = tally
      return
    }
    files += 1
    commands += check.cases.count
    guard check.hasFailed else { return }
    if !check.isStopped {
      differing += 1
    } else if check.cases.contains(where: { $0.verdict.isRefusal }) {
      refused += 1
    } else {
      unfinished += 1
    }
  }

  /// The lines, one per kind of file.
  @MainActor func lines(_ kinds: [any CheckedFile.Type]) -> [String] {
    var lines = files > 0 ? [transcripts] : []
    for kind in kinds {
      guard let tally = others[kind.ending] else { continue }
      let files = TextFormatting.count(tally.files, kind.noun)
      let tries = TextFormatting.count(tally.tries, kind.triedNoun)
      let verdict =
        tally.faulty == 0
        ? "no errors" : TextFormatting.count(tally.faulty, kind.noun) + " with errors"
      lines.append("\(files), \(tries): \(verdict)")
    }
    return lines
  }

  private var transcripts: String {
    var verdicts: [String] = []
    if differing > 0 {
      let verb = differing == 1 ? "differs" : "differ"
      verdicts.append(files == 1 ? "it differs" : "\(differing) \(verb)")
    }
    if refused > 0 { verdicts.append("\(refused) not replayed") }
    if unfinished > 0 { verdicts.append("\(unfinished) not finished") }
    if verdicts.isEmpty { verdicts.append(files == 1 ? "unchanged" : "all unchanged") }
    return TextFormatting.count(files, "transcript") + ", "
      + TextFormatting.count(commands, "command") + ": " + verdicts.joined(separator: ", ")
  }
}

extension FileCheck {
  /// Whether the filter excludes all commands of the file.
  var isSkipped: Bool { fault == nil && other == nil && check == nil }

  /// A line such as "2 of 10 commands differ".
  var verdict: String {
    let refused = cases.count { $0.verdict.isRefusal }
    guard refused == 0 else {
      return TextFormatting.count(refused, "command") + " refused; output not compared"
    }
    let differing = cases.count { item in
      switch item.verdict {
      case .differs, .unmet: true
      default: false
      }
    }
    let verb = differing == 1 ? "differs" : "differ"
    var text = "\(differing) of \(TextFormatting.count(caseCount, "command")) \(verb)"
    if cases.count < caseCount { text += ", \(caseCount - cases.count) not compared" }
    return text
  }

  /// Accepts all differences after the file was rewritten.
  mutating func accept() {
    cases = cases.map { item in
      Case(index: item.index, nanoseconds: item.nanoseconds, verdict: .passed)
    }
  }
}

extension FileCheck.Verdict {
  /// Whether the command was not allowed, or did not reach its end.
  var isStop: Bool {
    switch self {
    case .refused, .timedOut, .crashed: true
    default: false
    }
  }

  /// Whether the permissions rejected the command.
  var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}
