/// Saving a table after one edit, until it is on the disk.
@MainActor struct SaveJob: Job {
  let name = JobName.save

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    try (isQuick ? [100_000] : [100_000, 1_000_000]).map { rows in
      let file = TableFile(rows: rows, in: folder)
      let (path, byteCount, _) = try file.made()
      return Heat(
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
