import Platform

/// One operation at random rows.
@MainActor final class GeometryRun<Geometry: RowGeometry>: Subject {
  let name: String
  let detail: String
  let isOurs: Bool
  private let operation: GeometryOperation
  private let rows: Int
  private let sections: Int
  private let count: Int
  private var random = RandomNumbers(seed: 20_261_123)
  private var geometry: Geometry?
  private var checked: Int?
  private var sum = 0

  /// - Parameters:
  ///   - name: Its name.
  ///   - detail: Its description.
  ///   - operation: The operation.
  ///   - rows: The number of rows.
  ///   - sections: The number of sections.
  ///   - count: The number of operations in a run.
  init(
    _ name: String,
    _ detail: String,
    _ operation: GeometryOperation,
    rows: Int,
    sections: Int,
    count: Int
  ) {
    self.name = name
    self.detail = detail
    isOurs = name == "tabletop"
    self.operation = operation
    self.rows = rows
    self.sections = sections
    self.count = count
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    var geometry = geometry ?? Geometry(heights: GeometryJob.heights(rows), sections: sections)
    self.geometry = nil
    let checked = checked ?? operation.check(&geometry, sections: sections)
    self.checked = checked
    let rows = (0..<count).map { _ in operation.place(self.rows, sections, &random) }
    let start = Clock.monotonicNanoseconds
    for row in rows { sum &+= operation.work(&geometry, at: row) }
    let end = Clock.monotonicNanoseconds
    self.geometry = geometry
    // Insertions and deletions must not add up.
    if operation == .insert || operation == .delete { self.geometry = nil }
    return Measurement(
      amount: Double(end - start) / Double(count),
      answer: Answer(count: self.rows, sum: checked)
    )
  }
}
