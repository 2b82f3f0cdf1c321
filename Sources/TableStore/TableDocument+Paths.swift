public import TableModel

extension TableDocument {
  /// Returns the path with which `jq` finds a row in the document as saved now.
  ///
  /// - Parameters:The row's path in the sections.
  ///   - path: The row as the sections count it.
  ///   - sections: The current sections.
  /// - Returns: A filter such as `.sections[0].items[3]`. It is nil if the row does not exist, or
  ///   if the document's order differs from the sections'.
  public func filter(ofRow path: IndexPath, in sections: [Section]) -> String? {
    guard groups == nil, layout.strangers.isEmpty, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    let section = sections[path.section]
    var base = layout.base
    if let outer = layout.outer {
      base =
        outer.kind == .object
        ? TableLayout.joined(base, section.header) : "\(base)[\(path.section)]"
      if let key = rowsKey(of: section) { base = TableLayout.joined(base, key) }
    } else if path.section > 0 {
      // The document cannot store a second section.
      return nil
    }
    if layout.rowsAreMembers {
      base = TableLayout.joined(base, section.items[path.row].key ?? "")
    } else {
      base += "[\(path.row)]"
    }
    return "." + base
  }

  /// Returns the name of the member that holds a section's rows; a new section uses that of the
  /// others.
  private func rowsKey(of section: Section) -> String? {
    let texts = layout.sections
    let own = section.origin.flatMap { texts.indices.contains($0) ? texts[$0].rowsKey : nil }
    return own ?? texts.lazy.compactMap(\.rowsKey).first ?? (shape == .numbered ? "items" : nil)
  }
}

extension TableDocument {
  /// The document's names for the members of new sections, or nil if it has no objects for
  /// sections.
  public var sectionNames: SectionNames? {
    if isWrittenAsNative || shape == .numbered { return SectionNames() }
    return layout.hasSectionObjects ? namesOfSections : nil
  }

  /// The first name in use for each role, else the name that Tabletop writes.
  var namesOfSections: SectionNames {
    var names = SectionNames()
    guard layout.hasSectionObjects, let outer = layout.outer else { return names }
    names.rows = layout.roles.rows.first ?? names.rows
    names.header = layout.roles.header.first ?? names.header
    let sections = layout.sections.prefix(100)
    let members = sections.map {
      SectionMembers(of: outer.start($0.slot), in: source, roles: layout.roles)
    }
    names.header = members.lazy.compactMap(\.header?.name).first ?? names.header
    names.footer = members.lazy.compactMap(\.footer?.name).first ?? names.footer
    names.rows = members.lazy.compactMap(\.rows?.name).first ?? names.rows
    return names
  }
}
