import Platform

/// Printing all rows: drawn as a table, and as comma-separated values.
@MainActor struct PrintJob: Job {
  let name = JobName.print

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let file = TableFile(rows: isQuick ? 10_000 : 100_000, in: folder)
    let (path, _, _) = try file.made()
    let database = "\(folder)/print.db"
    _ = try? Process.run("sqlite3", [database, Self.script(path)])
    return [drawn(file, path, database, isQuick), try values(file, path, database, isQuick)]
  }

  private func drawn(
    _ file: TableFile,
    _ path: String,
    _ database: String,
    _ isQuick: Bool
  ) -> Run {
    Run(
      input: "show --all, \(file.rows) rows",
      rounds: isQuick ? 3 : 5,
      unit: .milliseconds,
      answer: Answer(count: file.rows),
      goals: [Goal(.faster(than: "sqlite3", atLeast: 1))],
      contestants: [
        RowPrinter("tabletop", [Programs.tabletop, path, "-c", "show --all"], .drawnRows),
        RowPrinter("sqlite3", ["sqlite3", "-readonly", "-box", database, Self.lines], .boxedRows),
        RowPrinter("tabletop-rows", Self.rows(file, path, "text"), .lines, isOurs: true),
        RowPrinter(
          "sqlite3-list",
          ["sqlite3", "-readonly", "-list", database, Self.lines],
          .lines
        ),
      ]
    )
  }

  private func values(
    _ file: TableFile,
    _ path: String,
    _ database: String,
    _ isQuick: Bool
  ) throws -> Run {
    let words = Self.rows(file, path, "csv")
    return Run(
      input: "rows --format csv, \(file.rows) rows",
      rounds: isQuick ? 3 : 5,
      unit: .milliseconds,
      // Every field of every row is compared.
      answer: Answer(count: file.rows, fields: try RowPrinter("", words, .fields).answer().fields),
      goals: [Goal(.faster(than: "sqlite3", atLeast: 1))],
      contestants: [
        RowPrinter("tabletop", words, .fields),
        RowPrinter(
          "sqlite3",
          ["sqlite3", "-readonly", "-csv", "-header", database, "select * from t"],
          .fields
        ),
      ]
    )
  }

  private static func rows(_ file: TableFile, _ path: String, _ format: String) -> [String] {
    let options = format == "text" ? [] : ["--format", format]
    return [Programs.tabletop] + options + [path, "-c", "rows --limit \(file.rows)"]
  }

  /// The query for one row per line.
  private static let lines =
    "select section, row, id, replace(title, char(10), ' ') title, subtitle from t"

  /// Returns the script that extracts the rows from the file, in their order.
  private static func script(_ path: String) -> String {
    """
    create table t(section, row, id, title, subtitle, image, height, kind, selected);
    insert into t
    select section.key, item.key, item.value ->> 'id', item.value ->> 'title',
      item.value ->> 'subtitle', item.value ->> 'image', item.value -> 'height',
      item.value ->> 'kind', item.value -> 'selected'
    from json_each(readfile('\(path)'), '$.sections') section,
      json_each(section.value, '$.items') item;
    """
  }
}
