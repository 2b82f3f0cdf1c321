import CommandLanguage
import Platform
import TextLayout

/// A review of transcripts: one decision about each difference.
///
/// At a terminal it shows each difference and asks. Elsewhere it lists the differences, or accepts
/// and rejects those that the operands name: `--review accept FILE:LINE`.
@MainActor struct TranscriptReview {
  private let checker: TranscriptChecker
  private let reader = StreamLineReader(InputStream())

  /// A decision about one difference, or about all that follow.
  private enum Decision: String, CaseIterable {
    case accept
    case reject
    case skip
    case all
    case quit

    /// Returns the decision for a word or its first letter.
    init?(_ text: String) {
      let found = Self.allCases.first { $0.rawValue == text || $0.rawValue.prefix(1) == text }
      guard let found else { return nil }
      self = found
    }
  }

  /// The counts of the decisions.
  private struct Counts {
    var accepted = 0
    var rejected = 0
    var skipped = 0
    var isOver = false
    var acceptsAll = false
  }

  init(_ checker: TranscriptChecker) { self.checker = checker }

  private var options: ProgramOptions { checker.options }
  private var printer: Printer { checker.printer }

  /// Replays the files and decides about their differences.
  func run() -> ExitStatus {
    let words = options.files
    if let word = words.first, let decision = Decision(rawValue: word),
      decision == .accept || decision == .reject, !Files.exists(word)
    {
      return decide(decision, places: Array(words.dropFirst()))
    }
    let asks = Environment.isTerminal(Descriptors.input)
    if asks, checker.permissions.forbidsUpdates { return checker.refuseUpdate() }
    var counts = Counts()
    var status = ExitStatus.success
    let isComplete = replay(checker.items, &status) { check in
      review(check, asks: asks, &counts)
      return !counts.isOver && printer.flush()
    }
    guard isComplete else { return .interrupted }
    let open = counts.rejected + counts.skipped
    if !options.settings.isQuiet {
      printer.print([
        "\(counts.accepted) accepted, \(counts.rejected) rejected, \(counts.skipped) not decided"
      ])
    }
    return status == .success && open > 0 ? .failure : status
  }

  /// Replays files; returns false after Ctrl-C.
  private func replay(
    _ items: [ReplayPool.Item],
    _ status: inout ExitStatus,
    each: (FileCheck) -> Bool
  ) -> Bool {
    var pool = ReplayPool(
      options,
      features: checker.features,
      permissions: checker.permissions
    )
    var first = ExitStatus.success
    let isComplete = pool.run(items) { check in
      if check.fault != nil {
        checker.printFault(of: check)
        if first == .success { first = .input }
      } else if check.hasFailed, !check.isUpdatable {
        for item in check.cases {
          guard item.verdict != .differs, let message = item.verdict.message,
            let entry = check.entry(of: item)
          else { continue }
          show(["\(check.path):\(entry.line): \(message): \(entry.title)"])
        }
        show(["\(check.path) cannot be accepted; fix the commands above first"])
        if first == .success { first = .failure }
        return true
      }
      return each(check)
    }
    status = first
    return isComplete
  }

  private func review(_ check: FileCheck, asks: Bool, _ counts: inout Counts) {
    guard let transcript = check.check, !transcript.isSame else { return }
    var accepted: Set<Int> = []
    for item in check.cases where item.verdict == .differs {
      guard let entry = check.entry(of: item), !counts.isOver else { break }
      let place = "\(check.path):\(entry.line)"
      switch counts.acceptsAll ? .accept : decision(about: item.index, place, transcript, asks) {
      case .accept: accepted.insert(item.index)
      case .all:
        counts.acceptsAll = true
        accepted.insert(item.index)
      case .reject: counts.rejected += 1
      case .skip: counts.skipped += 1
      case .quit:
        counts.isOver = true
        counts.skipped += 1
      }
    }
    counts.accepted += save(transcript, accepting: accepted)
  }

  /// Asks about one difference; without a terminal, only shows it and the command to accept it.
  private func decision(
    about index: Int,
    _ place: String,
    _ transcript: TranscriptCheck,
    _ asks: Bool
  ) -> Decision {
    show([place] + transcript.difference(at: index).map(transcript.transcript.secrets.concealing))
    guard asks else {
      show(["to accept it: tabletop --review accept \(place)"])
      return .skip
    }
    while true {
      printer.print(["[a]ccept, [r]eject, [s]kip, accept [all], [q]uit?"])
      guard printer.flush(), case .line(let line) = reader.readLine(prompt: "") else {
        return .quit
      }
      let word = line.split(separator: " ").joined(separator: " ")
      if let decision = word.isEmpty ? .skip : Decision(word) { return decision }
    }
  }

  /// Accepts or rejects the differences at places such as `FILE:LINE`.
  private func decide(_ decision: Decision, places: [String]) -> ExitStatus {
    if decision == .accept, checker.permissions.forbidsUpdates { return checker.refuseUpdate() }
    var wanted: [(path: String, lines: Set<Int>)] = []
    for place in places {
      guard let colon = place.lastIndex(of: ":"),
        let line = Int(place[place.index(after: colon)...])
      else {
        printer.printError("tabletop: expected FILE:LINE, found \"\(place)\"")
        return .usage
      }
      let path = String(place[..<colon])
      if let index = wanted.firstIndex(where: { $0.path == path }) {
        wanted[index].lines.insert(line)
      } else {
        wanted.append((path, [line]))
      }
    }
    guard !wanted.isEmpty else {
      printer.printError("tabletop: --review \(decision.rawValue) needs FILE:LINE")
      return .usage
    }
    return decide(decision, wanted)
  }

  private func decide(
    _ decision: Decision,
    _ wanted: [(path: String, lines: Set<Int>)]
  ) -> ExitStatus {
    var status = ExitStatus.success
    var isMissing = false
    let isComplete = replay(wanted.map { .file($0.path) }, &status) { check in
      guard let lines = wanted.first(where: { $0.path == check.path })?.lines,
        let transcript = check.check
      else { return true }
      var found: Set<Int> = []
      for line in lines.sorted() {
        let item = check.cases.first { item in
          item.verdict == .differs
            && check.entry(of: item).map { CaseFilter.lines(line...line).includes($0) } == true
        }
        if let item {
          found.insert(item.index)
        } else {
          isMissing = true
          checker.printError(
            TranscriptFault.noDifference(path: check.path, line: line).wording
          )
        }
      }
      if decision == .accept { _ = save(transcript, accepting: found) }
      let verb = decision == .accept ? "accepted" : "rejected"
      show(["\(check.path): \(TextFormatting.count(found.count, "difference")) \(verb)"])
      return printer.flush()
    }
    guard isComplete else { return .interrupted }
    return status == .success && (isMissing || decision == .reject) ? .failure : status
  }

  /// Rewrites the accepted commands of a transcript; returns their count.
  private func save(_ transcript: TranscriptCheck, accepting indices: Set<Int>) -> Int {
    guard !indices.isEmpty else { return 0 }
    do throws(CommandError) {
      let text = transcript.keeping(indices).updatedText
      try TranscriptChecker.save(text, to: transcript.path)
      return indices.count
    } catch {
      checker.printError(error.fault.wording)
      return 0
    }
  }

  private func show(_ lines: [String]) {
    printer.print(lines.map { $0.escapedForDisplay(options.settings.escapeStyle) })
  }
}
