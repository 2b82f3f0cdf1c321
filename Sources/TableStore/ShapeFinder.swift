import JSON
import Platform

/// Finds the table in a document.
///
/// An array can have four shapes:
/// * a list of sections, if every element is a section by its names;
/// * a list of lists, if every element is an array;
/// * nested sections, if every element is an object with one list of the same name
///   (``NestedSections``);
/// * one list of rows otherwise.
///
/// The first matching rule determines the shape of an object:
/// 1. a native document, if `sections` holds sections;
/// 2. a wrapping of the one member that ``TableWrapping`` finds;
/// 3. groups, if all members are arrays, or if their lists are longer than the other members;
/// 4. entries, if all members are similar objects (`{"AT": {"name": …}, "DE": {"name": …}}`);
/// 5. a plain object with a row per member (`package.json`, a JSON schema).
///
/// Sections take much memory, so if they are too many, they become a list of rows
/// (``LostSections``). A file of only brackets therefore opens as fast as any other, in as little
/// memory.
struct ShapeFinder {
  /// The maximum number of sections in a table.
  static let sectionLimit = 1_000_000

  /// The maximum number of sections if most have no rows.
  static let emptyLimit = 100_000

  /// The maximum number of wrappings around a table that is found without a path.
  private static let deepest = 4

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

  /// Returns the table at an offset, without searching inside it; nil for a scalar.
  func find(at offset: Int, path: [LayoutStep]) -> TableLayout? {
    switch document.kind(at: offset) {
    case .array: arrayLayout(document.list(arrayAt: offset), path: path)
    case .object: objectLayout(at: offset, path: path, unwraps: false)
    default: nil
    }
  }

  private var linesRange: Range<Int> {
    (document.hasByteOrderMark ? 3 : 0)..<document.bytes.count
  }

  private func layout(at offset: Int, path: [LayoutStep]) -> TableLayout? {
    switch document.kind(at: offset) {
    case .array: arrayLayout(document.list(arrayAt: offset), path: path)
    case .object: objectLayout(at: offset, path: path)
    default: nil
    }
  }

  private func arrayLayout(_ list: TextList, path: [LayoutStep]) -> TableLayout {
    guard list.count > 0 else { return TableLayout(.items, rows: list, path: path) }
    if holdsOnly(.array, list, within: list.count) {
      return loss(of: list).map { rows(.scalars, insteadOf: $0, list, path) }
        ?? lists(list, path: path)
    }
    if isListOfNamedSections(list) {
      return loss(of: list).map { rows(.items, insteadOf: $0, list, path) }
        ?? sections(.native, list, path: path)
    }
    if let roles = NestedSections(in: document, isCancelled).roles(of: list) {
      return sections(.nested, list, roles: roles, path: path)
    }
    let holdsObject = sample(list).contains { document.kind(at: $0) == .object }
    return TableLayout(holdsObject ? .items : .scalars, rows: list, path: path)
  }

  private func objectLayout(
    at offset: Int,
    path: [LayoutStep],
    unwraps: Bool = true
  ) -> TableLayout {
    let members = ObjectOutline(of: offset, in: document, isCancelled)
    if let sections = members.array(named: NativeNames.sections) {
      let list = document.list(arrayAt: sections)
      if holdsSections(list) {
        let path = path + [.member(NativeNames.sections)]
        return loss(of: list).map { rows(.items, insteadOf: $0, list, path) }
          ?? self.sections(.native, list, path: path)
      }
    }
    let wrapping = TableWrapping(members, in: document)
    if unwraps, path.count < ShapeFinder.deepest, let wrapped = wrapped(wrapping, path: path) {
      return wrapped
    }
    let list = members.list
    if list.count > 0, members.arrayCount == list.count {
      return loss(of: list).map { rows(.keyValues, insteadOf: $0, list, path) }
        ?? groups(list, path: path)
    }
    if wrapping.holdsGroups { return groups(list, path: path) }
    if members.objectCount == list.count, wrapping.areAlike {
      return TableLayout(.entries, rows: list, path: path)
    }
    return TableLayout(.keyValues, rows: list, path: path)
  }

