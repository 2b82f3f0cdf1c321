/// What a command does below its words, at rows here and there of tables from small to huge.
@MainActor struct EngineJob: Job {
  let name = JobName.engine

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    let sizes =
      isQuick
      ? [1_000, 10_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    return sizes.flatMap { rows in
      let shelf = EngineShelf(TableFile(rows: rows, in: folder))
      return EngineOperation.allCases.map { operation in
        heat(operation, shelf, isQuick, isLast: rows == sizes.last)
      }
    }
  }

  private func heat(
    _ operation: EngineOperation,
    _ shelf: EngineShelf,
    _ isQuick: Bool,
    isLast: Bool
  ) -> Heat {
    let rows = shelf.file.rows
    let count = isQuick ? 20 : 100
    var goals: [Goal] = []
    if rows == (isQuick ? 100_000 : 1_000_000) { goals.append(Goal(.amount(atMost: 5_000))) }
    if isLast { goals.append(Goal(.growth(atMost: 1.5))) }
    return Heat(
      input: "\(operation), \(rows) rows",
      rounds: isQuick ? 3 : 7,
      unit: .microseconds,
      answer: Answer(count: count),
      goals: goals,
      place: Heat.Place(curve: operation.rawValue, rows: rows),
      contestants: [
        EngineRun(operation, shelf, count: count), EngineSession(operation, shelf, count: count),
      ]
    )
  }
}
