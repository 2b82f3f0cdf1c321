import Platform

/// What memory a row takes, told by a fresh process.
@MainActor struct MemoryRun: Contestant {
  let name = "tabletop"
  let detail = "resident memory of a fresh process, what it grew by"
  let isOurs = true
  let kind: MemoryKind
  let file: TableFile

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let input = kind.readsFile ? try file.made().path : "\(file.rows)"
    let result = try Process.run("/proc/self/exe", ["--once", kind.rawValue, input])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard result.exitStatus == 0, numbers.count == 2, numbers[1] > 0 else {
      throw BenchmarkError("--once \(kind) ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(numbers[0]) / Double(numbers[1]),
      answer: Answer(count: numbers[1])
    )
  }
}
