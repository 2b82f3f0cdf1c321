import JSON
import TableModel

/// Writes the object of one section of a native document.
struct SectionObjectWriter {
  private enum Part {
    case kept(Int)
    case header(Int?)
    case footer(Int?)
    case rows(Int?)

    var slot: Int? {
      switch self {
      case .kept(let slot): slot
      case .header(let slot), .footer(let slot), .rows(let slot): slot
      }
    }
  }

  private let section: Section
  private let object: Int
  private let home: Int
  private let writer: DocumentWriter

  init(_ section: Section, at object: Int, home: Int, writer: DocumentWriter) {
    self.section = section
    self.object = object
    self.home = home
    self.writer = writer
  }

  /// Writes the object with the section's titles and rows; every other member stays as it is.
  func write(_ rows: [RowToken], to text: inout SaveText) {
    let source = writer.document.source
    let loaded = writer.document.layout.sections[home]
    let list = source.list(objectAt: object)
    let names = SectionMembers(of: object, in: source)
    let parts = parts(of: list, names: names, loaded: loaded, hasRows: !rows.isEmpty, in: source)
    let style =
      ListStyle(of: list, in: source, comma: writer.style.comma)
      ?? writer.style.list(indentation: writer.indentation(at: object))
    let colon = RowStyle(of: object, in: source)?.colon ?? writer.style.colon
    let slots = parts.map { $0.slot.map { $0..<$0 + 1 } }
    text.write(list, style: style, slots: slots) { index, text in
      write(parts[index], of: list, rows, colon, style.indentation, to: &text)
    }
  }

  private func parts(
    of list: TextList,
    names: SectionMembers,
    loaded: SectionText,
    hasRows: Bool,
    in source: JSONDocument
  ) -> [Part] {
    var parts: [Part] = []
    let isNewHeader = !section.header.utf8.elementsEqual(loaded.header.utf8)
    let isNewFooter = !section.footer.utf8.elementsEqual(loaded.footer.utf8)
    if isNewHeader, names.header == nil { parts.append(.header(nil)) }
    if isNewFooter, names.footer == nil { parts.append(.footer(nil)) }
    for slot in 0..<list.count {
      let value = source.value(ofMemberAt: list.start(slot))
      switch value {
      case names.header?.value where isNewHeader: parts.append(.header(slot))
      case names.footer?.value where isNewFooter: parts.append(.footer(slot))
      case names.rows?.value: parts.append(.rows(slot))
      default: parts.append(.kept(slot))
      }
    }
    if hasRows, names.rows == nil { parts.append(.rows(nil)) }
    return parts
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
    if let slot = part.slot {
      let start = list.start(slot)
      if case .kept = part { return text.keep(list.range(slot..<slot + 1, in: source)) }
      text.keep(start..<source.value(ofMemberAt: start))
    } else {
      let names = SectionNames(of: writer.document)
      let name =
        switch part {
        case .header: names.header
        case .footer: names.footer
        case .rows, .kept: names.rows
        }
      text.write(JSONValue.string(name).utf8)
      text.write(colon)
    }
    switch part {
    case .header: text.write(JSONValue.string(section.header).utf8)
    case .footer: text.write(JSONValue.string(section.footer).utf8)
    case .rows(let slot):
      if slot != nil, let rowList = writer.document.layout.sections[home].rows {
        writer.write(rows, in: rowList, to: &text)
      } else {
        writer.writeNewArray(rows, indentation: indentation, to: &text)
      }
    case .kept: break
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
    let names = SectionNames(of: document)
    text.write("{".utf8)
    text.write(listStyle.lead)
    for (name, title) in [(names.header, section.header), (names.footer, section.footer)]
    where !title.isEmpty {
      text.write(JSONValue.string(name).utf8)
      text.write(colon)
      text.write(JSONValue.string(title).utf8)
      text.write(listStyle.separator)
    }
    text.write(JSONValue.string(names.rows).utf8)
    text.write(colon)
    let isBroken = listStyle.lead.contains(0x0A)
    let inner = isBroken ? listStyle.indentation : indentation
    writeNewArray(rows, indentation: inner, to: &text)
    text.write(listStyle.tail)
    text.write("}".utf8)
  }
}
