import JSON
import TableModel

/// Writes sections as a native document, whatever they were loaded from.
///
/// A row is on one line of its own. One that was loaded on one line is copied as it was.
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
      text.notes.append("in a native document the rows' own 'height' is their height in points")
    }
    return text
  }

  private func write(_ section: Section, to text: inout SaveText) {
    text.write("    {".utf8)
    for (name, title) in [("header", section.header), ("footer", section.footer)]
    where !title.isEmpty {
      text.write("\"\(name)\": ".utf8)
      text.write(JSONValue.string(title).utf8)
      text.write(", ".utf8)
    }
    text.write("\"items\": [".utf8)
    var isFirst = true
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range):
        for index in range { write(source.item(at: index), isFirst: &isFirst, to: &text) }
      case .items(let items): for item in items { write(item, isFirst: &isFirst, to: &text) }
      }
    }
    text.write((isFirst ? "]}" : "\n    ]}").utf8)
  }

  private func write(_ item: Item, isFirst: inout Bool, to text: inout SaveText) {
    if !isFirst { text.write(",".utf8) }
    text.write(NativeWriter.margin)
    isFirst = false
    var value = item.value
    if let key = item.key {
      let subtitle: [(String, JSONValue)] = value.kind == .null ? [] : [("subtitle", value)]
      value = .object([("title", .string(key))] + subtitle)
    }
    if let height = item.heightByHand {
      if value.kind != .object { value = .object([("title", value)]) }
      value = value.setting("height", to: .number(height))
    }
    if value.utf8.contains(0x0A) {
      text.write(RowStyle.oneLine(colon: Array(": ".utf8), comma: Array(", ".utf8)).text(of: value))
    } else if value == item.value, value.source.count == document.source.bytes.count {
      text.keep(value.range)
    } else {
      text.write(value.utf8)
    }
  }
}
