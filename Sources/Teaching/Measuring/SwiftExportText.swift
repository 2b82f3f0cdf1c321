import TableUI

/// The Swift code of an app that shows a table's kinds of cells with a wiring.
@MainActor struct SwiftExport {
  /// A kind of cell: its name in the rows, and its class.
  struct Kind {
    let name: String
    let className: String
  }

  /// The kinds that the code names; rows of other kinds use the standard cell.
  let kinds: [Kind]

  private let name: String
  private let title: String
  private let wiring: String

  /// Creates the code, or nil if the wiring has no class to subclass or to create.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - kinds: The kinds in its rows; unknown ones are left out.
  ///   - wiring: The name of the wiring.
  init?(name: String, kinds: [String], wiring: String) {
    guard ["items", "generators", "array"].contains(wiring) else { return nil }
    self.wiring = wiring
    self.kinds = kinds.compactMap { kind in
      CellKinds.cellClass(named: kind).map { Kind(name: kind, className: "\($0)") }
    }
    let words = name.prefix { $0 != "." }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    title = words.isEmpty ? "the table" : words.joined(separator: " ")
    self.name = joined.first?.isLetter == true ? joined : "Table" + joined
  }

  /// The code, line by line.
  var lines: [String] {
    let body =
      switch wiring {
      case "items": items
      case "array": array
      default: generators
      }
    return Self.modules.map { "import " + $0 } + [""] + body
  }

  private static let modules = ["TableAdapters", "TableModel", "TableUI"]

  /// The kinds that need a case; rows without a kind use the standard cell.
  private var cases: [Kind] { kinds.filter { $0.className != "ItemCell" } }

  private var items: [String] {
    var lines = [
      "/// The rows of \(title).", "final class \(name)DataSource: ItemDataSource {",
    ]
    if !cases.isEmpty {
      lines += [
        "  override func cellClass(for item: Item) -> ItemCell.Type {",
        "    switch item.cellKind {",
      ]
      lines += cases.map { "    case \"\($0.name)\": \($0.className).self" }
      lines += ["    default: ItemCell.self", "    }", "  }"]
    }
    lines += [
      "}", "", "/// The screen of \(title).",
      "final class \(name)Controller: ItemTableController, ItemSelecting {",
      "  override func makeDataSource() -> ItemDataSource { \(name)DataSource() }", "",
      "  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {",
      "    title = item.title", "  }", "}",
    ]
    return lines
  }

  private var array: [String] {
    let note =
      cases.count > 1
      ? ["///", "/// An array data source has one kind of cell, so all rows use it."] : []
    let className = cases.count == 1 ? cases[0].className : "ItemCell"
    return ["/// Returns the data source of \(title)."] + note + [
      "@MainActor func make\(name)DataSource(",
      "  _ items: [Item]", ") -> ArrayDataSource<[Item], \(className)> {",
      "  ArrayDataSource(items, cell: \"\(className)\") { cell, item in",
      "    cell.configure(with: item)", "  }", "}",
    ]
  }

  private var generators: [String] {
    var lines: [String] = []
    for kind in cases {
      lines += [
        "/// The generator of a row with a \(kind.className).",
        "final class \(name)\(kind.className.withoutCell)Generator: ItemCellGenerator {",
        "  override func cellHeight(in tableView: TableView) -> Double {",
        "    item.height ?? \(kind.className).rowHeight(for: item, in: tableView)", "  }", "}", "",
      ]
    }
    lines += [
      "/// Returns the generator of a row of \(title).",
      "@MainActor func make\(name)Generator(for item: Item) -> ItemCellGenerator {",
    ]
    if cases.isEmpty {
      lines += ["  ItemCellGenerator(item)"]
    } else {
      lines += ["  switch item.cellKind {"]
      lines += cases.map {
        "  case \"\($0.name)\": \(name)\($0.className.withoutCell)Generator(item)"
      }
      lines += ["  default: ItemCellGenerator(item)", "  }"]
    }
    lines += [
      "}", "", "/// Returns the display manager of \(title).",
      "@MainActor func make\(name)Manager(",
      "  for items: [Item],", "  in tableView: TableView",
      ") throws(DisplayManagerError) -> ManualDisplayManager {",
      "  let manager = try TableBuilder.manual(tableView).add(SelectablePlugin()).build()",
      "  try manager.addCellGenerators(items.map { make\(name)Generator(for: $0) })",
      "  return manager", "}",
    ]
    return lines
  }
}

extension String {
  /// The name of a cell class without "Cell" at its end.
  fileprivate var withoutCell: String { hasSuffix("Cell") ? String(dropLast(4)) : self }
}
