import Platform

/// The disk's own speed: `cp`, and `sync` of the copy.
@MainActor struct CopySave: Contestant {
  let name = "cp"
  let detail = "cp FILE COPY && sync COPY"
  private let file: TableFile
  private let path: String

  init(_ file: TableFile, to path: String) {
    self.file = file
    self.path = path
  }

  func version() -> String? { Machine.firstLine(of: "cp", ["--version"]) }

  func run() throws -> Measurement {
    let (source, byteCount, _) = try file.made()
    let line = "cp -- \"$1\" \"$2\" && sync -- \"$2\""
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
