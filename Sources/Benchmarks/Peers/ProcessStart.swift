import Platform

/// A program that prints one line and exits; the whole process is timed.
///
/// All are started by `env`, so that each pays for it.
@MainActor struct ProcessStart: Subject {
  let name: String
  let detail: String
  var isOurs = false

  /// The arguments of `env`: variables, the program and its arguments.
  let words: [String]

  /// The arguments of `env` that print the program's version.
  let versionWords: [String]

  /// A text that the line with the version contains.
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
  /// Returns the program next to this one.
  static func tabletop(_ words: [String]) -> ProcessStart {
    ProcessStart(
      name: "tabletop",
      detail: "tabletop " + words.joined(separator: " "),
      isOurs: true,
      words: [Programs.tabletop] + words,
      versionWords: [Programs.tabletop, "--version"]
    )
  }

  /// Returns the same program, started as if libcurl were linked to it.
  static func tabletopWithCurl(_ words: [String]) -> ProcessStart {
    tabletop(words, name: "with-libcurl", loading: ["libcurl.so.4"])
  }

  /// Returns the same program, started as if libsqlite3 and libpq were linked to it.
  static func tabletopWithDatabases(_ words: [String]) -> ProcessStart {
    tabletop(words, name: "with-libraries", loading: ["libsqlite3.so.0", "libpq.so.5"])
  }

  private static func tabletop(
    _ words: [String],
    name: String,
    loading libraries: [String]
  ) -> ProcessStart {
    let preload = "LD_PRELOAD=" + libraries.joined(separator: " ")
    return ProcessStart(
      name: name,
      detail: "the same, with \(libraries.joined(separator: " and ")) loaded at the start",
      words: [preload, Programs.tabletop] + words,
      // Without a library, the loader would continue and print nothing to standard output.
      versionWords: ["LD_TRACE_LOADED_OBJECTS=1", preload, Programs.tabletop],
      versionMark: libraries.last ?? ""
    )
  }

  /// Returns another program.
  static func peer(_ words: String...) -> ProcessStart {
    ProcessStart(
      name: words[0],
      detail: words.joined(separator: " "),
      words: words,
      versionWords: [words[0], "--version"]
    )
  }
}
