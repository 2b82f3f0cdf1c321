/// Row positions: queries and edits, in one section and in many.
@MainActor struct GeometryJob: Job {
  let name = JobName.geometry

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let rows = isQuick ? 100_000 : 1_000_000
    return [1, rows / 100].flatMap { sections in
      GeometryOperation.allCases.map { heat($0, rows, sections, isQuick) }
    }
  }

  private func heat(
    _ operation: GeometryOperation,
    _ rows: Int,
    _ sections: Int,
    _ isQuick: Bool
  ) -> Run {
    // In sections of a hundred rows, deletions must leave a few rows in each.
    let count = min(isQuick ? 5_000 : 20_000, rows / 50)
    var flat = FlatGeometry(heights: Self.heights(rows), sections: sections)
    var goals = [Goal(.amount(atMost: operation == .insert ? 400 : 300))]
    // The time of a flat list grows with the rows, so fewer rows prove nothing.
    if operation.isEdit, !isQuick { goals.append(Goal(.faster(than: "flat", atLeast: 300))) }
    return Run(
      input:
        "\(operation.rawValue), \(rows) rows in \(sections == 1 ? "1 section" : "\(sections) sections")",
      rounds: isQuick ? 3 : 7,
      unit: .nanoseconds,
      answer: Answer(count: rows, sum: operation.check(&flat, sections: sections)),
      goals: goals,
      contestants: [
        GeometryRun<TreeGeometry>(
          "tabletop",
          "TableGeometry",
          operation,
          rows: rows,
          sections: sections,
          count: count
        ),
        GeometryRun<FlatGeometry>(
          "flat",
          "an array of row positions",
          operation,
          rows: rows,
          sections: sections,
          count: operation.isEdit ? 30 : count
        ),
      ]
    )
  }

  /// Returns the heights of a test table, with others in between.
  static func heights(_ rows: Int) -> [Double] {
    let heights = [44, 60.5, 88, 44.25, 120]
    return (0..<rows).map { heights[$0 % 5] + Double($0 / 1_000 % 3) }
  }
}
