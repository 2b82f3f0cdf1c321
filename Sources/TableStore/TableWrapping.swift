import JSON

/// Finds the one member of an object that is the table, if it has one.
///
/// The first matching rule determines the member:
/// 1. the only member: an object, an array under a usual name, or an array with an object or
///    array in its first elements;
/// 2. an array of only objects or only arrays, if all other members are scalars
///    (`{"status": "ok", "people": [{}]}`);
/// 3. the one array under a usual name (`items`, `data`, `results`), unless there are many tables;
/// 4. an object under a usual name that holds a table, if all others are scalars;
/// 5. the one array of objects, if it is longer than all other members together;
/// 6. the one array of scalars, if all others are scalars. It must have more elements than the
///    object has members (`{"description": "…", "tv_shows": ["…"]}`);
/// 7. the one object of similar objects, if it is longer than all other members together. They must
///    be flat (scalars, and objects and lists of scalars) or at most a quarter as long;
/// 8. the one object that holds a table by these rules, if the others are flat or that short
///    (`{"took": 5, "_shards": {"total": 1}, "hits": {"total": 3, "hits": [{}]}}`);
/// 9. the one object of numbers, if all others are scalars. It must have more than twice as many
///    members as the object around it (`{"base": "USD", "rates": {"EUR": 0.9}}`).
///
/// A list of links, such as `[{"rel": "next", "url": "…"}]`, is not a table.
struct TableWrapping {
  private static let arrayNames: Set<String> = [
    "items", "rows", "data", "results", "records", "entries", "elements", "values", "objects",
    "list",
    "hits", "docs", "features",
  ]
  private static let objectNames: Set<String> = [
    "data", "result", "results", "response", "payload", "body", "content", "table",
  ]

  /// The number of lists of objects that count as separate tables, whatever their names are.
  private static let manyTables = 3

  private let members: ObjectOutline
  private let document: JSONDocument

  /// Reads the members of an object.
  init(_ members: ObjectOutline, in document: JSONDocument) {
    self.members = members
    self.document = document
  }

  /// Whether the object has only one member.
  var isOnlyMember: Bool { members.count == 1 }

  /// The member that is the table, or nil.
  var member: TextMember? {
    if isOnlyMember { return members.first.first.flatMap { isWorthOpening($0) ? $0 : nil } }
    guard !members.isLong, members.arrayCount < members.count, tables.count < Self.manyTables
    else { return nil }
    return tableAmongScalars ?? usualArray ?? usualObject ?? bulkyList ?? textsAmongScalars
      ?? bulkyEntries ?? bulkyEnvelope ?? numbersAmongScalars
  }

  private func isWorthOpening(_ member: TextMember) -> Bool {
    switch document.kind(at: member.value) {
    case .array:
      let list = document.list(arrayAt: member.value)
      return Self.arrayNames.contains(document.text(ofKey: member.key))
        || list.firstStarts.contains { isContainer(Int($0)) }
    case .object: return true
    default: return false
    }
  }

  /// The arrays of only objects, except links.
  private var tables: [TextMember] {
    members.first.filter { holdsOnly(.object, $0) && !holdsLinks($0) }
  }

  /// Whether each of an array's first objects has a relation and an address, and is flat.
  private func holdsLinks(_ member: TextMember) -> Bool {
    document.list(arrayAt: member.value).firstStarts.allSatisfy { start in
      var names: Set<String> = []
      var inner = TextMembers(of: Int(start), in: document)
      while names.count < 8, let next = inner.next() {
        guard !isContainer(next.value) else { return false }
        names.insert(document.text(ofKey: next.key))
      }
      return !names.isDisjoint(with: ["rel", "relation"])
        && !names.isDisjoint(with: ["href", "url", "uri"])
    }
  }

  private var tableAmongScalars: TextMember? {
    guard members.scalarCount == members.count - 1 else { return nil }
    return members.first.first { holdsOnly(.object, $0) || holdsOnly(.array, $0) }
  }

  private var usualArray: TextMember? {
    only { member in
      document.kind(at: member.value) == .array
        && Self.arrayNames.contains(document.text(ofKey: member.key))
    }
  }

  private var usualObject: TextMember? {
    guard members.scalarCount == members.count - 1 else { return nil }
    return only { member in
      document.kind(at: member.value) == .object
        && Self.objectNames.contains(document.text(ofKey: member.key))
    }
  }

  private var bulkyList: TextMember? {
    let tables = tables
    return tables.count == 1 && isBulk(tables) ? tables[0] : nil
  }

  private var textsAmongScalars: TextMember? {
    guard members.scalarCount == members.count - 1, members.arrayCount == 1,
      let member = members.first.first(where: { document.kind(at: $0.value) == .array })
    else { return nil }
    let list = document.list(arrayAt: member.value)
    return list.count > members.count && !list.firstStarts.contains { isContainer(Int($0)) }
      ? member : nil
  }

