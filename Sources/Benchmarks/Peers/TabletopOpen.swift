import Platform
import TableModel
import TableStore

/// Tabletop opens the file; the rows stay bytes until somebody looks at them.
@MainActor final class TabletopOpen: Contestant {
  let name = "tabletop"
  let detail = "open, rows stay bytes"
  let isOurs = true
  private let path: String
  private var known: (answer: Answer, memory: Int?)?

  init(path: String) {
    self.path = path
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let document = try TableDocument.open(path)
    let count = document.sections.reduce(0) { $0 + $1.items.count }
    let end = Clock.monotonicNanoseconds
    let known = try known ?? (Answer(of: document), memoryOfFreshProcess())
    self.known = known
    guard known.answer.count == count else { throw BenchmarkError("rows came or went") }
    return Measurement(
      amount: Double(end - start),
      answer: known.answer,
      peakMemory: known.memory
    )
  }

  /// Our own peak would count the other contestants and the rounds before.
  private func memoryOfFreshProcess() throws -> Int? {
    let result = try Process.run("/proc/self/exe", ["--once", "open", path])
    return Int(result.text.split(separator: "\n").first ?? "")
  }

  /// Opens a file and tells the most memory that took in bytes; what `--once` does.
  static func once(_ path: String) throws -> String {
    let document = try TableDocument.open(path)
    guard !document.sections.isEmpty else { throw BenchmarkError("no sections") }
    let peak = Machine.values(of: "VmHWM", in: "/proc/self/status").first ?? ""
    return "\((Int(peak.split(separator: " ").first ?? "") ?? 0) << 10)"
  }
}
