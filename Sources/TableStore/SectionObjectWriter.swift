import JSON
import TableModel

/// Writes the object of one section over the document's object.
///
/// Unchanged members are copied with the text around them.
struct SectionObjectWriter {
  /// A member to write, and the number of the loaded member with its name, or nil.
  private struct Part {
    let member: SectionObject.Member
    let slot: Int?
  }

  private let section: Section
  private let object: Int
  private let writer: DocumentWriter
  private let loaded: SectionText

  init(_ section: Section, at object: Int, home: Int, writer: DocumentWriter) {
    var section = section
    if section.object == nil { section.object = writer.document.sections[home].object }
    self.section = section
    self.object = object
    self.writer = writer
    loaded = writer.document.layout.sections[home]
  }

  /// Writes the object with the section's members, titles and rows.
  func write(_ rows: [RowToken], to text: inout SaveText) {
    let source = writer.document.source
    let list = source.list(objectAt: object)
    let parts = parts(of: list, in: source)
    let style =
      ListStyle(of: list, in: source, comma: writer.style.comma)
      ?? writer.style.list(indentation: writer.indentation(at: object))
    let colon = RowStyle(of: object, in: source)?.colon ?? writer.style.colon
    let slots = parts.map { $0.slot.map { $0..<$0 + 1 } }
    text.write(list, style: style, slots: slots) { index, text in
      write(parts[index], of: list, rows, colon, style.indentation, to: &text)
    }
  }

  private func parts(of list: TextList, in source: JSONDocument) -> [Part] {
    var slots: [ItemID: [Int]] = [:]
    for slot in (0..<list.count).reversed() {
      let start = list.start(slot)
      let name = source.text(ofKey: start..<source.end(ofStringAt: start))
      slots[ItemID(name), default: []].append(slot)
    }
    return section.members(named: writer.names).map { member in
      Part(member: member, slot: slots[ItemID(member.name)]?.popLast())
    }
  }

  private func write(
    _ part: Part,
    of list: TextList,
    _ rows: [RowToken],
    _ colon: [UInt8],
    _ indentation: [UInt8],
    to text: inout SaveText
  ) {
    let source = writer.document.source
    let isRows = part.member.role == .rows
    if let slot = part.slot {
      let start = list.start(slot)
      let value = source.value(ofMemberAt: start)
      // The loaded rows are never compared: they may be long, and are not the value of a member.
      let isOther = !isRows && value != loaded.rows?.range.lowerBound
      if isOther, source.value(at: value) == part.member.value {
        return text.keep(list.range(slot..<slot + 1, in: source))
      }
      text.keep(start..<value)
    } else {
      text.write(part.member.key.utf8)
      text.write(colon)
    }
    if !isRows {
      text.write(writer.style.text(of: part.member.value, indentation: indentation))
    } else if let rowList = loaded.rows {
      writer.write(rows, in: rowList, to: &text)
    } else {
      writer.writeNewArray(rows, indentation: indentation, to: &text)
    }
  }
}

extension DocumentWriter {
  /// Writes the object of a section that the document did not have.
  func writeNew(
    _ section: Section,
    _ rows: [RowToken],
    indentation: [UInt8],
    to text: inout SaveText
  ) {
    let source = document.source
    let layout = document.layout
    let model = layout.sections.first.flatMap { first in layout.outer.map { $0.start(first.slot) } }
    let own = model.flatMap { object in
      ListStyle(of: source.list(objectAt: object), in: source, comma: style.comma)
    }
    let listStyle = own ?? style.list(indentation: indentation)
    let colon = model.flatMap { RowStyle(of: $0, in: source)?.colon } ?? style.colon
    let isBroken = listStyle.lead.contains(0x0A)
    let inner = isBroken ? listStyle.indentation : indentation
    let members = section.members(named: names)
    text.write("{".utf8)
    for (index, member) in members.enumerated() {
      text.write(index == 0 ? listStyle.lead : listStyle.separator)
      text.write(member.key.utf8)
      text.write(colon)
      if member.role == .rows {
        writeNewArray(rows, indentation: inner, to: &text)
      } else {
        text.write(style.text(of: member.value, indentation: inner))
      }
    }
    if !members.isEmpty { text.write(listStyle.tail) }
    text.write("}".utf8)
  }
}

extension DocumentStyle {
  /// Returns a value from any source: unchanged if it is one line, else in this document's layout.
  fileprivate func text(of value: JSONValue, indentation: [UInt8]) -> ArraySlice<UInt8> {
    guard value.utf8.contains(0x0A) else { return value.utf8 }
    return row(indentation: indentation).text(of: value)[...]
  }
}
