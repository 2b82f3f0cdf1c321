import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import TextLayout
import Workspace

/// An explanation of a row's appearance: its fields, cell, height, objects and edits.
@MainActor struct RowExplanation {
  private let source: OpenTable
  private let path: IndexPath
  private let modelPath: IndexPath?
  private let item: Item?
  private let facts: RowInfo
  private let height: HeightInfo
  private let history: RowHistory?
  private let fields: [FieldOrigin]
  private let cell: CellInfo

  /// Creates an explanation by collecting the facts about a row.
  ///
  /// - Throws: An error of the table view or the data source.
  init(_ path: IndexPath, in source: OpenTable) throws {
    self.source = source
    self.path = path
    facts = try RowInfo(path, in: source)
    height = try HeightInfo(path, in: source, of: source.item(at: path))
    modelPath = source.modelPath(of: path)
    item = source.item(at: path)
    fields = item.map(FieldOrigin.all) ?? []
    history = modelPath.map { RowHistory(of: $0, in: source.history) }
    cell = try CellInfo(path, item, in: source)
  }

  /// The objects that supply the row, starting with the table view's data source.
  private var chain: [(role: String, name: String)] {
    var chain: [(role: String, name: String)] = []
    let own = source.door.dataSource
    if source.arranged != nil { chain.append(("view over the rows", "ArrangedDataSource")) }
    if let own { chain.append(("data source", TableView.party(of: own).name)) }
    if own is ItemDataSource { chain.append(("store", "SectionStore")) }
    if let manager = (own as? GeneratorDataSource)?.manager {
      chain.append(("manager", String(describing: type(of: manager))))
      if let generator = modelPath.flatMap(manager.generator) {
        chain.append(("generator", String(describing: type(of: generator))))
      }
    }
    if let item { chain.append(("model", item.title ?? item.id.text)) }
    return chain + [("cell", facts.cell)]
  }

  /// The objects that are notified about the row, starting with the table view's delegate.
  private var hearers: [String] {
    let door = source.door
    let delegate = door.delegate.map { TableView.party(of: $0).name }
    return ([delegate] + [door.name]).compactMap { $0 }.reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }
}

// Output of the explanation.
extension RowExplanation {
  /// Returns the explanation as text.
  func lines(_ session: Session) -> [String] {
    let shown = session.shown
    let isPlain = session.settings.isAccessible
    var lines = ["\(path)  \(shown(facts.title))"]
    func add(_ name: String, _ text: String) {
      lines.append("  " + (isPlain ? name + ": " : name.padded(toWidth: 13)) + text)
    }
    add("row", rowWords(shown))
    // An image or accessory without a value is omitted.
    for field in fields
    where field.value != nil || !["image", "accessory"].contains(field.field) {
      let value = field.value.map { quoted(shown($0)) } ?? "none"
      add(field.field, RowText.value(value, origin: shown(field.origin)).words.replacingNone)
    }
    add("cell", cell.words(shown))
    add("height", RowText.heightFrom(height.height, origin: shown(height.source)).words)
    add("views", viewWords(shown))
    add("comes from", chain.map { "\(shown($0.name)) (\($0.role))" }.joined(separator: " → "))
    add("events go to", hearers.joined(separator: " → "))
    add("selected", facts.isSelected ? "yes" : "no")
    let edits = history?.edits ?? []
    add("edits", edits.isEmpty ? "none" : TextFormatting.grouped(edits.count) + ":")
    for edit in edits {
      lines.append(
        RowText.edit(
          milliseconds: edit.time,
          command: shown(edit.command),
          effect: shown(edit.what)
        ).words
      )
    }
    return lines
  }

  private func rowWords(_ shown: (String) -> String) -> String {
    guard let item else { return RowText.onlyInDataSource.words }
    if case .loaded(let origin) = item.origin {
      return RowText.loaded(name: shown(source.name), origin: "\(origin)").words
    }
    let maker = history?.edits.first { $0.what.hasPrefix("created") }
    return RowText.created(command: maker.map { shown($0.command) }).words
  }

  private func viewWords(_ shown: (String) -> String) -> String {
    guard !source.arrangement.isEmpty else { return RowText.originalOrder.words }
    return RowText.arranged("\(ArrangementWords(source.arrangement))", modelPath: modelPath).words
  }

  /// The explanation as data.
  var value: AnswerValue {
    let edits = (history?.edits ?? []).map { edit -> AnswerValue in
      ["command": .text(edit.command), "time": .int(edit.time), "what": .text(edit.what)]
    }
    return .object([
      .init("section", .int(path.section)), .init("row", .int(path.row)),
      .init("id", .text(facts.id)), .init("model", modelPath.map { AnswerValue($0) } ?? .null),
      .init("loadedAt", loadedAt),
      .init("fields", .list(fields.map(\.answer))), .init("cell", cell.value),
      .init("height", .points(height.height)), .init("heightSource", .text(height.source)),
      .init("views", .object(source.arrangement.members)),
      .init(
        "objects",
        .list(chain.map { ["role": .text($0.role), "name": .text($0.name)] })
      ), .init("heardBy", .list(hearers.map { .text($0) })),
      .init("selected", .bool(facts.isSelected)), .init("edits", .list(edits)),
    ])
  }

  private var loadedAt: AnswerValue {
    guard let item, case .loaded(let origin) = item.origin else { return .null }
    return AnswerValue(origin)
  }
}

extension FieldOrigin {
  fileprivate var answer: AnswerValue {
    [
      "field": .text(field), "key": .optional(key), "value": .optional(value),
      "origin": .text(origin),
    ]
  }
}

extension String {
  /// The text with `none: REASON` for a field without a value.
  fileprivate var replacingNone: String {
    hasPrefix("none, from ") ? "none: " + dropFirst("none, from ".count) : self
  }
}
