/// Something that this program does in a process of its own, to tell what memory it took.
struct Once: Hashable, Sendable {
  /// What is done.
  enum What: Hashable, Sendable {
    /// A file is opened; the peak counts.
    case open

    /// Something is done with rows; what the memory grew by counts.
    case rows(MemoryKind)

    init?(_ word: String) {
      if word == "open" {
        self = .open
      } else if let kind = MemoryKind(rawValue: word) {
        self = .rows(kind)
      } else {
        return nil
      }
    }
  }

  let what: What

  /// The path of a file, or a number of rows.
  let input: String

  /// Does it.
  ///
  /// - Returns: The bytes, and behind them the rows where each counts.
  @MainActor func run() throws -> String {
    switch what {
    case .open: return try TabletopOpen.once(input)
    case .rows(let kind):
      let (bytes, rows) = try MemoryProbe.run(kind, input)
      return "\(bytes) \(rows)"
    }
  }
}
