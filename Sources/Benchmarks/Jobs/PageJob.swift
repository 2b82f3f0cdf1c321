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
    ]
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

/// The server of Textual, which starts a process for each client; it has no counterpart to a state.
@MainActor struct TextualServe: Subject {
  let name = "textual-serve"
  let detail = "not measured here"

  func version() -> String? { nil }

  func run() throws -> Measurement { throw BenchmarkError("textual-serve is not measured") }
}
