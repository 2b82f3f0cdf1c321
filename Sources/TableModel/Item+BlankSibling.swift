package import JSON

extension JSONValue {
  /// An object that has nothing but a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - bindings: The meaning of the keys; without one for the title it is called `title`.
  /// - Returns: The object.
  package static func object(titled title: JSONValue, _ bindings: ItemBindings) -> JSONValue {
    let path = bindings.path(of: .title) ?? MemberPath(key: "title")
    if path.steps.count == 1 { return .object([(path.steps[0], title)]) }
    do throws(PathEditError) {
      return try JSONValue.object([]).setting(path, to: title)
    } catch {
      return .object([(path.text, title)])
    }
  }
}

extension Item {
  /// Returns a new row of the same kind as this one, with only the title "New row".
  ///
  /// - Parameter sections: The sections that will contain it, so that its identity differs from the
  ///   other rows.
  /// - Returns: The new row.
  /// - Complexity: O(k) in the number of runs and edited rows. Rows of a source that may contain created
  ///   rows are all read.
  public func blankSibling(in sections: [Section]) -> Item {
    // Rows that the user types are numbered from 1; these numbers are far from those.
    var number = 1_000_000
    func note(_ item: Item) {
      if case .made(let other) = item.origin, other > number { number = other }
    }
    for section in sections {
      for piece in section.items.pieces {
        switch piece {
        case .items(let items): items.forEach(note)
        case .rows(let source, let range) where !source.areLoaded:
          for index in range { note(source.item(at: index)) }
        case .rows: break
        }
      }
    }
    let title = "New row"
    let blank: JSONValue
    if key != nil {
      blank = .null
    } else if value.kind == .object {
      blank = .object(titled: .string(title), bindings)
    } else {
      blank = .string(title)
    }
    return Item(
      blank,
      key: key == nil ? nil : title,
      origin: .made(number + 1),
      bindings: bindings
    )
  }
}
