/// The names that a native document gives to the members of its sections.
struct SectionNames {
  private(set) var header = NativeNames.header[0]
  private(set) var footer = NativeNames.footer[0]
  private(set) var rows = NativeNames.rows[0]

  /// Takes the names of the first section that has each.
  init(of document: TableDocument) {
    guard let outer = document.layout.outer else { return }
    let sections = document.layout.sections.prefix(100)
    let members = sections.map { SectionMembers(of: outer.start($0.slot), in: document.source) }
    header = members.lazy.compactMap(\.header?.name).first ?? header
    footer = members.lazy.compactMap(\.footer?.name).first ?? footer
    rows = members.lazy.compactMap(\.rows?.name).first ?? rows
  }
}
