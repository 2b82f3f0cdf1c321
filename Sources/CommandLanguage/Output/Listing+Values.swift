extension Listing {
  /// Creates a listing of objects that become data one at a time.
  ///
  /// - Parameters:
  ///   - count: The number of objects.
  ///   - sample: An object with all members; its nested objects are spread over columns.
  ///   - isOfObjects: Whether the format writes objects instead of columns.
  ///   - value: Returns the object with a number.
  package init(
    count: Int,
    sample: AnswerValue,
    isOfObjects: Bool,
    value: @escaping @Sendable (Int) -> AnswerValue
  ) {
    self.init(sample: sample, isOfObjects: isOfObjects, count: count) {
      var next = 0
      return {
        guard next < count else { return nil }
        defer { next += 1 }
        return value(next)
      }
    }
  }

  /// Creates a listing of objects that a cursor returns one at a time.
  ///
  /// - Parameters:
  ///   - sample: An object with all members; its nested objects are spread over columns.
  ///   - isOfObjects: Whether the format writes objects instead of columns. The default is false.
  ///   - count: The number of objects.
  ///   - makeValues: Returns a cursor at the first object; it returns nil after the last one.
  package init(
    sample: AnswerValue,
    isOfObjects: Bool = false,
    count: Int,
    makeValues: @escaping @Sendable () -> () -> AnswerValue?
  ) {
    let names = AnswerTable.members(of: sample).map(\.key)
    let columns = isOfObjects ? [Column.members] : names.map { Column($0) }
    self.init(columns: columns, count: count) {
      let next = makeValues()
      return { cells in
        guard let value = next() else { return false }
        if isOfObjects {
          guard case .object(let members) = value else { return false }
          cells = [.members(members)]
        } else {
          var texts: [String: String] = [:]
          for member in AnswerTable.members(of: value) {
            texts[member.key] = AnswerTable.text(of: member.value)
          }
          cells = names.map { name in texts[name].map { .text($0) } ?? .empty }
        }
        return true
      }
    }
  }
}
