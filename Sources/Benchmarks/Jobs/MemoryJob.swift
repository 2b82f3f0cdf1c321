/// The memory of a row: its height, its text in a file, on screen, read and edited.
@MainActor struct MemoryJob: Job {
  let name = JobName.memory

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let small = TableFile(rows: 100_000, in: folder)
    let large = TableFile(rows: 1_000_000, in: folder)
    let kinds = MemoryKind.allCases.map { kind in
      let file = isQuick && kind.readsFile ? small : large
      let peers: [any Subject] =
        kind == .untouched
        ? [PythonMemory(name: "orjson", file: file), PythonMemory(name: "json", file: file)] : []
      return Run(
        input: "\(kind), \(file.rows) rows",
        rounds: isQuick ? 1 : 3,
        unit: .bytesPerRow,
        answer: Answer(count: kind == .edited ? file.rows / 50 : file.rows),
        // With few rows, the memory of the program itself would count for them.
        goals: file === large ? [Goal(.amount(atMost: kind.limit))] : [],
        contestants: [MemoryRun(kind: kind, file: file)] + peers
      )
    }
    return kinds + [try emptyArrays(isQuick, in: folder)]
  }

  /// A text of only brackets, where each three bytes are a row.
  private func emptyArrays(_ isQuick: Bool, in folder: String) throws -> Run {
    let count = 4_000_000
    let text = "[" + String(repeating: "[],", count: count - 1) + "[]]"
    let path = try Programs.write(Array(text.utf8), to: "\(folder)/empty-arrays.json")
    return Run(
      input: "\(count) empty arrays",
      rounds: isQuick ? 1 : 3,
      unit: .milliseconds,
      byteCount: text.utf8.count,
      answer: Answer(count: count),
      goals: [Goal(.memoryOfInput(atMost: 6))],
      contestants: [ProcessOpen(.tabletop, path)]
    )
  }
}
