import JSON
import TableModel

/// Writes sections back into the text that they were loaded from.
struct DocumentWriter {
  let document: TableDocument
  let sorter: RowSorter
  let style: DocumentStyle

  /// The names for the members of sections.
  let names: SectionNames

  init(_ document: TableDocument) {
    self.document = document
    sorter = RowSorter(loaded: document.loaded)
    style = DocumentStyle(of: document.source)
    names = document.namesOfSections
  }

  /// Returns the whole document with other sections.
  func text(of sections: [Section]) -> SaveText {
    let layout = document.layout
    var text = SaveText(document.source)
    guard let table = layout.outer ?? layout.sections.first?.rows else { return text }
    text.keep(0..<table.range.lowerBound)
    if let groups = document.groups {
      let order = GroupedOrder(sections, groups: groups, sorter: sorter)
      text.notes += order.notes
      write(order.tokens, in: table, to: &text)
    } else if layout.outer != nil {
      writeSections(sections, in: table, to: &text)
    } else if let section = sections.first {
      let tokens = sorter.tokens(of: section.items, home: 0)
      write(unique(tokens, in: table, notes: &text.notes), in: table, to: &text)
    }
    text.keep(table.range.upperBound..<document.source.bytes.count)
    return text
  }
}

// Rows.
extension DocumentWriter {
  /// Writes the rows of a list of the document.
  func write(_ tokens: [RowToken], in list: TextList, to text: inout SaveText) {
    let listStyle = style(ofRowsIn: list)
    let rowStyle = RowStyleFinder(self).style(for: list, indentation: listStyle.indentation)
    text.write(list, style: listStyle, slots: tokens.map(\.slots)) { index, text in
      write(tokens[index], in: list, rowStyle, separator: listStyle.separator, to: &text)
    }
  }

  /// Writes rows as an array that the document did not have.
  func writeNewArray(_ tokens: [RowToken], indentation: [UInt8], to text: inout SaveText) {
    let listStyle = siblingStyle() ?? style.list(indentation: indentation)
    let rowStyle = RowStyleFinder(self).style(for: nil, indentation: listStyle.indentation)
    text.writeArray(style: listStyle, count: tokens.count) { index, text in
      write(tokens[index], in: nil, rowStyle, separator: listStyle.separator, to: &text)
    }
  }

  private func write(
    _ token: RowToken,
    in list: TextList?,
    _ rowStyle: RowStyle,
    separator: [UInt8],
    to text: inout SaveText
  ) {
    let source = document.source
    switch token {
    case .kept(let range):
      if let list { text.keep(list.range(range, in: source)) }
    case .moved(let section, let range):
      if let rows = document.layout.sections[section].rows {
        text.keep(rows.range(range, in: source))
      }
    case .replaced(let slot, let item):
      if let list, list.kind == .object { writeKey(of: item, over: slot, in: list, to: &text) }
      text.write(bytes(of: item, rowStyle, in: list))
    case .made(let item):
      if list?.kind == .object {
        text.write(JSONValue.string(item.key ?? item.title ?? "").utf8)
        text.write(style.colon)
      }
      text.write(bytes(of: item, rowStyle, in: list))
    case .foreign(let rows, let range):
      let oneLine = list?.kind == .lines ? rowStyle : nil
      text.write(rows, range, separator: separator, oneLine: oneLine)
    }
  }

  /// Returns the text of a row.
  ///
  /// A row created in this session looks like the others, and a row of JSON Lines is one line.
  private func bytes(of item: Item, _ rowStyle: RowStyle, in list: TextList?) -> ArraySlice<UInt8> {
    let isMade = if case .made = item.origin { true } else { false }
    let value = list?.kind == .object ? item.value : item.valueWithKey
    guard isMade || (list?.kind == .lines && value.utf8.contains(0x0A)) else { return value.utf8 }
    return rowStyle.text(of: value)[...]
  }

  private func writeKey(of item: Item, over slot: Int, in list: TextList, to text: inout SaveText) {
    let source = document.source
    let key = list.start(slot)..<source.end(ofStringAt: list.start(slot))
    let name = item.key ?? ""
    if source.text(ofKey: key).utf8.elementsEqual(name.utf8) {
      text.keep(key)
    } else {
      text.write(JSONValue.string(name).utf8)
    }
    text.keep(key.upperBound..<source.value(behindKey: key))
  }
}

// The style of lists without elements.
extension DocumentWriter {
  /// Returns the style around a list's rows: its own, else that of the first list with rows, else
  /// the document's.
  func style(ofRowsIn list: TextList) -> ListStyle {
    let source = document.source
    let own = ListStyle(of: list, in: source, comma: style.comma)
    if list.kind == .lines { return own ?? ListStyle(lead: [], separator: [0x0A], tail: [0x0A]) }
    return own ?? siblingStyle() ?? style.list(indentation: indentation(at: list.range.lowerBound))
  }

  /// Returns the style of the first list with rows.
  func siblingStyle() -> ListStyle? {
    let list = document.layout.sections.lazy.compactMap(\.rows).first { $0.count > 0 }
    guard let list, document.layout.outer != nil else { return nil }
    return ListStyle(of: list, in: document.source, comma: style.comma)
  }

  /// Returns the spaces and tabs at the start of the line of an offset.
  func indentation(at offset: Int) -> [UInt8] {
    let bytes = document.source.bytes
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
