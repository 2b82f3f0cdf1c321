import JSON
import TableModel

/// The members of a section's object that have a role.
struct SectionMembers {
  private(set) var header: (name: String, value: Int)?
  private(set) var footer: (name: String, value: Int)?
  private(set) var rows: (name: String, value: Int)?

  /// The last member with a name of rows that is not an array.
  private(set) var otherRows: (name: String, value: Int)?

  /// Whether all members have names that only sections have.
  private(set) var hasOnlySectionNames = true

  init(of object: Int, in document: JSONDocument, roles: SectionRoles = .native) {
    var members = TextMembers(of: object, in: document, depth: 1)
    while let member = members.next() {
      let name = document.text(ofKey: member.key)
      if roles.rows.contains(name) {
        guard document.kind(at: member.value) == .array else {
          otherRows = (name, member.value)
          continue
        }
        SectionMembers.keep(&rows, name, member.value, of: roles.rows)
      } else if roles.header.contains(name) {
        SectionMembers.keep(&header, name, member.value, of: roles.header)
      } else if roles.footer.contains(name) {
        SectionMembers.keep(&footer, name, member.value, of: roles.footer)
      } else if !NativeNames.ofSections.contains(name) {
        hasOnlySectionNames = false
      }
    }
  }

  /// Whether there is a header under a name that is only used for headers.
  var hasOwnHeader: Bool { header.map { $0.name.hasPrefix("header") } ?? false }

  /// Returns the section's place and titles in the text.
  func text(slot: Int, in document: JSONDocument) -> SectionText {
    SectionText(
      slot: slot,
      rows: rows.map { document.list(arrayAt: $0.value) },
      header: header.map { SectionObject.title(of: document.value(at: $0.value)) } ?? "",
      footer: footer.map { SectionObject.title(of: document.value(at: $0.value)) } ?? "",
      rowsKey: rows?.name
    )
  }

  /// Keeps the member with the preferred name; for equal names, the last one.
  private static func keep(
    _ place: inout (name: String, value: Int)?,
    _ name: String,
    _ value: Int,
    of names: [String]
  ) {
    let order = names.firstIndex(of: name) ?? names.count
    let kept = place.flatMap { names.firstIndex(of: $0.name) } ?? names.count
    if order <= kept { place = (name, value) }
  }
}

/// The objects of a native document's sections: bytes, until one is used.
final class LoadedSections: SectionSource {
  private let outer: TextList
  private let sections: [SectionText]
  private let roles: SectionRoles
  private let document: JSONDocument

  /// Creates a source; nil if the document has no objects for its sections.
  init?(_ layout: TableLayout, document: JSONDocument) {
    guard layout.hasSectionObjects, let outer = layout.outer else { return nil }
    self.outer = outer
    sections = layout.sections
    roles = layout.roles
    self.document = document
  }

  func members(ofSection index: Int) -> [SectionObject.Member] {
    guard sections.indices.contains(index) else { return [] }
    let object = outer.start(sections[index].slot)
    let names = SectionMembers(of: object, in: document, roles: roles)
    return TextMembers(of: object, in: document, depth: 1).map { member in
      let key = JSONValue(validated: document.bytes, range: member.key)
      let value = JSONValue(validated: document.bytes, range: member.value..<member.end)
      return switch member.value {
      case names.header?.value: .init(.header, key: key, value: value)
      case names.footer?.value: .init(.footer, key: key, value: value)
      case names.rows?.value: .init(.rows, key: key)
      default: .init(.other, key: key, value: value)
      }
    }
  }
}
