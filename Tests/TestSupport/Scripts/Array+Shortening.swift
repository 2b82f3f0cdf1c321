extension Array {
  /// Returns a short list that still fails.
  ///
  /// It drops stretches of half the length, then ever shorter ones, as long as the rest fails.
  ///
  /// - Parameter fails: Whether a list fails, as this one does.
  /// - Returns: The list; no element of it alone can be dropped.
  /// - Throws: Errors of `fails`.
  package func shortened<Failure: Error>(
    while fails: ([Element]) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var list = self
    var length = Swift.max(1, count / 2)
    while length > 0 {
      var start = 0
      while start < list.count {
        let end = Swift.min(start + length, list.count)
        let shorter = Array(list[..<start] + list[end...])
        if try fails(shorter) { list = shorter } else { start = end }
      }
      length /= 2
    }
    return list
  }
}
