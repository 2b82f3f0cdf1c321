import JSON
import Platform

/// Finds the table in a document.
///
/// An array is a list of sections if the names in every element are those of a section. It is a
/// list of lists if every element is an array. Otherwise it is one list of rows. For an object, the
/// first matching rule counts. It is:
/// 1. a native document, if `sections` holds sections;
/// 2. a wrapper, if its only member is an object, or an array with an object or array in it; an
///    empty array needs a usual name;
/// 3. groups, if all members are arrays;
/// 4. a wrapper, if one member is an array of only objects or only arrays, and all others are
///    scalars (`{"status": "ok", "results": [{}]}`);
/// 5. a wrapper, if exactly one member is an array under a usual name (`items`, `data`, `results`);
/// 6. a wrapper, if exactly one member is an object under a usual name with a table, and all others
///    are scalars;
/// 7. a plain object with a row per member (`package.json`, a JSON schema).
///
/// Sections take much memory, so if they are too many, they become a list of rows
/// (``LostSections``). A file of only brackets therefore opens as fast as any other, in as little
/// memory.
struct ShapeFinder {
  /// The greatest number of sections of a table.
  static let sectionLimit = 1_000_000

  /// The greatest number of sections if most have no rows.
  private static let emptyLimit = 100_000

  /// The approximate bytes of a section with a row, in the document, the model and the table view.
  private static let bytesPerSection = 1000

  private static let deepest = 4
  private static let sampleSize = 100
  private static let arrayNames: Set<String> = [
    "items", "rows", "data", "results", "records", "entries", "elements", "values", "objects",
    "list",
    "hits", "docs", "features",
  ]
  private static let objectNames: Set<String> = [
    "data", "result", "results", "response", "payload", "body", "content", "table",
  ]

  let document: JSONDocument

  /// Called every few thousand elements; with true, the search ends and its result is invalid.
  let isCancelled: () -> Bool

  /// Returns the table, or nil if the document is a scalar.
  func find() -> TableLayout? {
    if document.isLines, let lines = document.arrays.first {
      let starts = document.offsets[lines.elements]
      let list = TextList(kind: .lines, range: linesRange, starts: starts, isRecorded: true)
      return TableLayout(.lines, rows: list)
    }
    return layout(at: document.root.range.lowerBound, path: [])
  }

  private var linesRange: Range<Int> {
    (document.hasByteOrderMark ? 3 : 0)..<document.bytes.count
  }

  private func layout(at offset: Int, path: [String]) -> TableLayout? {
    switch document.kind(at: offset) {
    case .array: arrayLayout(document.list(arrayAt: offset), path: path)
    case .object: objectLayout(at: offset, path: path)
    default: nil
    }
  }

  private func arrayLayout(_ list: TextList, path: [String]) -> TableLayout {
    guard list.count > 0 else { return TableLayout(.items, rows: list, path: path) }
    if holdsOnly(.array, list, within: list.count) {
      return loss(of: list).map { rows(.scalars, insteadOf: $0, list, path) }
        ?? lists(list, path: path)
    }
    if isListOfNamedSections(list) {
      return loss(of: list).map { rows(.items, insteadOf: $0, list, path) }
        ?? native(list, path: path)
    }
    let holdsObject = sample(list).contains { document.kind(at: $0) == .object }
    return TableLayout(holdsObject ? .items : .scalars, rows: list, path: path)
  }

  private func objectLayout(at offset: Int, path: [String]) -> TableLayout {
    let members = ObjectOutline(of: offset, in: document, isCancelled)
    if let sections = members.array(named: NativeNames.sections) {
      let list = document.list(arrayAt: sections)
      if holdsSections(list) {
        let path = path + [NativeNames.sections]
        return loss(of: list).map { rows(.items, insteadOf: $0, list, path) }
          ?? native(list, path: path)
      }
    }
    if path.count < ShapeFinder.deepest, let wrapped = wrapped(members, path: path) {
      return wrapped
    }
    let list = members.list
    if list.count > 0, members.arrayCount == list.count {
      return loss(of: list).map { rows(.keyValues, insteadOf: $0, list, path) }
        ?? groups(list, path: path)
    }
    return TableLayout(.keyValues, rows: list, path: path)
  }
}

// Wrappers.
extension ShapeFinder {
  private func wrapped(_ members: ObjectOutline, path: [String]) -> TableLayout? {
    if members.count == 1, let only = members.first.first { return onlyMember(only, path: path) }
    guard !members.isLong, members.arrayCount < members.count,
      let member = tableAmongScalars(members) ?? usualArray(members) ?? usualObject(members)
    else { return nil }
    let layout = layout(at: member.value, path: path + [document.text(ofKey: member.key)])
    return layout?.shape == .keyValues ? nil : layout
  }

  private func onlyMember(_ member: TextMember, path: [String]) -> TableLayout? {
    let name = document.text(ofKey: member.key)
    switch document.kind(at: member.value) {
    case .array:
      let list = document.list(arrayAt: member.value)
      let isUsual = ShapeFinder.arrayNames.contains(name)
      guard isUsual || sample(list).contains(where: isContainer) else { return nil }
      return arrayLayout(list, path: path + [name])
    case .object:
      let layout = objectLayout(at: member.value, path: path + [name])
      return layout.shape == .keyValues && layout.sections[0].rows?.count == 0 ? nil : layout
    default: return nil
    }
  }

