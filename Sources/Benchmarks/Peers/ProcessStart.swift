import Platform

/// A program that says one line and ends; the whole process is timed.
///
/// All are started by `env`, so that each pays for it.
@MainActor struct ProcessStart: Subject {
  let name: String
  let detail: String
  var isOurs = false

  /// What `env` gets: variables, the program, its words.
  let words: [String]

  /// What `env` gets to make it tell its version.
  let versionWords: [String]

  /// What the line with the version holds.
  var versionMark = ""

  func version() -> String? {
    guard let result = try? Process.run("env", versionWords), result.exitStatus == 0 else {
      return nil
    }
    let line = result.text.split(separator: "\n").first {
      versionMark.isEmpty || $0.contains(versionMark)
    }
    return line?.split(whereSeparator: \.isWhitespace).prefix(versionMark.isEmpty ? 2 : 1)
      .joined(separator: " ")
  }

  func run() throws -> Measurement {
    let result = try Process.run("env", words)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(result.nanoseconds),
      answer: Answer(count: result.output.count { $0 == UInt8(ascii: "\n") })
    )
  }
}

extension ProcessStart {
  /// The program that stands beside this one.
  static func tabletop(_ words: [String]) -> ProcessStart {
    ProcessStart(
      name: "tabletop",
      detail: "tabletop " + words.joined(separator: " "),
      isOurs: true,
      words: [Programs.tabletop] + words,
      versionWords: [Programs.tabletop, "--version"]
    )
  }

  /// The same program as it would start if libcurl were linked to it.
  static func tabletopWithCurl(_ words: [String]) -> ProcessStart {
    let preload = "LD_PRELOAD=libcurl.so.4"
    return ProcessStart(
      name: "with-libcurl",
      detail: "the same, with libcurl loaded at the start",
      words: [preload, Programs.tabletop] + words,
      // Without libcurl the loader would go on without a word on standard output.
      versionWords: ["LD_TRACE_LOADED_OBJECTS=1", preload, Programs.tabletop],
      versionMark: "libcurl.so.4"
    )
  }

  /// Another program.
  static func peer(_ words: String...) -> ProcessStart {
    ProcessStart(
      name: words[0],
      detail: words.joined(separator: " "),
      words: words,
      versionWords: [words[0], "--version"]
    )
  }
}
