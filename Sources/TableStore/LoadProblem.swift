/// A problem in a document, and the action taken.
public struct LoadProblem: Hashable, Sendable {
  /// The JSON path, such as `sections[0].items[3].height`; empty at the root.
  public let path: String

  /// The problem.
  public let problem: String

  /// The action that the table takes.
  public let action: String

  /// Describes a problem.
  public init(path: String, problem: String, action: String) {
    self.path = path
    self.problem = problem
    self.action = action
  }
}

extension TableDocument {
  /// The first thousand problems that loading found.
  ///
  /// - Complexity: O(n) in the rows; the rows are checked on each access, not before.
  public var problems: [LoadProblem] { findProblems() }

  /// Finds the values that loading coerced, missed or ignored.
  ///
  /// - Parameters:
  ///   - limit: The number of entries; the last one counts the rest.
  ///   - isCancelled: Whether to cancel; called at times.
  /// - Returns: The problems in the order of the document.
  public func findProblems(
    limit: Int = 1000,
    isCancelled: () -> Bool = { false }
  ) -> [LoadProblem] {
    find(limit: limit, folds: false, isCancelled).map(\.first)
  }

  /// Finds the values that loading coerced, missed or ignored, with equal problems of rows folded.
  ///
  /// - Parameters:
  ///   - limit: The number of groups; the last one counts the rest.
  ///   - isCancelled: Whether to cancel; called at times.
  /// - Returns: The groups in the order of their first problems.
  public func findProblemGroups(
    limit: Int = 1000,
    isCancelled: () -> Bool = { false }
  ) -> [ProblemGroup] {
    find(limit: limit, folds: true, isCancelled)
  }

  /// Counts the values that loading coerced, missed or ignored.
  ///
  /// - Parameter isCancelled: Whether to cancel; called at times.
  /// - Returns: The number of problems, and the document to list them from.
  package func countProblems(
    isCancelled: () -> Bool
  ) -> (count: Int, document: TableDocument) {
    let document = withWholeRows(isCancelled)
    return withoutActuallyEscaping(isCancelled) { isCancelled in
      var finder = ProblemFinder(document, limit: 0, isCancelled: isCancelled)
      _ = finder.find()
      return (finder.count, document)
    }
  }

  /// Returns a closure that finds the next problem, in the order of the document.
  ///
  /// It returns nil after the last one.
  /// Only the problems of a thousand rows are in memory at a time.
  package func makeProblemCursor() -> () -> LoadProblem? {
    var finder = ProblemFinder(self, limit: .max) { false }
    var found: ArraySlice<LoadProblem> = []
    var isDone = false
    return {
      while found.isEmpty, !isDone {
        isDone = !finder.findMore()
        found = finder.takeProblems()[...]
      }
      return found.popFirst()
    }
  }

  /// Returns the document with every row read, if its rows are lines of values; else itself.
  private func withWholeRows(_ isCancelled: () -> Bool) -> TableDocument {
    guard let values = separatedRows?.values else { return self }
    var whole = (try? readWhole(values, isCancelled: { _, _ in isCancelled() })) ?? self
    whole.separated = values
    return whole
  }

  private func find(limit: Int, folds: Bool, _ isCancelled: () -> Bool) -> [ProblemGroup] {
    let document = withWholeRows(isCancelled)
    if isCancelled() { return [] }
    return withoutActuallyEscaping(isCancelled) { isCancelled in
      var finder = ProblemFinder(document, limit: limit, folds: folds, isCancelled: isCancelled)
      _ = finder.find()
      return finder.groups
    }
  }
}

/// Equal problems at several places.
public struct ProblemGroup: Hashable, Sendable {
  /// The first problem.
  public let first: LoadProblem

  /// The number of places.
  public let count: Int

  /// Creates a group; the default is one place.
  public init(_ first: LoadProblem, _ count: Int = 1) { (self.first, self.count) = (first, count) }
}

/// Notes about rows, each listed once for any number of rows.
struct FoldedNotes: Sendable {
  /// The greatest number of notes that name the key of their row.
  private static let limit = 5

  private var order: [String] = []
  private var counts: [String: Int] = [:]
  private var keyCount = 0

  /// Adds a note about a row.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - isOneOfMany: Whether it names the key of its row, so that no other note is equal. The
  ///     default is false.
  mutating func add(_ note: String, isOneOfMany: Bool = false) {
    if isOneOfMany {
      keyCount += 1
      guard keyCount <= Self.limit else { return }
    }
    if counts.updateValue((counts[note] ?? 0) + 1, forKey: note) == nil { order.append(note) }
  }

  /// The notes, in the order of their first occurrence.
  var notes: [String] {
    var notes = order.map { note in
      let count = counts[note] ?? 1
      return count == 1 ? note : "\(note) (\(count.grouped) rows)"
    }
    let more = keyCount - Self.limit
    if more > 0 {
      notes.append(
        more == 1
          ? "1 more key already exists; its row has a number too"
          : "\(more.grouped) more keys already exist; their rows have numbers too"
      )
    }
    return notes
  }
}

extension Int {
  /// The number with commas, as in 15,601.
  package var grouped: String {
    guard magnitude >= 1000 else { return String(self) }
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
