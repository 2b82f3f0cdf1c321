/// The options from the command line.
struct BenchmarkOptions: Hashable, Sendable {
  static let help = """
    Benchmarks [OPTIONS] [JOB ...]
      JOB           start | prompt | open | save | engine | geometry | diff |
                    replay | commands | frame | print | trace | wirings | memory |
                    page | queries | databases (default: all)
      --quick       run small inputs in few rounds
      --seed N      draw the order of the programs as in the run with this seed
      --before FILE compare with an earlier build, in the job `commands`
      --peer NAME   compare only with this peer; repeatable
      --json        print one JSON object per line, times in nanoseconds
      --markdown    print only the goals, as a Markdown table
      --update      put the goals into README.md and its page about speed
      --plot FILE   save a chart of time over rows (SVG)
      --once WHAT INPUT
                    do WHAT in this process and print the memory it used
      -h, --help    print this help

    Each job runs in turns in Tabletop and in each installed peer. The report shows
    the medians, their ratio, the results and the goals of the job. A missed goal
    is reported, but does not fail the run; a different result does. Compare only
    times from the same machine and run.

    """

  /// The jobs to run, in order.
  var jobs: [JobName] = []

  /// Whether only the small inputs are measured.
  var isQuick = false

  /// The peers to measure; empty for all.
  var peers: Set<String> = []

  /// The seed of the order in which the subjects take turns; by default another in each run.
  var seed = UInt64.random(in: 1...999_999)

  /// The program of an earlier build, or nil.
  var before: String?

  /// The form of the report; text by default.
  var form = ReportForm.text

  /// Whether to write the results into the README and the page about speed.
  var updatesPages = false

  /// The path of the picture, or nil for none.
  var plot: String?

  /// The operation to do once in this process, or nil.
  var once: Once?

  /// Whether to print only the help.
  var wantsHelp = false

  init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--json": form = .json
      case "--markdown": form = .markdown
      case "--update": updatesPages = true
      case "-h", "--help": wantsHelp = true
      case "--peer":
        guard let peer = words.popFirst() else { throw UsageError("`--peer` requires a name") }
        peers.insert(peer)
      case "--seed":
        guard let word = words.popFirst(), let number = UInt64(word) else {
          throw UsageError("`--seed` requires a whole number")
        }
        seed = number
      case "--before":
        guard let path = words.popFirst() else { throw UsageError("`--before` requires a program") }
        before = path
      case "--plot":
        guard let path = words.popFirst() else { throw UsageError("`--plot` requires a file") }
        plot = path
      case "--once":
        guard let word = words.popFirst(), let input = words.popFirst() else {
          throw UsageError("`--once` requires a word and an input")
        }
        guard let what = Once.What(word) else {
          throw UsageError("unknown word \(word) for --once")
        }
        once = Once(what: what, input: input)
      default:
        guard let job = JobName(rawValue: word) else {
          throw UsageError("unknown job or option \(word); `--help` lists them")
        }
        jobs.append(job)
      }
    }
    if jobs.isEmpty { jobs = JobName.allCases }
  }

  /// Whether a subject takes part; Tabletop always does.
  func includes(_ contestant: any Subject) -> Bool {
    contestant.isOurs || peers.isEmpty || peers.contains(contestant.name)
  }
}

/// The form of a report.
enum ReportForm: Hashable, Sendable {
  /// For a terminal: everything.
  case text

  /// For a program: everything, one object per line.
  case json

  /// For a page: only the goals, as a Markdown table.
  case markdown
}

/// An unknown argument on the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