  private func tableAmongScalars(_ members: ObjectOutline) -> TextMember? {
    guard members.scalarCount == members.count - 1 else { return nil }
    return members.first.first { member in
      guard document.kind(at: member.value) == .array else { return false }
      let list = document.list(arrayAt: member.value)
      return list.count > 0
        && (holdsOnly(.object, list, within: ShapeFinder.sampleSize)
          || holdsOnly(.array, list, within: ShapeFinder.sampleSize))
    }
  }

  private func usualArray(_ members: ObjectOutline) -> TextMember? {
    alone(members.first) { member in
      document.kind(at: member.value) == .array
        && ShapeFinder.arrayNames.contains(document.text(ofKey: member.key))
    }
  }

  private func usualObject(_ members: ObjectOutline) -> TextMember? {
    guard members.scalarCount == members.count - 1 else { return nil }
    return alone(members.first) { member in
      document.kind(at: member.value) == .object
        && ShapeFinder.objectNames.contains(document.text(ofKey: member.key))
    }
  }

  private func alone(_ members: [TextMember], where fits: (TextMember) -> Bool) -> TextMember? {
    let found = members.filter(fits)
    return found.count == 1 ? found.first : nil
  }
}

// Lists of sections.
extension ShapeFinder {
  /// Returns the reason why a list has too many sections, or nil if it does not.
  private func loss(of list: TextList) -> LostSections? {
    guard list.count > Self.emptyLimit else { return nil }
    if list.count > Self.sectionLimit { return .tooMany(list.count) }
    // Empty lists are not recorded.
    if document.arrays.count - 1 < list.count / 2 { return .mostlyEmpty(list.count) }
    return Memory.canAllocate(list.count * Self.bytesPerSection) ? nil : .noMemory(list.count)
  }

  /// Returns a layout with a row for each section, when there are too many.
  private func rows(
    _ shape: DocumentShape,
    insteadOf loss: LostSections,
    _ list: TextList,
    _ path: [String]
  ) -> TableLayout {
    var layout = TableLayout(shape, rows: list, path: path)
    layout.lostSections = loss
    return layout
  }

  private func lists(_ outer: TextList, path: [String]) -> TableLayout {
    let sections = slots(outer).map { slot in
      SectionText(slot: slot, rows: document.list(arrayAt: outer.start(slot)))
    }
    return TableLayout(shape: .lists, path: path, outer: outer, sections: sections)
  }

  private func groups(_ outer: TextList, path: [String]) -> TableLayout {
    let sections = slots(outer).map { slot in
      let start = outer.start(slot)
      let key = start..<document.end(ofStringAt: start)
      let rows = document.list(arrayAt: document.value(behindKey: key))
      return SectionText(slot: slot, rows: rows, header: document.text(ofKey: key))
    }
    return TableLayout(shape: .groups, path: path, outer: outer, sections: sections)
  }

  private func native(_ outer: TextList, path: [String]) -> TableLayout {
    var layout = TableLayout(shape: .native, path: path, outer: outer, sections: [])
    for slot in slots(outer) {
      if document.kind(at: outer.start(slot)) == .object {
        let members = SectionMembers(of: outer.start(slot), in: document)
        layout.sections.append(members.text(slot: slot, in: document))
      } else {
        layout.strangers.append(slot)
      }
    }
    return layout
  }

  /// Whether a list named `sections` has sections: it is empty, or an object in it has rows or a
  /// header.
  private func holdsSections(_ list: TextList) -> Bool {
    list.count == 0
      || sample(list).contains { offset in
        guard document.kind(at: offset) == .object else { return false }
        let members = SectionMembers(of: offset, in: document)
        return members.rows != nil || members.hasOwnHeader
      }
  }

  /// Whether every element of a list has rows, and only members that a section can have.
  private func isListOfNamedSections(_ list: TextList) -> Bool {
    slots(list).allSatisfy { slot in
      guard document.kind(at: list.start(slot)) == .object else { return false }
      let members = SectionMembers(of: list.start(slot), in: document)
      return members.rows != nil && members.hasOnlySectionNames
    }
  }

  /// Returns the numbers of the elements; they end on cancellation.
  private func slots(_ list: TextList) -> some Sequence<Int> {
    (0..<list.count).lazy.prefix { $0 & 0xFFF != 0xFFF || !isCancelled() }
  }

  private func sample(_ list: TextList) -> some Sequence<Int> {
    (0..<min(list.count, ShapeFinder.sampleSize)).lazy.map { list.start($0) }
  }

  private func isContainer(_ offset: Int) -> Bool {
    let kind = document.kind(at: offset)
    return kind == .object || kind == .array
  }

  private func holdsOnly(_ kind: JSONValue.Kind, _ list: TextList, within limit: Int) -> Bool {
    slots(list).prefix(limit).allSatisfy { document.kind(at: list.start($0)) == kind }
  }
}
