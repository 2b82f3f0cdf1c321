/// Starting at a terminal, until the first line can be typed.
@MainActor struct PromptJob: Job {
  let name = JobName.prompt

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    let path = try TableFile(rows: 1_000, in: folder).made().path
    return [
      Heat(
        input: "nothing open",
        rounds: isQuick ? 9 : 41,
        unit: .milliseconds,
        answer: Answer(count: 1),
        goals: [
          Goal(.slower(than: "sqlite3", atMost: 1)), Goal(.memory(of: "sqlite3", atMost: 1.4)),
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
      Heat(
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
