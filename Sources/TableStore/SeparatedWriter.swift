import JSON
import TableModel

/// Writes rows back into the lines of separated values that they were loaded from.
///
/// The line of an unchanged row keeps every byte. In an edited line, only edited fields change.
struct SeparatedWriter {
  private let values: SeparatedValues
  private let document: TableDocument

  /// The line end of new lines, which is that of the file's first line.
  private let lineEnd: [UInt8]

  init(_ values: SeparatedValues, of document: TableDocument) {
    self.values = values
    self.document = document
    let ends = values.bytes[values.header.upperBound...].prefix { $0 == 0x0A || $0 == 0x0D }
    lineEnd = ends.starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : ends.first.map { [$0] } ?? [0x0A]
  }

  /// Returns the lines of the file with other rows.
  func text(of sections: [Section]) -> SaveText {
    var text = SaveText(document.source, source: values.bytes)
    let tokens = tokens(of: sections, notes: &text.notes)
    let columns = SeparatedColumns(values, adding: newKeys(in: tokens))
    columns.note(in: &text.notes, isAlone: tokens.isEmpty)
    var lines = SeparatedLines(values, lineEnd: lineEnd, writingTo: text)
    lines.writeHeader(columns)
    for token in tokens { write(token, columns, to: &lines) }
    return lines.finish()
  }

  /// Returns the rows as tokens, in the order of their lines.
  private func tokens(of sections: [Section], notes: inout [String]) -> [RowToken] {
    if let groups = document.groups {
      let sorter = RowSorter(loaded: document.loaded)
      let order = GroupedOrder(sections, groups: groups, sorter: sorter)
      notes += order.notes
      return order.tokens
    }
    guard let rows = document.separatedRows else {
      let sorter = RowSorter(loaded: document.loaded)
      return sections.flatMap { sorter.tokens(of: $0.items, home: 0) }
    }
    var tokens: [RowToken] = []
    for piece in sections.lazy.flatMap(\.items.pieces) {
      switch piece {
      case .rows(let source, let range):
        tokens.join(source === rows ? .kept(range) : .foreign(source, range))
      case .items(let items):
        for item in items { tokens.join(token(of: item, in: rows)) }
      }
    }
    return tokens
  }

  private func token(of item: Item, in rows: SeparatedRows) -> RowToken {
    guard let row = line(of: item) else { return .made(item) }
    guard rows.item(at: row).value == item.value else { return .made(item) }
    return .kept(row..<row + 1)
  }

  /// Returns the line that a row was loaded from, or nil.
  private func line(of item: Item) -> Int? {
    guard case .loaded(let path) = item.origin, path.row >= 0 else { return nil }
    if let groups = document.groups?.groups {
      guard groups.indices.contains(path.section), path.row < groups[path.section].slots.count
      else { return nil }
      return Int(groups[path.section].slots[path.row])
    }
    return path.section == 0 && path.row < values.count ? path.row : nil
  }

  /// Returns the keys of rows that no column has, in order of their first appearance.
  private func newKeys(in tokens: [RowToken]) -> [String] {
    var seen: Set<String> = []
    var keys: [String] = []
    func note(_ item: Item) {
      for (key, _) in members(of: item) where !values.hasColumn(key) && seen.insert(key).inserted {
        keys.append(key)
      }
    }
    for token in tokens {
      switch token {
      case .kept, .moved: break
      case .replaced(_, let item), .made(let item): note(item)
      case .foreign(let source, let range): for row in range { note(source.item(at: row)) }
      }
    }
    return keys
  }

  /// Returns the members of a row; a row that is not an object has its value under the title.
  private func members(of item: Item) -> [(key: String, value: JSONValue)] {
    guard item.value.kind == .object else {
      return [(document.bindings.title ?? values.keys.first ?? "value", item.value)]
    }
    return item.value.members.map { ($0.key, $0.value) }
  }

  private func write(_ token: RowToken, _ columns: SeparatedColumns, to lines: inout SeparatedLines)
  {
    switch token {
    case .kept(let range), .moved(_, let range): lines.keep(range, padding: columns.padding)
    case .replaced(let row, let item):
      lines.write(columns.line(members(of: item), over: row), over: row)
    case .made(let item):
      let row = line(of: item)
      lines.write(columns.line(members(of: item), over: row), over: row)
    case .foreign(let source, let range):
      for row in range {
        lines.write(columns.line(members(of: source.item(at: row)), over: nil), over: nil)
      }
    }
  }
}
