/// The live page: bytes for its clients, and times of the server.
@MainActor struct PageJob: Job {
  let name = JobName.page

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let path = try TableFile(rows: 1_000, in: folder).made().path
    return [
      run("state of 12 rows", .state, isQuick, 1, .bytes, atMost: 8_000, path),
      run("update per edit", .edit, isQuick, 1, .bytes, atMost: 1_500, path),
      run("update per arrow key", .key, isQuick, 1, .bytes, atMost: 400, path),
      run("first load", .load, isQuick, 1, .bytes, atMost: 70_000, path),
      run("key to update", .time, isQuick, 5, .milliseconds, atMost: 1e6, path),
      run("command to listening", .start, isQuick, 5, .milliseconds, atMost: 1e7, path),
      run("memory per idle client", .memory, isQuick, 1, .bytes, atMost: 65_536, path),
      Run(
        input: "prompt beside 64 clients",
        // Two processes without clients differ by a tenth.
        rounds: isQuick ? 3 : 15,
        unit: .milliseconds,
        answer: Answer(count: 1),
        goals: [Goal(.slower(than: "without clients", atMost: 1.1))],
        contestants: [
          PagePromptRun(clients: 64, path: path), PagePromptRun(clients: 0, path: path),
        ]
      ),
      browser("navigation to painted rows", .navigation, .milliseconds, atMost: 300e6),
      browser("arrow key to painted frame", .key, .milliseconds, atMost: 25e6),
      browser("page heap at 10,000,000 rows", .heap, .bytes, atMost: 10e6),
    ]
  }

  private func browser(
    _ input: String,
    _ question: PageBrowserRun.Question,
    _ unit: Run.Unit,
    atMost limit: Double
  ) -> Run {
    Run(
      input: input,
      rounds: 1,
      unit: unit,
      answer: Answer(count: 1),
      goals: [Goal(.amount(atMost: limit))],
      contestants: [PageBrowserRun(question: question), TextualServe()]
    )
  }

  private func run(
    _ input: String,
    _ question: PageClientRun.Question,
    _ isQuick: Bool,
    _ rounds: Int,
    _ unit: Run.Unit,
    atMost limit: Double,
    _ path: String
  ) -> Run {
    Run(
      input: input,
      rounds: isQuick ? 1 : rounds,
      unit: unit,
      answer: Answer(count: 1),
      goals: [Goal(.amount(atMost: limit))],
      contestants: [PageClientRun(question: question, path: path), TextualServe()]
    )
  }
}

/// The server of Textual, which starts a process for each client.
///
/// Debian does not have it.
@MainActor struct TextualServe: Subject {
  let name = "textual-serve"
  let detail = "textual-serve, which Debian does not have"

  /// Nil: even where it is installed, it has no counterpart to these numbers.
  func version() -> String? { nil }

  func run() throws -> Measurement { throw BenchmarkError("textual-serve is not measured") }
}
