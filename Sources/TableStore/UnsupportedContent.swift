import TableModel

/// Content of sections that a document cannot store.
struct UnsupportedContent {
  let message: String
  let hint: String

  private init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint =
      hint
      ?? "`save OTHER-FILE` writes a native document that stores it; so does `save --force`"
  }

  /// The content that lines of separated values cannot store.
  private init?(ofLines sections: [Section], in document: TableDocument) {
    let lines = "separated values cannot store"
    let message: String
    if UnsupportedContent.haveKeys(sections) {
      message = "\(lines) the keys of rows"
    } else if sections.contains(where: { !$0.footer.isEmpty }) {
      message = "\(lines) footers"
    } else if document.sectionKey == nil, sections.contains(where: { !$0.header.isEmpty }) {
      message = "\(lines) headers"
    } else if document.sectionKey == nil, sections.count != 1 {
      message = "\(lines) sections; the table has \(sections.count)"
    } else {
      return nil
    }
    self.init(
      message,
      hint: "`save OTHER.json` stores everything; `save --force` stores only the rows"
    )
  }

  /// Creates a description of the first unsupported content, or nil if all can be stored.
  init?(of sections: [Section], in document: TableDocument) {
    if document.separated != nil {
      self.init(ofLines: sections, in: document)
      return
    }
    let hasHeaders = sections.contains { !$0.header.isEmpty }
    let hasFooters = sections.contains { !$0.footer.isEmpty }
    let shape = document.shape
    if let found = UnsupportedContent.member(of: sections, in: document) {
      self.init(found)
      return
    }
    if shape != .native, !document.layout.rowsAreMembers, shape != .numbered,
      UnsupportedContent.haveKeys(sections)
    {
      self.init("\(shape) cannot store the keys of rows")
      return
    }
    if let key = document.sectionKey {
      if hasFooters {
        self.init("\(shape) cannot store footers")
      } else if UnsupportedContent.areMoved(sections) {
        self.init("the sections are the values of \"\(key)\"; \(shape) cannot store their order")
      } else {
        return nil
      }
      return
    }
    switch shape {
    case .native, .numbered: return nil
    case .items, .scalars, .lines, .keyValues, .entries:
      if sections.count != 1 {
        self.init("\(shape) cannot store sections; there are \(sections.count)")
      } else if hasHeaders || hasFooters {
        self.init("\(shape) cannot store headers and footers")
      } else {
        return nil
      }
    case .lists:
      guard hasHeaders || hasFooters else { return nil }
      self.init("\(shape) cannot store headers and footers")
    case .groups:
      guard hasFooters else { return nil }
      self.init("\(shape) cannot store footers")
    case .nested:
      if hasHeaders, document.layout.roles.header.isEmpty {
        self.init("\(shape) cannot store headers and footers")
      } else if hasFooters {
        self.init("\(shape) cannot store footers")
      } else {
        return nil
      }
    }
  }

  /// Returns a text about the first member or row list that the document cannot store.
  ///
  /// A list of sections without its own name is recognized by its sections. Each of them has rows,
  /// and only members that a table shows.
  private static func member(of sections: [Section], in document: TableDocument) -> String? {
    // Found once: the document reads its first sections for them.
    let names = document.namesOfSections
    switch document.shape {
    case .numbered: return nil
    case .nested:
      // A section is recognized by its list.
      for section in sections where section.object.map({ $0 != .absent }) ?? false {
        let members = section.members(named: names)
        if !members.contains(where: { $0.role == .rows }) {
          return "\(document.shape) cannot store a section without rows"
        }
      }
      return nil
    case .native:
      guard document.envelope.last != NativeNames.sections else { return nil }
      for section in sections where section.object.map({ $0 != .absent }) ?? true {
        let members = section.members(named: names)
        if let other = members.first(where: { !NativeNames.ofSections.contains($0.name) }) {
          return "a list of sections cannot store their member \"\(other.name)\""
        }
        if !members.contains(where: { $0.role == .rows }) {
          return "a list of sections cannot store one without rows"
        }
      }
      return nil
    default:
      guard let other = sections.lazy.compactMap({ $0.object?.others.first }).first else {
        return nil
      }
      return "\(document.shape) cannot store the member \"\(other.name)\" of a section"
    }
  }

  /// Whether rows are members of an object.
  private static func haveKeys(_ sections: [Section]) -> Bool {
    sections.contains { section in
      section.items.pieces.contains { piece in
        switch piece {
        case .rows(let source, _): (source as? LoadedRows)?.areMembers ?? false
        case .items(let items): items.contains { $0.key != nil }
        }
      }
    }
  }

  /// Whether loaded sections are in another order.
  private static func areMoved(_ sections: [Section]) -> Bool {
    let origins = sections.compactMap(\.origin)
    return zip(origins, origins.dropFirst()).contains { $0 > $1 }
  }
}
