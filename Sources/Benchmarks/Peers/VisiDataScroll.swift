import Platform

/// The peak memory of VisiData that reads all rows of a table and writes them.
@MainActor struct VisiDataScroll: Subject {
  let name = "visidata"
  let detail = "vd --batch FILE, all rows as CSV"
  let path: String

  func version() -> String? {
    guard Programs.python != nil else { return nil }
    return Machine.firstLine(of: "vd", ["--version"])
  }

  func run() throws -> Measurement {
    let result = try Programs.runPython(Self.program, [path])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard numbers.count == 2 else { throw BenchmarkError("visidata returned \(result.text)") }
    let bytes = numbers[0] << 10
    return Measurement(
      amount: Double(bytes),
      answer: Answer(count: numbers[1]),
      peakMemory: bytes
    )
  }

  /// Counts the rows that VisiData writes, without the header, and prints its peak memory in kB.
  private static let program = """
    import resource, subprocess, sys
    words = ["vd", "--batch", sys.argv[1], "+:person:0:0", "--output", "-", "--save-filetype=csv"]
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL) as child:
        count = sum(1 for _ in child.stdout) - 1
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, count)
    """
}
