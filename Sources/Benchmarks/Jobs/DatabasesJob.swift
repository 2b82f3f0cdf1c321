/// Tables of databases: the first screen, pages, memory, and changes of other programs.
@MainActor struct DatabasesJob: Job {
  let name = JobName.databases

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let million = TestDatabase(rows: 1_000_000, in: folder)
    let sizes = isQuick ? [million] : [million, TestDatabase(rows: 10_000_000, in: folder)]
    return try sizes.flatMap { database in
      [
        try firstScreen(database, isQuick, isLast: database.rows > million.rows),
        try ordered(database, isQuick),
        page(database, quantile: 0.5, atMost: 1e6), page(database, quantile: 0.99, atMost: 2e6),
      ]
    }
      // VisiData takes a minute, and a server as long to start as all other quick runs.
      + (isQuick ? [] : [try terminal(million, folder), try server(in: folder)])
      + [try memory(million, isQuick)]
      + foreignChanges(TestDatabase(rows: 100_000, in: folder), million)
  }

  private func firstScreen(
    _ database: TestDatabase,
    _ isQuick: Bool,
    isLast: Bool
  ) throws -> Run {
    let path = try database.made()
    return Run(
      input: "first screen, whole process, \(database.rows) rows",
      rounds: isQuick ? 11 : 41,
      unit: .milliseconds,
      answer: Answer(count: 50),
      goals: [Goal(.slower(than: "sqlite3", atMost: 1.5))]
        + (isLast ? [Goal(.growth(atMost: 1.2))] : []),
      place: Run.Place(curve: "first screen", rows: database.rows),
      contestants: [
        DatabaseScreen.tabletop([path]),
        DatabaseScreen(["sqlite3", path, "SELECT * FROM person LIMIT 50"]),
        DatabaseScreen(["datasette", path, "--get", "/rows-\(database.rows)/person.json?_size=50"]),
      ]
    )
  }

  /// The first rows at a terminal, where VisiData reads the others later.
  private func terminal(_ database: TestDatabase, _ folder: String) throws -> Run {
    let path = try database.made()
    let words = ["-c", "viewport 390 2200", "-c", "show"]
    return Run(
      input: "first screen at a terminal, \(database.rows) rows",
      rounds: 11,
      unit: .milliseconds,
      answer: Answer(count: 1),
      contestants: [
        ProgramPrompt(
          "tabletop",
          [Programs.tabletop, path] + words,
          prompt: TestDatabase.title(ofRow: 20),
          home: folder
        ),
        ProgramPrompt(
          "visidata",
          ["vd", path, "+:person:0:0"],
          prompt: TestDatabase.title(ofRow: 20),
          home: folder
        ),
      ]
    )
  }

  /// The first screen of a PostgreSQL table; without a server, only the server, as missing.
  private func server(in folder: String) throws -> Run {
    let (rows, query) = (100_000, "SELECT * FROM person ORDER BY id LIMIT 50")
    let address = try TestServer(rows: rows, in: folder)?.address()
    return Run(
      input: "first screen of a server, whole process, \(rows) rows",
      rounds: 21,
      unit: .milliseconds,
      answer: Answer(count: 50),
      contestants: address.map { address in
        [
          DatabaseScreen.tabletop([address]),
          DatabaseScreen(["psql", address, "-X", "-c", query]),
        ]
      } ?? [MissingSubject(name: "postgres")]
    )
  }

  private func ordered(_ database: TestDatabase, _ isQuick: Bool) throws -> Run {
    let path = try database.made()
    let query = "SELECT * FROM person ORDER BY name, id LIMIT 50"
    return Run(
      input: "first screen by name, whole process, \(database.rows) rows",
      rounds: isQuick ? 11 : 41,
      unit: .milliseconds,
      answer: Answer(count: 50),
      goals: [Goal(.slower(than: "sqlite3", atMost: 1.5))],
      contestants: [
        DatabaseScreen.tabletop([path, "--order", "name"]),
        DatabaseScreen(["sqlite3", path, query]),
      ]
    )
  }

  private func page(_ database: TestDatabase, quantile: Double, atMost limit: Double) -> Run {
    Run(
      input: "a page anywhere, \(quantile == 0.5 ? "median" : "p99"), \(database.rows) rows",
      rounds: 3,
      unit: .milliseconds,
      answer: Answer(count: DatabasePages.count),
      goals: [Goal(.amount(atMost: limit))],
      contestants: [DatabasePages(database, quantile: quantile)]
    )
  }

  private func memory(_ database: TestDatabase, _ isQuick: Bool) throws -> Run {
    Run(
      input: "peak memory after all rows, \(database.rows) rows",
      rounds: 3,
      unit: .bytes,
      answer: Answer(count: database.rows),
      goals: [Goal(.memory(of: "sqlite3", atMost: 3))],
      contestants: [
        DatabaseScroll(database), ShellScroll(path: try database.made()),
      ] + (isQuick ? [] : [VisiDataScroll(path: try database.made())])
    )
  }

  private func foreignChanges(_ small: TestDatabase, _ large: TestDatabase) -> [Run] {
    [(small, "exact", 150e6), (large, "windowed", 10e6)].map { database, way, limit in
      Run(
        input: "one foreign change, \(database.rows) rows, \(way)",
        rounds: 5,
        unit: .milliseconds,
        answer: Answer(count: 1),
        goals: [Goal(.amount(atMost: limit))],
        contestants: [ForeignChange(database)]
      )
    }
  }
}
