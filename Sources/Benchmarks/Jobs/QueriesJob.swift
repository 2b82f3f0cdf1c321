/// A query for all rows, measured from the start of a program to its end.
@MainActor struct QueriesJob: Job {
  let name = JobName.queries

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let file = TableFile(rows: isQuick ? 30_000 : 1_000_000, in: folder)
    let (path, byteCount, _) = try file.made()
    // The same program, which opens the file and prints its number of rows, sets the scale.
    func heat(_ input: String, _ count: Int, _ contestants: [any Subject]) -> Run {
      let answer = Answer(count: count)
      let name = contestants[0].name
      return Run(
        input: "\(input), \(file.rows) rows",
        rounds: 3,
        unit: .milliseconds,
        byteCount: byteCount,
        answer: answer,
        goals: [
          Goal(.faster(than: "jq", atLeast: 3), of: name),
          Goal(.slower(than: "opening", atMost: 3), of: name),
        ],
        contestants: contestants + [OpeningOnly(path, rows: file.rows, beside: answer)]
      )
    }
    return [
      // Three of five heights are above 60.
      heat("count height > 60", file.rows * 3 / 5, ProcessQuestion.comparison(path)),
      heat(
        "filter by height and text",
        ProcessQuestion.filteredCount(rows: file.rows),
        ProcessQuestion.filter(path)
      ),
      heat("keys", file.rows, ProcessQuestion.keys(path)),
    ]
  }
}
