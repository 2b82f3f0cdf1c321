import JSON

extension Item {
  /// Returns a new row of the same kind as this one, with only the title "New row".
  ///
  /// - Parameter sections: The sections that will contain it, so that its identity differs from the
  ///   other rows.
  /// - Returns: The new row.
  /// - Complexity: O(n) in the rows.
  public func blankSibling(in sections: [Section]) -> Item {
    // Rows that the user types are numbered from 1; these numbers are far from those.
    var number = 1_000_000
    for section in sections {
      for item in section.items {
        if case .made(let other) = item.origin, other > number { number = other }
      }
    }
    let title = "New row"
    let blank: JSONValue
    if key != nil {
      blank = .null
    } else if value.kind == .object {
      blank = .object([(bindings.title ?? "title", .string(title))])
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
