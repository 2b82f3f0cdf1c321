import JSON
import TableModel

/// Writes sections as a native document, whatever shape they were loaded from.
///
/// Each row is on its own line. A row that was loaded on one line is copied unchanged.
struct NativeWriter {
  private static let margin = Array("\n      ".utf8)

  let document: TableDocument

  func text(of sections: [Section]) -> SaveText {
    var text = SaveText(document.source)
    text.write("{\n".utf8)
    for (name, value) in [("title", document.title), ("style", document.style)] {
      guard let value else { continue }
      text.write("  \"\(name)\": ".utf8)
      text.write(JSONValue.string(value).utf8)
      text.write(",\n".utf8)
    }
    text.write("  \"sections\": [".utf8)
    for (index, section) in sections.enumerated() {
      text.write((index == 0 ? "\n" : ",\n").utf8)
      write(section, to: &text)
    }
    text.write((sections.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
    if document.bindings.height != "height", document.sample["height"] != nil {
      text.notes.append("in a native document, \"height\" is a row's height in points")
    }
    return text
  }

  private func write(_ section: Section, to text: inout SaveText) {
    text.write("    {".utf8)
    for (index, member) in section.members(named: SectionNames()).enumerated() {
      if index > 0 { text.write(", ".utf8) }
      text.write(member.key.utf8)
      text.write(": ".utf8)
      if member.role == .rows {
        writeRows(of: section, to: &text)
      } else {
        text.write(NativeWriter.oneLine(member.value))
      }
    }
    text.write("}".utf8)
  }

  private func writeRows(of section: Section, to text: inout SaveText) {
    text.write("[".utf8)
    var isFirst = true
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range):
        for index in range { write(source.item(at: index), isFirst: &isFirst, to: &text) }
      case .items(let items): for item in items { write(item, isFirst: &isFirst, to: &text) }
      }
    }
    text.write((isFirst ? "]" : "\n    ]").utf8)
  }

  private func write(_ item: Item, isFirst: inout Bool, to text: inout SaveText) {
    if !isFirst { text.write(",".utf8) }
    text.write(NativeWriter.margin)
    isFirst = false
    var value = item.valueWithKey
    if let height = item.heightByHand {
      if value.kind != .object { value = .object([("title", value)]) }
      value = value.setting("height", to: .number(height))
    }
    // A value of another document may have the same range, but not the same text there.
    let bytes = document.source.bytes
    if !value.utf8.contains(0x0A), value == item.value, value.source.count == bytes.count,
      value == JSONValue(validated: bytes, range: value.range)
    {
      text.keep(value.range)
    } else {
      text.write(NativeWriter.oneLine(value))
    }
  }

  /// Returns a value on one line.
  private static func oneLine(_ value: JSONValue) -> ArraySlice<UInt8> {
    guard value.utf8.contains(0x0A) else { return value.utf8 }
    return RowStyle.oneLine(colon: Array(": ".utf8), comma: Array(", ".utf8)).text(of: value)[...]
  }
}

extension Item {
  /// The value for a list without keys: an object with the key as title, if there is a key.
  var valueWithKey: JSONValue {
    guard let key else { return value }
    let subtitle: [(String, JSONValue)] = value.kind == .null ? [] : [("subtitle", value)]
    return .object([("title", .string(key))] + subtitle)
  }
}
