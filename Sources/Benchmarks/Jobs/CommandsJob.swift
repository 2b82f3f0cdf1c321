import Platform

/// One command, repeated over forty rows: the cost of a script line.
///
/// Each command has its own script. The program of an earlier build takes part if `--before`
/// gives one.
@MainActor struct CommandsJob: Job {
  let name = JobName.commands

  /// The program of an earlier build, or nil.
  let before: String?

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let count = isQuick ? 4_000 : 100_000
    return try CommandScript.all(count: count).map { script in
      let path = try script.save(in: folder)
      var contestants: [any Subject] = [
        CommandRun("tabletop", Programs.tabletop, script: path, count: count)
      ]
      var goals: [Goal] = []
      if let before {
        contestants.append(CommandRun("before", before, script: path, count: count))
        goals.append(Goal(.faster(than: "before", atLeast: 2.5)))
      }
      if let statements = script.statements {
        let answer = script.isPrinted ? StatementRun.Counting.lines : .lastLine
        let path = try script.saveStatements(statements, in: folder)
        contestants.append(StatementRun(script: path, count: count, counting: answer))
      }
      goals += script.goals
      return Run(
        input: "\(count) times \(script.name)",
        rounds: isQuick ? 3 : 5,
        unit: .microsecondsPerLine,
        answer: Answer(count: script.isAnswered ? count : 0),
        goals: goals,
        contestants: contestants
      )
    }
  }
}

/// The lines of one command, with the equivalent statements for sqlite3.
struct CommandScript {
  /// A short form of the command.
  let name: String

  /// The lines for Tabletop.
  let lines: [String]

  /// The statements for sqlite3, or nil if it has no equivalent.
  var statements: [String]?

  /// Whether each line produces output.
  var isAnswered = true

  /// Whether sqlite3 prints a line for each statement, rather than one count of changes at the end.
  var isPrinted = true

  /// The most time for a line, in microseconds, or nil for no goal.
  var microseconds: Double?

  /// The least speed of a line as a multiple of that of sqlite3, or nil for no goal.
  var timesAsFast: Double?

  /// The goals of a line.
  var goals: [Goal] {
    let ratio = timesAsFast.map { Goal(.faster(than: "sqlite3", atLeast: $0)) }
    let amount = microseconds.map { Goal(.amount(atMost: $0 * 1_000)) }
    return [ratio, amount].compactMap(\.self)
  }

  /// The command that creates four sections of ten rows.
  static let table = "new 10 10 10 10"

  private static let database = [
    "create table t(id integer primary key, section, title, height real, selected);",
    """
    with recursive n(i) as (select 0 union all select i + 1 from n where i < 39)
    insert into t select i, i / 10, 'Row ' || (i % 10), 44, 0 from n;
    """,
    "create temp table started as select total_changes() as n;",
  ]

  /// Returns the scripts, grouped by kind of command.
  ///
  /// - Parameter count: The number of lines in each script; must be even.
  /// - Returns: A script for each command.
  static func all(count: Int) -> [CommandScript] {
    let numbers = Array(0..<count)
    func section(_ number: Int) -> Int { number / 10 % 4 }
    func row(_ number: Int) -> Int { number * 7 % 10 }
    func id(_ number: Int) -> Int { section(number) * 10 + row(number) }
    return [
      CommandScript(
        name: "a comment",
        lines: numbers.map { "# line \($0)" },
        statements: numbers.map { "-- line \($0)" },
        isAnswered: false
      ),
      CommandScript(
        name: "echo",
        lines: numbers.map { "echo line \($0)" },
        statements: numbers.map { ".print line \($0)" },
        microseconds: 1.5,
        timesAsFast: 1
      ),
      CommandScript(
        name: "row",
        lines: numbers.map { "row \(section($0)) \(row($0))" },
        statements: numbers.map { "select * from t where id = \(id($0));" },
        microseconds: 4,
        timesAsFast: 2
      ),
      CommandScript(
        name: "height",
        lines: numbers.map { "height \(section($0)) \(row($0)) \(30 + $0 % 50)" },
        statements: numbers.map { "update t set height = \(30 + $0 % 50) where id = \(id($0));" },
        isPrinted: false,
        microseconds: 12,
        timesAsFast: 1
      ),
      CommandScript(
        name: "insert and delete",
        lines: numbers.map {
          $0 % 2 == 0
            ? "insert at \(section($0)) \(row($0)) \"Row x\""
            : "delete \(section($0 - 1)) \(row($0 - 1))"
        },
        statements: numbers.map {
          $0 % 2 == 0
            ? "insert into t values(100, \(section($0)), 'Row x', 44, 0);"
            : "delete from t where id = 100;"
        },
        isPrinted: false,
        microseconds: 12,
        timesAsFast: 1
      ),
      CommandScript(
        name: "select",
        lines: numbers.map { "select \(section($0)) \(row($0))" },
        statements: numbers.map { "update t set selected = \($0) where id = \(id($0));" },
        isPrinted: false,
        microseconds: 15
      ),
      CommandScript(name: "undo and redo", lines: numbers.map { $0 % 2 == 0 ? "undo" : "redo" }),
    ]
  }

  private var fileName: String { name.split(separator: " ").joined(separator: "-") }

  /// Writes the lines for Tabletop to a file, after the setup and an edit to undo.
  ///
  /// - Returns: The path of the file.
  func save(in folder: String) throws -> String {
    let setup = [Self.table, "height 0 0 50"]
    return try Programs.write(
      Array((setup + lines).joined(separator: "\n").utf8),
      to: "\(folder)/\(fileName).tabletop"
    )
  }

  /// Writes the statements to a file.
  ///
  /// - Returns: The path of the file.
  func saveStatements(_ statements: [String], in folder: String) throws -> String {
    let end = isPrinted ? [] : ["select total_changes() - n from started;"]
    let text = (Self.database + statements + end).joined(separator: "\n") + "\n"
    return try Programs.write(Array(text.utf8), to: "\(folder)/\(fileName).sql")
  }
}
