import Platform

/// The disk's own speed: `cp` to a new file, `sync` of it, and the new file in the place of the old one.
///
/// Whoever saves writes beside what stands there, so that nothing is lost half-way. A copy over the old file would
/// get the memory back that holds the old one, where a save needs as much again: on a machine that is lent its
/// memory page by page that alone is a factor of two to five.
@MainActor struct CopySave: Contestant {
  let name = "cp"
  let detail = "cp FILE NEW && sync NEW && mv NEW COPY"
  private let file: TableFile
  private let path: String

  init(_ file: TableFile, to path: String) {
    self.file = file
    self.path = path
  }

  func version() -> String? { Machine.firstLine(of: "cp", ["--version"]) }

  func run() throws -> Measurement {
    let (source, byteCount, _) = try file.made()
    let line = "cp -- \"$1\" \"$2.new\" && sync -- \"$2.new\" && mv -- \"$2.new\" \"$2\""
    let result = try Process.run("sh", ["-c", line, "sh", source, path])
    guard result.exitStatus == 0 else {
      throw BenchmarkError("cp ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(result.nanoseconds),
      answer: Answer(count: file.rows, bytes: byteCount)
    )
  }
}
