import Platform

/// The programs that several subjects start.
enum Programs {
  /// The program next to this one.
  static var tabletop: String {
    let own = Files.resolved("/proc/self/exe") ?? ""
    let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? "."
    return "\(folder)/tabletop"
  }

  /// The interpreter that `python3` runs, without scripts before it; nil if it is not installed.
  static let python: String? =
    Machine.firstLine(of: "python3", ["-c", "import sys; print(sys.executable)"])

  /// Runs the interpreter on the text of a program.
  static func runPython(_ program: String, _ arguments: [String] = []) throws -> ProcessResult {
    let result = try Process.run(python ?? "python3", ["-c", program] + arguments)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("python3 ended with \(result.exitStatus)")
    }
    return result
  }

  /// Runs a program without its output, and returns the peak memory of its largest process in bytes.
  ///
  /// Nil without Python, which asks the system.
  static func peakMemory(of words: [String]) throws -> Int? {
    guard python != nil else { return nil }
    let program = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024)
      """
    return Int(try runPython(program, words).text.filter(\.isNumber))
  }

  /// Returns the version of a Python module and of the interpreter, or nil if one is not installed.
  static func version(ofModule name: String) -> String? {
    guard let python else { return nil }
    let program =
      "import sys; from importlib import import_module as take; module = take('\(name)'); "
      + "import importlib.metadata as data; "
      + "own = getattr(module, '__version__', None) or data.version('\(name)'); "
      + "print(own, 'of', sys.version.split()[0])"
    return Machine.firstLine(of: python, ["-c", program])
  }

  /// Writes bytes to a file.
  ///
  /// - Returns: The path of the file.
  static func write(_ bytes: [UInt8], to path: String) throws -> String {
    _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
      try sink.write(bytes)
    }
    return path
  }
}
