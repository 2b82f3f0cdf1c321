extension TableDocument {
  /// What loading coerced, missed or ignored, at most the first thousand.
  ///
  /// - Complexity: O(n) in the rows: each is looked at when this is asked, not before.
  public var problems: [LoadProblem] { findProblems() }

  /// What loading coerced, missed or ignored.
  ///
  /// - Parameters:
  ///   - limit: How many are listed; the last entry counts the rest.
  ///   - isCancelled: Whether to give up; asked now and then.
  /// - Returns: The problems in the order of the document.
  public func findProblems(
    limit: Int = 1000,
    isCancelled: () -> Bool = { false }
  ) -> [LoadProblem] {
    var document = self
    if let values = separatedRows?.values {
      guard let whole = try? readWhole(values, goesOn: { _, _ in !isCancelled() }) else {
        return []
      }
      document = whole
    }
    return withoutActuallyEscaping(isCancelled) { isCancelled in
      var finder = ProblemFinder(document, limit: limit, isCancelled: isCancelled)
      return finder.find()
    }
  }
}
