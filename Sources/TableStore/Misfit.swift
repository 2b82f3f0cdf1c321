import TableModel

/// What sections have that a document has no place for.
struct Misfit {
  let message: String
  let hint: String

  private init(_ message: String) {
    self.message = message
    hint =
      "save OTHER-FILE writes a native document, which has a place for it; so does save --force"
  }

  /// The first misfit, or nil where everything has its place.
  init?(of sections: [Section], in document: TableDocument) {
    let hasHeaders = sections.contains { !$0.header.isEmpty }
    let hasFooters = sections.contains { !$0.footer.isEmpty }
    let shape = document.shape
    if let key = document.sectionKey {
      if hasFooters {
        self.init("\(shape) has no place for footers")
      } else if Misfit.areMoved(sections) {
        self.init("the sections are the values of '\(key)'; \(shape) has no place for their order")
      } else {
        return nil
      }
      return
    }
    switch shape {
    case .native, .numbered: return nil
    case .items, .scalars, .lines, .keyValues:
      if sections.count != 1 {
        self.init("\(shape) has no place for sections; there are \(sections.count)")
      } else if hasHeaders || hasFooters {
        self.init("\(shape) has no place for headers and footers")
      } else {
        return nil
      }
    case .lists:
      guard hasHeaders || hasFooters else { return nil }
      self.init("\(shape) has no place for headers and footers")
    case .groups:
      guard hasFooters else { return nil }
      self.init("\(shape) has no place for footers")
    }
  }

  /// Whether loaded sections stand in another order.
  private static func areMoved(_ sections: [Section]) -> Bool {
    let origins = sections.compactMap(\.origin)
    return zip(origins, origins.dropFirst()).contains { $0 > $1 }
  }
}
