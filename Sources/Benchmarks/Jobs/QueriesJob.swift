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
    return [
      // Three of five heights are above 60.
      heat(
        "count height > 60",
        file.rows * 3 / 5,
        [Goal(.faster(than: "jq", atLeast: 3))],
        ProcessQuestion.comparison(path)
      ),
      heat(
        "filter by height and text",
        ProcessQuestion.filteredCount(rows: file.rows),
        [Goal(.faster(than: "jq", atLeast: 3))],
        ProcessQuestion.filter(path)
      ),
      heat(
        "keys",
        file.rows,
        [
          Goal(.slower(than: "tabletop", atMost: 3), of: "keys"),
          Goal(.faster(than: "jq", atLeast: 3), of: "keys"),
        ],
        ProcessQuestion.keys(path) + [ProcessOpen(.tabletop, path)]
      ),
    ]
  }
}
