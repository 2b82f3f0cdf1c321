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
  /// the members that only that one has.
  func replacing(_ names: Set<String>, from other: JSONValue) -> JSONValue {
    let own = Set(members.map(\.key))
    let added = other.members.filter { !own.contains($0.key) }
    guard !names.isEmpty || !added.isEmpty else { return self }
    let kept = members.compactMap { member -> (String, JSONValue)? in
      guard names.contains(member.key) else { return (member.key, member.value) }
      return other[member.key].map { (member.key, $0) }
    }
    return .object(kept + added.map { ($0.key, $0.value) })
  }
}
