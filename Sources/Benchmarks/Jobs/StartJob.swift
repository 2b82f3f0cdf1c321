/// Starting, printing one line and exiting.
@MainActor struct StartJob: Job {
  let name = JobName.start

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let path = try TableFile(rows: 1_000, in: folder).made().path
    let noDatabase = Run(
      input: "a file of 1000 rows, no database",
      rounds: isQuick ? 11 : 61,
      unit: .milliseconds,
      answer: Answer(count: 1),
      // A file needs no library for databases, so these must not cost anything.
      goals: [Goal(.slower(than: "with-libraries", atMost: 1))],
      contestants: [
        ProcessStart.tabletop([path, "-c", "count"]),
        ProcessStart.tabletopWithDatabases([path, "-c", "count"]),
      ]
    )
    return [
      noDatabase,
      heat(
        "the version",
        isQuick,
        ["--version"],
        [Goal(.slower(than: "sqlite3", atMost: 1.1))],
        [.peer("sqlite3", "--version"), .peer("jq", "--version"), .peer("python3", "--version")]
      ),
      heat(
        "one command",
        isQuick,
        ["-c", "new 3"],
        [Goal(.slower(than: "sqlite3", atMost: 1.1))],
        [
          .peer("sqlite3", ":memory:", "select 3"), .peer("jq", "-n", "3"),
          .peer("python3", "-c", "print(3)"),
        ]
      ),
    ]
  }

  private func heat(
    _ input: String,
    _ isQuick: Bool,
    _ words: [String],
    _ goals: [Goal],
    _ peers: [ProcessStart]
  ) -> Run {
    Run(
      input: input,
      rounds: isQuick ? 11 : 61,
      unit: .milliseconds,
      answer: Answer(count: 1),
      goals: goals,
      contestants: [ProcessStart.tabletop(words), ProcessStart.tabletopWithCurl(words)] + peers
    )
  }
}

/// Starting at a terminal, until the user can type the first line.
@MainActor struct PromptJob: Job {
  let name = JobName.prompt

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let path = try TableFile(rows: 1_000, in: folder).made().path
    return [
      Run(
        input: "nothing open",
        rounds: isQuick ? 9 : 41,
        unit: .milliseconds,
        answer: Answer(count: 1),
        goals: [
          Goal(.slower(than: "sqlite3", atMost: 1)), Goal(.memory(of: "sqlite3", atMost: 1.5)),
        ],
        contestants: [
          ProgramPrompt("tabletop", [Programs.tabletop], prompt: "tabletop> ", home: folder),
          ProgramPrompt("sqlite3", ["sqlite3", ":memory:"], prompt: "sqlite> ", home: folder),
          ProgramPrompt(
            "python3",
            [Programs.python ?? "python3", "-q"],
            prompt: ">>> ",
            home: folder
          ),
          ProgramPrompt("gdb", ["gdb", "-q", "-nx"], prompt: "(gdb) ", home: folder),
        ]
      ),
      Run(
        input: "a file of 1000 rows",
        rounds: isQuick ? 5 : 21,
        unit: .milliseconds,
        answer: Answer(count: 1),
        contestants: [
          ProgramPrompt("tabletop", [Programs.tabletop, path], prompt: ".json> ", home: folder)
        ]
      ),
    ]
  }
}
