public import TableModel

extension TableDocument {
  /// The names that the document gives to the members of new sections, or nil if it has no objects for sections.
  public var sectionNames: SectionNames? {
    if isWrittenAsNative || shape == .numbered { return SectionNames() }
    return shape == .native ? namesOfSections : nil
  }

  /// The names of the first section that has each, else those of a document that Tabletop writes.
  var namesOfSections: SectionNames {
    var names = SectionNames()
    guard shape == .native, let outer = layout.outer else { return names }
    let sections = layout.sections.prefix(100)
    let members = sections.map { SectionMembers(of: outer.start($0.slot), in: source) }
    names.header = members.lazy.compactMap(\.header?.name).first ?? names.header
    names.footer = members.lazy.compactMap(\.footer?.name).first ?? names.footer
    names.rows = members.lazy.compactMap(\.rows?.name).first ?? names.rows
    return names
  }
}
