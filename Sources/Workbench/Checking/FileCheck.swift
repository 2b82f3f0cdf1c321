import CommandLanguage

/// The result of checking one file.
struct FileCheck {
  /// A command that was replayed.
  struct Case {
    /// The index of its entry in the transcript.
    let index: Int

    /// The running time in nanoseconds.
    let nanoseconds: Int

    /// The result.
    let verdict: Verdict
  }

  /// The result of a replayed command.
  enum Verdict: Hashable {
    /// The output is as expected.
    case passed

    /// The output differs.
    case differs

    /// An `expect` failed, whether or not the output is as expected.
    case unmet(String)

    /// The permissions rejected what it tried.
    case refused([String])

    /// It did not end in time.
    case timedOut(seconds: Double)

    /// The replay ended during the command, with an exit status.
    case crashed(status: Int32)
  }

  /// The path as the user gave it.
  let path: String

  /// The replayed transcript with its differences; nil for other files, and for an unreadable one.
  var check: TranscriptCheck?

  /// The replayed commands that count, in file order.
  var cases: [Case] = []

  /// The number of commands to replay, whether or not they ran.
  var caseCount = 0

  /// The result for a file that is not a transcript, or nil.
  var other: CheckedFileResult?

  /// The names that the transcript used, if they were recorded.
  var coverage = Coverage()

  /// The reason why the file could not be checked, or nil.
  var fault: Wording?

  /// The errors in its patterns, if they are the reason.
  private(set) var findings: [ScriptLint.Finding] = []

  init(path: String) { self.path = path }

  /// Creates the result of a file that was not replayed, because its patterns have errors.
  init(path: String, _ findings: [ScriptLint.Finding]) {
    (self.path, self.findings) = (path, findings)
    fault = findings.first?.error.fault.wording
  }

  /// Whether something failed.
  var hasFailed: Bool {
    fault != nil || other?.faults.isEmpty == false || cases.contains { $0.verdict != .passed }
  }

  /// Whether the transcript may be rewritten: it ran to its end, and no `expect` failed.
  var isUpdatable: Bool {
    cases.allSatisfy { $0.verdict == .passed || $0.verdict == .differs }
  }

  /// Whether the replay did not reach its end, or met a forbidden command.
  var isStopped: Bool {
    cases.contains { $0.verdict.isStop }
  }

  /// The running time in nanoseconds.
  var nanoseconds: Int { cases.reduce(0) { $0 + $1.nanoseconds } }

  /// The entry of a command.
  func entry(of item: Case) -> Transcript.Entry? { check?.transcript.entries[item.index] }
}

extension FileCheck.Verdict {
  /// The stable word of the result.
  var word: String {
    switch self {
    case .passed: "passed"
    case .differs: "differs"
    case .unmet: "expect"
    case .refused: "refused"
    case .timedOut: "timeout"
    case .crashed: "crashed"
    }
  }

  /// The description of the failure; nil if there is none.
  var message: String? {
    switch self {
    case .passed: nil
    case .differs: "different output"
    case .unmet(let message): "`expect` failed: \(message)"
    case .refused(let attempts): "not replayed: " + attempts.joined(separator: "; ")
    case .timedOut(let seconds): "stopped after \(Self.duration(seconds))"
    case .crashed(let status): "the replay ended with status \(status)"
    }
  }

  private static func duration(_ seconds: Double) -> String {
    guard let whole = Int(exactly: seconds) else { return "\(seconds) seconds" }
    return TextFormatting.count(whole, "second")
  }
}
