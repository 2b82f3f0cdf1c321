/// Opening a table: reading and validating the file and finding its rows.
@MainActor struct OpenJob: Job {
  let name = JobName.open

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let sizes = isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000]
    return try sizes.flatMap { rows in
      let file = TableFile(rows: rows, in: folder)
      return [try reading(file, isQuick), try wholeProcess(file, isQuick)]
    }
  }

  /// Returns the run for Tabletop's reading only, compared with reading in Python.
  private func reading(_ file: TableFile, _ isQuick: Bool) throws -> Run {
    let (path, byteCount, answer) = try file.made()
    return Run(
      input: "\(file.rows) rows",
      rounds: isQuick || file.rows > 100_000 ? 3 : 5,
      unit: .milliseconds,
      byteCount: byteCount,
      answer: answer,
      contestants: [
        TabletopOpen(path: path), TabletopRead(path: path),
        PythonOpen(codec: "orjson", path: path), PythonOpen(codec: "json", path: path),
      ]
    )
  }

  /// Returns the run for a whole process, which outputs the number of rows.
  private func wholeProcess(_ file: TableFile, _ isQuick: Bool) throws -> Run {
    let (path, byteCount, _) = try file.made()
    return Run(
      input: "whole process, \(file.rows) rows",
      rounds: isQuick ? 3 : file.rows > 100_000 ? 5 : 7,
      unit: .milliseconds,
      byteCount: byteCount,
      answer: Answer(count: file.rows),
      goals: goals(file.rows),
      place: Run.Place(curve: "open", rows: file.rows),
      contestants: [
        ProcessOpen(.tabletop, path), ProcessOpen(.jq, path), ProcessOpen(.json, path),
        ProcessOpen(.orjson, path),
      ]
    )
  }

  private func goals(_ rows: Int) -> [Goal] {
    switch rows {
    case 100_000:
      [
        Goal(.faster(than: "jq", atLeast: 8)), Goal(.faster(than: "json", atLeast: 4)),
        Goal(.faster(than: "orjson", atLeast: 2.5)),
      ]
    case 1_000_000:
      [
        Goal(.faster(than: "jq", atLeast: 12)), Goal(.faster(than: "json", atLeast: 7)),
        Goal(.faster(than: "orjson", atLeast: 5)), Goal(.memoryOfInput(atMost: 1.2)),
      ]
    default: []
    }
  }
}

/// Saving a table after one edit, until it is on the disk.
@MainActor struct SaveJob: Job {
  let name = JobName.save

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    try (isQuick ? [100_000] : [100_000, 1_000_000]).map { rows in
      let file = TableFile(rows: rows, in: folder)
      let (path, byteCount, _) = try file.made()
      return Run(
        input: "one edit, \(rows) rows",
        rounds: 5,
        unit: .milliseconds,
        byteCount: byteCount,
        answer: Answer(count: rows, bytes: byteCount),
        goals: [Goal(.faster(than: "cp", atLeast: 0.5))],
        contestants: [
          TabletopSave(file, to: "\(folder)/saved-\(rows).json"),
          CopySave(file, to: "\(folder)/copied-\(rows).json"),
          PythonSave(codec: "orjson", from: path, to: "\(folder)/orjson-\(rows).json"),
          PythonSave(codec: "json", from: path, to: "\(folder)/json-\(rows).json"),
        ]
      )
    }
  }
}
