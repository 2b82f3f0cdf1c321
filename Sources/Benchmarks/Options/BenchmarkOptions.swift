/// The options from the command line.
struct BenchmarkOptions: Hashable, Sendable {
  static let help = """
    Benchmarks [OPTIONS] [JOB ...]
      JOB           start | prompt | open | save | engine | geometry | diff |
                    replay | commands | frame | print | trace | wirings | memory |
                    queries (default: all)
      --quick       the small inputs in few rounds
      --before FILE the program of an earlier build, for the job commands
      --peer NAME   only this peer beside ours; repeatable
      --json        a JSON object per line, times in nanoseconds
      --markdown    the goals alone, as a table of Markdown
      --plot FILE   what grows with the rows, as a picture (SVG)
      --once WHAT INPUT
                    does WHAT in this process and prints the memory that it took
      -h, --help    this text

    Each job is done in turns by Tabletop and by the peers that are installed; the
    medians and their ratio are printed, with what was answered and with the goals
    that the job has. A goal that is missed is told and is no failure; another
    answer is one. Times of other machines or days compare nothing.

    """

  /// The jobs to run, in order.
  var jobs: [JobName] = []

  /// Whether only the small inputs are measured.
  var isQuick = false

  /// The peers to measure; empty for all.
  var peers: Set<String> = []

  /// The program of an earlier build, or nil.
  var before: String?

  /// The form of the report; text by default.
  var form = ReportForm.text

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
      case "-h", "--help": wantsHelp = true
      case "--peer":
        guard let peer = words.popFirst() else { throw UsageError("--peer needs a name") }
        peers.insert(peer)
      case "--before":
        guard let path = words.popFirst() else { throw UsageError("--before needs a program") }
        before = path
      case "--plot":
        guard let path = words.popFirst() else { throw UsageError("--plot needs a file") }
        plot = path
      case "--once":
        guard let word = words.popFirst(), let input = words.popFirst() else {
          throw UsageError("--once needs a word and an input")
        }
        guard let what = Once.What(word) else { throw UsageError("--once knows no \(word)") }
        once = Once(what: what, input: input)
      default:
        guard let job = JobName(rawValue: word) else {
          throw UsageError("\(word) is no job and no option: --help lists them")
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
