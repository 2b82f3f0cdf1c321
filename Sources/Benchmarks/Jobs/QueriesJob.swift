/// A query for all rows, measured from the start of a program to its end.
@MainActor struct QueriesJob: Job {
  let name = JobName.queries

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let file = TableFile(rows: isQuick ? 30_000 : 1_000_000, in: folder)
    let (path, byteCount, _) = try file.made()
    func heat(_ input: String, _ count: Int, _ goals: [Goal], _ contestants: [any Subject]) -> Run {
      Run(
        input: "\(input), \(file.rows) rows",
        rounds: 3,
        unit: .milliseconds,
        byteCount: byteCount,
        answer: Answer(count: count),
        goals: goals,
        contestants: contestants
      )
    }
    // The same program, which opens the file and prints its number of rows.
    let opening = ProcessOpen(.tabletop, path, name: "opening")
    func ours(_ name: String) -> [Goal] {
      [
        Goal(.faster(than: "jq", atLeast: 3), of: name),
        Goal(.slower(than: "opening", atMost: 3), of: name),
      ]
    }
    return [
      // Three of five heights are above 60.
      heat(
        "count height > 60",
        file.rows * 3 / 5,
        ours("tabletop"),
        ProcessQuestion.comparison(path) + [opening]
      ),
      heat(
        "filter by height and text",
        ProcessQuestion.filteredCount(rows: file.rows),
        ours("tabletop"),
        ProcessQuestion.filter(path) + [opening]
      ),
      heat(
        "keys",
        file.rows,
        ours("keys"),
        ProcessQuestion.keys(path) + [opening]
      ),
    ]
  }
}
