/// The options of `--check` and `--review`.
public struct CheckOptions: Hashable, Sendable {
  /// The task to perform with the files.
  enum Task: Hashable, Sendable {
    /// Replaying the transcripts and comparing their output.
    case compare

    /// Listing the commands without running any.
    case list

    /// Listing transcripts without a script, and scripts without a transcript.
    case orphans

    /// Deciding about each difference.
    case review
  }

  /// The task, or nil if no files are checked.
  var task: Task?

  /// Whether to rewrite what differs.
  var updates = false

  /// Whether to update even if `CI` is true.
  var forces = false

  /// The commands to compare, or nil for all.
  var filter: CaseFilter?

  /// Whether to stop after the first failure.
  var failsFast = false

  /// The numbers of files that can be replayed at the same time.
  static let possibleJobs = 1...256

  /// The greatest time limit for one file, in seconds.
  static let mostSeconds = 86_400

  /// The number of files to replay at the same time.
  var jobs = 1

  /// The time limit for one file, in seconds.
  var seconds = 60.0

  /// The additional permissions of restricted replays.
  var allowances: Set<ReplayAllowance> = []

  /// The paths of the reports; the ending determines the format.
  var reports: [String] = []

  /// Whether to report which commands, codes, methods and wirings the transcripts use.
  var covers = false

  /// The path of the file for the coverage as JSON, or nil.
  var coveragePath: String?

  /// The scratch folder of the file that this process replays for another one, or nil.
  var scratch: String?

  /// The folder that this process may read, or nil without restrictions.
  var readable: String?

  /// Whether this process replays one file for another process.
  var isReplay: Bool { scratch != nil }

  /// The first option that requires `--check`, if that is missing; otherwise nil.
  var unusedOption: String? {
    guard task == nil else { return nil }
    let used: [(Bool, String)] = [
      (updates, "--update"), (!reports.isEmpty, "--report"), (filter != nil, "--filter"),
      (failsFast, "--fail-fast"), (jobs != 1, "--jobs"), (seconds != 60, "--timeout"),
      (forces, "--force"), (covers, "--coverage"),
    ]
    return used.first { $0.0 }?.1
  }
}