  private func wrapped(_ wrapping: TableWrapping, path: [LayoutStep]) -> TableLayout? {
    guard let member = wrapping.member else { return nil }
    let name = document.text(ofKey: member.key)
    let layout = layout(at: member.value, path: path + [.member(name)])
    if wrapping.isOnlyMember {
      return layout?.shape == .keyValues && layout?.sections[0].rows?.count == 0 ? nil : layout
    }
    return layout?.shape == .keyValues && !wrapping.holdsNumbers ? nil : layout
  }
}

// Lists of sections.
extension ShapeFinder {
  /// The approximate memory for a section with a row, in document, model and table view, in bytes.
  private static let bytesPerSection = 1000

  /// Returns the reason why the sections of a list need too much memory, or nil if they do not.
  private func loss(of list: TextList) -> LostSections? {
    guard list.count > Self.emptyLimit else { return nil }
    if list.count > Self.sectionLimit { return .tooMany(list.count) }
    // Empty lists are not recorded.
    if document.arrays.count - 1 < list.count / 2 { return .mostlyEmpty(list.count) }
    return Memory.canAllocate(list.count * Self.bytesPerSection) ? nil : .noMemory(list.count)
  }

  /// Returns a layout with one row per section, if there are too many sections.
  private func rows(
    _ shape: DocumentShape,
    insteadOf loss: LostSections,
    _ list: TextList,
    _ path: [LayoutStep]
  ) -> TableLayout {
    var layout = TableLayout(shape, rows: list, path: path)
    layout.lostSections = loss
    return layout
  }

  private func lists(_ outer: TextList, path: [LayoutStep]) -> TableLayout {
    let sections = slots(outer).map { slot in
      SectionText(slot: slot, rows: document.list(arrayAt: outer.start(slot)))
    }
    return TableLayout(shape: .lists, path: path, outer: outer, sections: sections)
  }

  private func groups(_ outer: TextList, path: [LayoutStep]) -> TableLayout {
    var layout = TableLayout(shape: .groups, path: path, outer: outer, sections: [])
    for slot in slots(outer) {
      let start = outer.start(slot)
      let key = start..<document.end(ofStringAt: start)
      let value = document.value(behindKey: key)
      if document.kind(at: value) == .array {
        let rows = document.list(arrayAt: value)
        let header = document.text(ofKey: key)
        layout.sections.append(SectionText(slot: slot, rows: rows, header: header))
      } else {
        layout.strangers.append(slot)
      }
    }
    return layout
  }

  private func sections(
    _ shape: DocumentShape,
    _ outer: TextList,
    roles: SectionRoles = .native,
    path: [LayoutStep]
  ) -> TableLayout {
    var layout = TableLayout(shape: shape, path: path, outer: outer, sections: [])
    layout.roles = roles
    for slot in slots(outer) {
      if document.kind(at: outer.start(slot)) == .object {
        let members = SectionMembers(of: outer.start(slot), in: document, roles: roles)
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

  /// Returns the indexes of the elements; they end on cancellation.
  private func slots(_ list: TextList) -> some Sequence<Int> {
    (0..<list.count).lazy.prefix { $0 & 0xFFF != 0xFFF || !isCancelled() }
  }

  private func sample(_ list: TextList) -> some Sequence<Int> {
    list.firstStarts.lazy.map { Int($0) }
  }

  private func holdsOnly(_ kind: JSONValue.Kind, _ list: TextList, within limit: Int) -> Bool {
    slots(list).prefix(limit).allSatisfy { document.kind(at: list.start($0)) == kind }
  }
}

extension TextList {
  /// The starts of the elements that are used to guess the shape of the list.
  var firstStarts: ArraySlice<UInt32> { starts.prefix(100) }
}
