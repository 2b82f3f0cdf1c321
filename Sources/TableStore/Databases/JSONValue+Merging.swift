import JSON

extension JSONValue {
  /// Returns the names of the members whose values another object changes or lacks.
  func names(ofMembersOtherThanIn other: JSONValue) -> [String] {
    members.compactMap { member in
      let isSame = other[member.key].map { $0.utf8.elementsEqual(member.value.utf8) } ?? false
      return isSame ? nil : member.key
    }
  }

  /// Returns the object with the values of some members from another one, or without them, and with
  /// the members that only that one has; all other bytes stay unchanged.
  func replacing(_ names: Set<String>, from other: JSONValue) -> JSONValue {
    var result = self
    for name in names where self[name] != nil {
      result = other[name].map { result.setting(name, to: $0) } ?? result.removing(name)
    }
    for member in other.members where self[member.key] == nil {
      result = result.setting(member.key, to: member.value)
    }
    return result
  }
}
