import JSON

extension Section {
  /// The members of the section's object as a save writes them: those of its object with the titles of now.
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
      // What is no list under that name, such as null, has to make room.
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
