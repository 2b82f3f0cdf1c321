import Platform
import TableModel
import Wirings

/// Does one operation in a separate process and reports its memory, for `--once`.
@MainActor struct MemoryProbe {
  /// Does the operation.
  ///
  /// - Parameters:
  ///   - kind: The operation.
  ///   - input: The path of a file, or the number of rows.
  /// - Returns: The number of bytes and of rows.
  /// - Throws: An error if the file cannot be opened, or an edit is rejected.
  static func run(_ kind: MemoryKind, _ input: String) throws -> (bytes: Int, rows: Int) {
    switch kind {
    case .heights: return heights(Int(input) ?? 0, sections: 1)
    case .sections: return heights(Int(input) ?? 0, sections: (Int(input) ?? 0) / 10)
    case .hundreds: return heights(Int(input) ?? 0, sections: (Int(input) ?? 0) / 100)
    case .untouched, .shown: return try open(input, isShown: kind == .shown)
    case .seen, .edited: return try use(input, isEdited: kind == .edited)
    }
  }

  /// The current memory of this process, in bytes.
  private static var memory: Int {
    let values = Machine.values(of: "VmRSS", in: "/proc/self/status")
    return (values.first?.split(separator: " ").first.flatMap { Int($0) } ?? 0) << 10
  }

  private static func heights(_ rows: Int, sections: Int) -> (bytes: Int, rows: Int) {
    let heights = GeometryJob.heights(rows)
    // The one-time memory of the first rows, nearly all of it code, does not count for the others.
    _ = TreeGeometry(heights: Array(heights.prefix(1000)), sections: min(sections, 10))
    let before = memory
    let geometry = TreeGeometry(heights: heights, sections: sections)
    let bytes = memory - before
    return (bytes, min(geometry.count, heights.count))
  }

  private static func open(_ path: String, isShown: Bool) throws -> (bytes: Int, rows: Int) {
    let length = try Files.read(path).bytes.count
    let before = memory
    let table = try EngineTable(path: path, isShown: isShown)
    let bytes = memory - before - length
    return (bytes, table.controller.sections.reduce(0) { $0 + $1.items.count })
  }

  private static func use(_ path: String, isEdited: Bool) throws -> (bytes: Int, rows: Int) {
    let table = try EngineTable(path: path)
    var random = RandomNumbers(seed: 20_261_126)
    let count = isEdited ? table.rowCount / 50 : table.rowCount
    // The first row's one-time memory does not count for the others.
    try touch(table, table.place(&random), isEdited, 0)
    let before = memory
    if isEdited {
      for number in 1...count { try touch(table, table.place(&random), isEdited, number) }
    } else {
      for (section, items) in table.controller.sections.map(\.items).enumerated() {
        for row in items.indices {
          try touch(table, IndexPath(row: row, section: section), isEdited, 0)
        }
      }
    }
    return (memory - before, count)
  }

  private static func touch(
    _ table: EngineTable,
    _ path: IndexPath,
    _ isEdited: Bool,
    _ number: Int
  ) throws {
    if isEdited {
      try table.setHeight(Double(number % 100) + 30.625, at: path)
    } else {
      _ = try table.row(path)
    }
  }
}
