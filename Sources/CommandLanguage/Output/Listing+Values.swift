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
    let names = AnswerTable.members(of: sample).map(\.key)
    let columns = isOfObjects ? [Column.members] : names.map { Column($0) }
    self.init(columns: columns, count: count) {
      var next = 0
      return { cells in
        guard next < count else { return false }
        defer { next += 1 }
        if isOfObjects {
          guard case .object(let members) = value(next) else { return false }
          cells = [.members(members)]
        } else {
          var texts: [String: String] = [:]
          for member in AnswerTable.members(of: value(next)) {
            texts[member.key] = AnswerTable.text(of: member.value)
          }
          cells = names.map { name in texts[name].map { .text($0) } ?? .empty }
        }
        return true
      }
    }
  }
}
