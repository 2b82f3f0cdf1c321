/// An operation that this program does in a separate process, to report its memory.
struct Once: Hashable, Sendable {
  /// The operation.
  enum What: Hashable, Sendable {
    /// Opens a file and reports the peak memory.
    case open

    /// Reads all rows of a database table, page by page, and reports the peak memory.
    case scroll

    /// Does something with rows and reports the memory growth.
    case rows(MemoryKind)

    init?(_ word: String) {
      if word == "open" {
        self = .open
      } else if word == "scroll" {
        self = .scroll
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

  /// Does the operation.
  ///
  /// - Returns: The bytes, followed by the number of rows if bytes are counted per row.
  @MainActor func run() throws -> String {
    switch what {
    case .open: return try TabletopOpen.once(input)
    case .scroll: return try DatabaseScroll.once(input)
    case .rows(let kind):
      let (bytes, rows) = try MemoryProbe.run(kind, input)
      return "\(bytes) \(rows)"
    }
  }
}
