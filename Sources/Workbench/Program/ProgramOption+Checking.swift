// The options of `--check`, `--review` and `--lint`.
extension ProgramOption {
  static let checking: [ProgramOption] = [
    files("--check", summary: "replay transcripts (or a folder of them) and compare") {
      $0.check.task = $0.check.task ?? .compare
    },
    flag("--update", summary: "with --check: rewrite what differs") { $0.check.updates = true },
    flag("--force", summary: "with --update: also if CI=true") { $0.check.forces = true },
    value(
      "--report",
      takes: "FILE",
      fits: .file,
      summary: "with --check: write JUnit, or .tap, .jsonl"
    ) { options, path in
      options.check.reports.append(path)
      return !path.isEmpty
    },
    value(
      "--filter",
      takes: "NAME|N..M|LINE",
      summary: "with --check: compare only commands with a text, or these lines"
    ) { options, text in
      options.check.filter = CaseFilter(text)
      return options.check.filter != nil
    },
    flag("--fail-fast", summary: "with --check: stop after the first failure") {
      $0.check.failsFast = true
    },
    value(
      "--jobs",
      takes: "N",
      meaning: "a number from \(CheckOptions.possibleJobs.lowerBound)"
        + " to \(CheckOptions.possibleJobs.upperBound)",
      summary: "with --check: replay N files at the same time"
    ) { options, text in
      guard let count = Int(text), CheckOptions.possibleJobs.contains(count) else { return false }
      options.check.jobs = count
      return true
    },
    value(
      "--timeout",
      takes: "SECONDS",
      meaning: "a number of seconds up to \(CheckOptions.mostSeconds)",
      summary: "with --check: the limit for a file (60)"
    ) { options, text in
      guard let seconds = Double(text), seconds > 0, seconds <= Double(CheckOptions.mostSeconds)
      else { return false }
      options.check.seconds = seconds
      return true
    },
    flag("--list", summary: "with --check: list the commands without running them") {
      $0.check.task = .list
    },
    flag("--orphans", summary: "with --check: list transcripts and scripts without the other") {
      $0.check.task = .orphans
    },
    value(
      "--allow",
      takes: ReplayAllowance.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "with --check: what --safe or CI=true forbids; with --serve: what a page may use"
    ) { options, word in
      if let allowance = ReplayAllowance(rawValue: word) {
        options.check.allowances.insert(allowance)
      }
      options.page.allowed.append(word)
      return true
    },
    ProgramOption(
      names: ["--coverage"],
      value: "",
      summary: "with --check: list used and unused commands and codes; =FILE writes JSON",
      action: .optionalValue { options, path in
        options.check.covers = true
        options.check.coveragePath = path
        return path?.isEmpty != true
      }
    ),
    files("--review", summary: "replay transcripts and decide about each difference") {
      $0.check.task = .review
    },
    files("--lint", summary: "find errors in scripts, transcripts and lessons; run none") {
      $0.lints = true
    },
  ]

  /// Options that this program gives to its own processes.
  static let ofReplays: [ProgramOption] = [
    value("--replay-in", takes: "FOLDER", summary: "the scratch folder of a replay") {
      options,
      path in
      options.check.scratch = path
      return true
    },
    value("--replay-reads", takes: "FOLDER", summary: "the readable folder of a replay") {
      options,
      path in
      options.check.readable = path
      return true
    },
  ]

  /// Returns an option for a task whose operands are files.
  private static func files(
    _ name: String,
    summary: String,
    set: @escaping @Sendable (inout ProgramOptions) -> Void
  ) -> ProgramOption {
    ProgramOption(
      names: [name],
      value: "FILE ...",
      fits: .file,
      summary: summary,
      action: .flag(set)
    )
  }
}
