import Platform

/// Opening a table: the file is read, validated and its rows found.
@MainActor struct OpenJob: Job {
  let name = JobName.open

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    let sizes = isQuick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000]
    return try sizes.map { rows in
      let table = TestTable(rows: rows)
      let path = "\(folder)/rows-\(rows).json"
      _ = try Files.save(to: path, expecting: nil) { sink throws(FileError) in
        try sink.write(table.bytes)
      }
      return Heat(
        input: "\(rows) rows",
        rounds: rows > 100_000 ? 3 : 5,
        unit: (1e6, "ms"),
        byteCount: table.bytes.count,
        answer: table.answer,
        contestants: [
          TabletopOpen(path: path), TabletopRead(path: path),
          PythonOpen(codec: "orjson", path: path), PythonOpen(codec: "json", path: path),
          JqOpen(path: path),
        ]
      )
    }
  }
}