  private var bulkyEntries: TextMember? {
    guard let member = bulkyObject else { return nil }
    let inner = ObjectOutline(of: member.value, in: document) { false }
    guard inner.objectCount == inner.count else { return nil }
    return TableWrapping(inner, in: document).areAlike ? member : nil
  }

  private var bulkyEnvelope: TextMember? {
    guard let member = bulkyObject else { return nil }
    let inner = TableWrapping(ObjectOutline(of: member.value, in: document) { false }, in: document)
    if let table = inner.tableInEnvelope { return holdsOnly(.object, table) ? member : nil }
    return inner.members.isLong || inner.bulkyEntries == nil ? nil : member
  }

  /// The list of an object that is an envelope: the one among scalars, or under a usual name.
  private var tableInEnvelope: TextMember? {
    guard !members.isLong, tables.count == 1 else { return nil }
    return tableAmongScalars ?? usualArray
  }

  /// The one object with objects or lists of objects, if it is longer than all others together.
  ///
  /// Each of the others must be flat or at most a quarter as long.
  private var bulkyObject: TextMember? {
    guard members.objectCount > 0 else { return nil }
    let deep = members.first.filter { !isFlat($0) }
    guard let longest = deep.max(by: { $0.length < $1.length }),
      document.kind(at: longest.value) == .object, isBulk([longest]),
      // An entry among similar ones is a row, however long it is.
      deep.count == 1 || members.objectCount < members.count || !areAlike
    else { return nil }
    let isClear = deep.allSatisfy { $0.key == longest.key || $0.length * 4 <= longest.length }
    return isClear ? longest : nil
  }

  /// Whether the member is an object of numbers, so that its rows are keys with values.
  var holdsNumbers: Bool { member?.key == numbersAmongScalars?.key }

  private var numbersAmongScalars: TextMember? {
    guard !members.isLong, members.objectCount == 1, members.scalarCount == members.count - 1,
      let member = members.first.first(where: { document.kind(at: $0.value) == .object })
    else { return nil }
    var inner = TextMembers(of: member.value, in: document)
    var count = 0
    while let next = inner.next() {
      guard document.kind(at: next.value) == .number else { return nil }
      count += 1
    }
    return count > 2 * members.count ? member : nil
  }

  /// Whether a member is a scalar, or an object or list of scalars.
  private func isFlat(_ member: TextMember) -> Bool {
    switch document.kind(at: member.value) {
    case .array:
      return !document.list(arrayAt: member.value).firstStarts.contains { isContainer(Int($0)) }
    case .object:
      var inner = TextMembers(of: member.value, in: document)
      while let next = inner.next() { if isContainer(next.value) { return false } }
      return true
    default: return true
    }
  }

  private func only(_ fits: (TextMember) -> Bool) -> TextMember? {
    let found = members.first.filter(fits)
    return found.count == 1 ? found.first : nil
  }
}

// Objects with several tables.
extension TableWrapping {
  /// Whether the lists among the members are sections, and the other members are outside the table.
  var holdsGroups: Bool {
    guard !members.isLong else { return false }
    let tables = tables
    let lists = members.first.filter { document.kind(at: $0.value) == .array }
    if tables.count >= 2 {
      let isFlat = members.objectCount == 0 && members.scalarCount <= lists.count + 3
      return isFlat || isBulk(lists)
    }
    guard lists.count >= 2, members.objectCount == 0 else { return false }
    let elements = lists.reduce(0) { $0 + document.list(arrayAt: $1.value).count }
    return elements > 3 * members.count
  }

  /// Whether most of the members, which are all objects, have a key in common.
  var areAlike: Bool {
    guard members.count >= 2 else { return false }
    var counts: [ItemKey: Int] = [:]
    var objects = 0
    for start in members.list.firstStarts {
      let value = document.value(ofMemberAt: Int(start))
      var keys: Set<ItemKey> = []
      var inner = TextMembers(of: value, in: document)
      while keys.count < 32, let member = inner.next() {
        keys.insert(ItemKey(bytes: document.bytes[member.key]))
      }
      if !keys.isEmpty { objects += 1 }
      for key in keys { counts[key, default: 0] += 1 }
    }
    return objects >= 2 && (counts.values.max() ?? 0) * 2 > objects
  }

  /// The JSON text of a key.
  private struct ItemKey: Hashable { let bytes: ArraySlice<UInt8> }

  /// Whether some members are longer than all others together.
  private func isBulk(_ some: [TextMember]) -> Bool {
    let all = members.first.reduce(0) { $0 + $1.length }
    let own = some.reduce(0) { $0 + $1.length }
    return own * 2 > all
  }

  private func holdsOnly(_ kind: JSONValue.Kind, _ member: TextMember) -> Bool {
    guard document.kind(at: member.value) == .array else { return false }
    let starts = document.list(arrayAt: member.value).firstStarts
    return !starts.isEmpty && starts.allSatisfy { document.kind(at: Int($0)) == kind }
  }

  private func isContainer(_ offset: Int) -> Bool {
    let kind = document.kind(at: offset)
    return kind == .object || kind == .array
  }
}
