import JSON
import TableModel

/// The rows of one list, sorted into sections by the value of a key.
struct RowGroups: Sendable {
  struct Group: Sendable {
    /// The value as the first row of the group has it, or nil where rows lack the key.
    let value: JSONValue?
    let header: String
    fileprivate(set) var starts: [UInt32]

    /// Which elements of the list the rows are.
    fileprivate(set) var slots: [UInt32]
  }

  let path: MemberPath
  let list: TextList

  /// The groups in order of their first appearance.
  private(set) var groups: [Group] = []

  /// Sorts rows.
  ///
  /// - Parameters:
  ///   - list: The rows.
  ///   - key: The key, or the path, whose values make the groups.
  ///   - document: The document.
  ///   - check: Asked with the number of each row.
  /// - Throws: What `check` throws.
  init<Failure: Error>(
    of list: TextList,
    by key: String,
    in document: JSONDocument,
    check: (_ row: Int) throws(Failure) -> Void
  ) throws(Failure) {
    path = MemberPath(orKey: key)
    self.list = list
    var places: [ItemID?: Int] = [:]
    for index in 0..<list.count {
      try check(index)
      let start = list.start(index)
      let value = document.value(at: start)[path]
      let title = value.flatMap { RowGroups.title(of: $0) }
      let id = title.map { ItemID($0) }
      if let place = places[id] {
        groups[place].starts.append(UInt32(start))
        groups[place].slots.append(UInt32(index))
      } else {
        places[id] = groups.count
        let slots = [UInt32(index)]
        groups.append(
          Group(value: value, header: title ?? "", starts: [UInt32(start)], slots: slots)
        )
      }
    }
  }

  /// The title that a value makes for a section; null, arrays and objects make none.
  static func title(of value: JSONValue) -> String? {
    switch value.kind {
    case .string: value.string
    case .number, .bool: value.text
    case .null, .array, .object: nil
    }
  }
}
