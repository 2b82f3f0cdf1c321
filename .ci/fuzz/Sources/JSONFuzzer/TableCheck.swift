import Fuzzing
import JSON
import Platform
import TableModel
@testable import TableStore

/// What holds of any bytes that are opened as a table.
struct TableCheck {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    for name in ["fuzzed.json", "fuzzed.jsonl"] {
      guard let document = try? TableDocument(parsing: bytes, name: name) else { continue }
      guard let saved = try? document.bytes(of: document.sections) else {
        return check(false, "what was opened cannot be saved")
      }
      check(saved == bytes, "saved without an edit it is another")
      for row in document.sections.lazy.flatMap(\.items).prefix(20) {
        _ = (row.title, row.subtitle, row.height, row.cellKind)
      }
      checkEdit(of: document, name: name)
    }
    if let values = try? SeparatedValues(parsing: bytes, name: "fuzzed.csv") {
      let json = values.json(ofFirst: values.count)
      check((try? JSONValue(parsing: json)) != nil, "separated values became no JSON")
      check((try? TableDocument(parsing: json, name: "x")) != nil, "nor a table")
    }
  }

  /// With its first row gone the document is still JSON, and holds a row less.
  private func checkEdit(of document: TableDocument, name: String) {
    var sections = document.sections
    guard let first = sections.firstIndex(where: { !$0.items.isEmpty }) else { return }
    let path = IndexPath(row: 0, section: first)
    let change = TableChange.delete(ItemList([sections[first].items[0]]), at: path)
    do throws(TableError) { try change.apply(to: &sections) } catch {
      return check(false, "a row that is there cannot be deleted: \(error.text())")
    }
    guard let saved = try? document.bytes(of: sections) else {
      return check(false, "with a row deleted it cannot be saved")
    }
    let isLines = document.shape == .lines
    if isLines, sections.allSatisfy(\.items.isEmpty) { return }
    let read = try? JSONDocument(saved, isLines: isLines)
    let text = String(decoding: saved, as: UTF8.self)
    check(read != nil, "with a row deleted it is no JSON: \(text)")
  }
}
