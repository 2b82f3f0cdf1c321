/// The names by which an item asks for a class of cells.
@MainActor public enum CellKinds {
  private static let kinds: [(name: String, cellClass: ItemCell.Type)] = [
    ("base", ItemCell.self), ("subtitle", SubtitleCell.self), ("keyValue", KeyValueCell.self),
  ]

  /// The names, one for each class.
  public static var names: [String] { kinds.map(\.name) }

  /// The class behind a name, or nil if there is none.
  public static func cellClass(named name: String) -> ItemCell.Type? {
    let name = name == "key-value" ? "keyValue" : name
    return kinds.first { $0.name == name }?.cellClass
  }

  /// The name of a class, or nil if it has none.
  public static func name(of cellClass: TableViewCell.Type) -> String? {
    kinds.first { $0.cellClass == cellClass }?.name
  }
}
