import JSON
import TableModel

/// The objects of the sections of a native document: bytes, until one is asked for.
final class LoadedSections: SectionSource {
  private let outer: TextList
  private let sections: [SectionText]
  private let document: JSONDocument

  /// Creates a source; nil if the document has no objects for its sections.
  init?(_ layout: TableLayout, document: JSONDocument) {
    guard layout.shape == .native, let outer = layout.outer else { return nil }
    self.outer = outer
    sections = layout.sections
    self.document = document
  }

  func members(ofSection index: Int) -> [SectionObject.Member] {
    guard sections.indices.contains(index) else { return [] }
    let object = outer.start(sections[index].slot)
    let names = SectionMembers(of: object, in: document)
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
