import JSON
import TableModel

// Sections: elements of an array, or members of an object.
extension DocumentWriter {
  /// A section to write.
  struct SectionToken {
    /// Its index in the list, or nil if the document did not have it.
    let slot: Int?

    /// Its number in the document, or nil.
    let home: Int?

    /// The section, or nil for a part that is kept unchanged.
    let section: Section?
    var key = ""
    var rows: [RowToken] = []

    /// Whether it is an element of the list that is not a section.
    var isStranger: Bool { slot != nil && home == nil }
  }

  /// Writes the list of sections.
  func writeSections(_ sections: [Section], in list: TextList, to text: inout SaveText) {
    var homes: Set<Int> = []
    let tokens = named(
      withStrangers(sections.map { token(for: $0, &homes) }),
      notes: &text.notes
    )
    let own = ListStyle(of: list, in: document.source, comma: style.comma)
    let listStyle = own ?? style.list(indentation: indentation(at: list.range.lowerBound))
    let slots = tokens.map { $0.slot.map { $0..<$0 + 1 } }
    text.write(list, style: listStyle, slots: slots) { index, text in
      write(tokens[index], in: list, indentation: listStyle.indentation, to: &text)
    }
  }

  /// Returns a section to write; if several sections claim a place in the document, the first gets
  /// it.
  private func token(for section: Section, _ homes: inout Set<Int>) -> SectionToken {
    let texts = document.layout.sections
    guard let home = section.origin, texts.indices.contains(home), homes.insert(home).inserted
    else {
      let rows = sorter.tokens(of: section.items, home: nil)
      return SectionToken(slot: nil, home: nil, section: section, key: section.header, rows: rows)
    }
    let text = texts[home]
    let rows = sorter.tokens(of: section.items, home: home)
    let isKept =
      section.header.utf8.elementsEqual(text.header.utf8)
      && section.footer.utf8.elementsEqual(text.footer.utf8)
      && sorter.isUntouched(rows, section: home) && hasOwnObject(section, home)
    return SectionToken(
      slot: text.slot,
      home: home,
      section: isKept ? nil : section,
      key: section.header,
      rows: rows
    )
  }

  /// Whether the document already has the members of a section.
  private func hasOwnObject(_ section: Section, _ home: Int) -> Bool {
    guard document.layout.hasSectionObjects, let object = section.object else { return true }
    return object == document.sections[home].object
  }

  /// Inserts the elements that are not sections again, each after its predecessor.
  private func withStrangers(_ tokens: [SectionToken]) -> [SectionToken] {
    var tokens = tokens
    for slot in document.layout.strangers {
      let before = tokens.indices.filter { tokens[$0].slot.map { $0 < slot } ?? false }
        .max { tokens[$0].slot ?? 0 < tokens[$1].slot ?? 0 }
      let stranger = SectionToken(slot: slot, home: nil, section: nil)
      tokens.insert(stranger, at: before.map { $0 + 1 } ?? 0)
    }
    return tokens
  }

  /// Gives new and renamed members of an object of arrays unique keys.
  private func named(_ tokens: [SectionToken], notes: inout [String]) -> [SectionToken] {
    guard document.layout.shape == .groups else { return tokens }
    var names = UniqueNames()
    func isSame(_ token: SectionToken) -> Bool {
      token.home.map { ItemID(document.layout.sections[$0].header) == ItemID(token.key) } ?? false
    }
    for token in tokens where isSame(token) { names.keep(token.key) }
    for key in document.layout.strangerKeys(in: document.source) { names.keep(key) }
    var named = tokens
    for index in tokens.indices where !isSame(tokens[index]) && !tokens[index].isStranger {
      // A created section without a header has no name; one from another document may have an empty
      // name.
      let isNameless = tokens[index].key.isEmpty && tokens[index].section?.object == nil
      let wanted = isNameless ? "New section" : tokens[index].key
      named[index].key = names.take(wanted)
      noteRenaming(wanted, named[index].key, &notes)
    }
    return named
  }

  private func write(
    _ token: SectionToken,
    in list: TextList,
    indentation: [UInt8],
    to text: inout SaveText
  ) {
    guard let section = token.section else {
      if let slot = token.slot { text.keep(list.range(slot..<slot + 1, in: document.source)) }
      return
    }
    switch document.layout.shape {
    case .groups: writeGroup(token, in: list, indentation: indentation, to: &text)
    case .lists: writeRows(token, indentation: indentation, to: &text)
    default:
      if let slot = token.slot, let home = token.home {
        SectionObjectWriter(section, at: list.start(slot), home: home, writer: self)
          .write(token.rows, to: &text)
      } else {
        writeNew(section, token.rows, indentation: indentation, to: &text)
      }
    }
  }

  private func writeRows(_ token: SectionToken, indentation: [UInt8], to text: inout SaveText) {
    if let home = token.home, let rows = document.layout.sections[home].rows {
      write(token.rows, in: rows, to: &text)
    } else {
      writeNewArray(token.rows, indentation: indentation, to: &text)
    }
  }

  private func writeGroup(
    _ token: SectionToken,
    in list: TextList,
    indentation: [UInt8],
    to text: inout SaveText
  ) {
    let source = document.source
    let model = token.slot ?? (list.count > 0 ? 0 : nil)
    let key = model.map { list.start($0)..<source.end(ofStringAt: list.start($0)) }
    if let key, token.slot != nil, ItemID(source.text(ofKey: key)) == ItemID(token.key) {
      text.keep(key)
    } else {
      text.write(JSONValue.string(token.key).utf8)
    }
    if let key {
      text.keep(key.upperBound..<source.value(behindKey: key))
    } else {
      text.write(style.colon)
    }
    writeRows(token, indentation: indentation, to: &text)
  }
}
