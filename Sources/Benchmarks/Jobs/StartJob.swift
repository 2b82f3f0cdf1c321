/// Starting, saying one line and ending.
@MainActor struct StartJob: Job {
  let name = JobName.start

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    [
      heat(
        "the version",
        isQuick,
        ["--version"],
        [Goal(.slower(than: "sqlite3", atMost: 1.3))],
        [.peer("sqlite3", "--version"), .peer("jq", "--version"), .peer("python3", "--version")]
      ),
      heat(
        "one command",
        isQuick,
        ["-c", "new 3"],
        [],
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
  ) -> Heat {
    Heat(
      input: input,
      rounds: isQuick ? 11 : 61,
      unit: .milliseconds,
      answer: Answer(count: 1),
      goals: goals,
      contestants: [ProcessStart.tabletop(words), ProcessStart.tabletopWithCurl(words)] + peers
    )
  }
}
