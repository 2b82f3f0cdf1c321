import JSON

/// A section of a table: a header, a footer and rows.
///
/// The titles start empty; an empty title draws nothing. (KtTableView: section object.)
public struct Section: Sendable {
  /// The text above the rows, or empty.
  public var header: String

  /// The text below the rows, or empty.
  public var footer: String

  /// The rows.
  public var items: ItemList

  /// The section's index in the loaded document, from 0.
  ///
  /// It is nil if the section was created since, or comes from another document.
  public let origin: Int?

  /// The object that a document has for the section, or nil if the section was created since.
  public var object: SectionObject?

  /// Creates a section.
  public init(
    header: String = "",
    footer: String = "",
    items: ItemList = ItemList(),
    origin: Int? = nil,
    object: SectionObject? = nil
  ) {
    self.header = header
    self.footer = footer
    self.items = items
    self.origin = origin
    self.object = object
  }
}

extension Section: Hashable {
  /// Whether both sections have the same titles, byte for byte, and equal rows and members.
  public static func == (left: Section, right: Section) -> Bool {
    left.origin == right.origin && left.header.utf8.elementsEqual(right.header.utf8)
      && left.footer.utf8.elementsEqual(right.footer.utf8) && left.items == right.items
      && left.object == right.object
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(header)
    hasher.combine(footer)
    hasher.combine(items)
    hasher.combine(origin)
  }
}

extension Section {
  /// Returns the members to save: those of the section's object, with the current titles.
  ///
  /// - Parameter names: The names of members that the object lacks.
  /// - Returns: The members in order; the value of the rows is null.
  public func members(named names: SectionNames) -> [SectionObject.Member] {
    var members = object?.members ?? [.init(.rows, named: names.rows)]
    var added: [SectionObject.Member] = []
    for (role, text, name) in [
      (SectionObject.Role.header, header, names.header), (.footer, footer, names.footer),
    ] {
      if let index = members.firstIndex(where: { $0.role == role }) {
        let isSame = SectionObject.title(of: members[index].value).utf8.elementsEqual(text.utf8)
        if !isSame { members[index].value = .string(text) }
      } else if !text.isEmpty {
        added.append(.init(role, key: .string(name), value: .string(text)))
      }
    }
    if !items.isEmpty, !members.contains(where: { $0.role == .rows }) {
      // A value under that name that is not a list, such as null, is replaced.
      members.removeAll { $0.name.utf8.elementsEqual(names.rows.utf8) }
      members.append(.init(.rows, named: names.rows))
    }
    return added + members
  }
}

extension SectionObject.Member {
  fileprivate init(_ role: SectionObject.Role, named name: String) {
    self.init(role, key: .string(name))
  }
}

extension [Section] {
  /// The number of rows in all sections.
  ///
  /// - Complexity: O(s) in the sections. The span reads them in place, without copying each.
  package var rowCount: Int {
    let span = span
    var count = 0
    for index in span.indices { count += span[index].items.count }
    return count
  }
}
