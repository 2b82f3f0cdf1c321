public import TableModel

/// The names by which an item selects a cell class: `"cell": "rating"`.
///
/// A new kind needs only its class and a line in this list. Write the class in its own file in
/// `Cells/Kinds`, as a subclass of ``ItemCell``. It displays an item and returns its height. Heights,
/// completion, the form example and all wirings except one then support it. Only the monolith
/// switches over kinds, and needs a registration and two cases. An application that uses the library from outside keeps its kinds in its own data source
/// instead: it overrides `cellClass(for:)` in a subclass of `ItemDataSource`.
///
/// ```swift
/// open class GaugeCell: ItemCell {
///   open override func configure(with item: Item?) { … }
///   open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 60 }
/// }
/// // and in the list: ("gauge", GaugeCell.self),
/// ```
@MainActor public enum CellKinds {
  private static let kinds: [(name: String, cellClass: ItemCell.Type)] = [
    ("base", ItemCell.self),
    ("subtitle", SubtitleCell.self),
    ("keyValue", KeyValueCell.self),
    ("photo", PhotoCell.self),
    ("rating", RatingCell.self),
    ("article", ArticleCell.self),
    ("promo", PromoCell.self),
    ("message", MessageCell.self),
    ("loading", LoadingCell.self),
    ("spacer", SpacerCell.self),
    ("separator", SeparatorCell.self),
    ("text", TextInputCell.self),
    ("phone", PhoneInputCell.self),
    ("date", DateInputCell.self),
    ("choice", ChoiceInputCell.self),
    ("switch", SwitchCell.self),
    ("button", ButtonCell.self),
  ]

  /// The alternative names for a kind.
  private static let synonyms = ["key-value": "keyValue", "pair": "keyValue"]

  private static let byName: [String: ItemCell.Type] = {
    var classes: [String: ItemCell.Type] = [:]
    for kind in kinds { classes[kind.name] = kind.cellClass }
    for (synonym, name) in synonyms { classes[synonym] = classes[name] }
    return classes
  }()

  /// The library's own classes whose row height is the same for every item.
  private static let fixed = Set(
    kinds.map(\.cellClass).filter { !($0 is MeasuredCell.Type) && $0 != KeyValueCell.self }
      .map { ObjectIdentifier($0) }
  )

  /// Whether a class is known to have the same row height for every item.
  public static func hasFixedHeight(_ cellClass: ItemCell.Type) -> Bool {
    fixed.contains(ObjectIdentifier(cellClass))
  }

  /// Returns whether the height of an item's row is known without measuring its texts.
  package static func hasFixedHeight(
    _ cellClass: ItemCell.Type,
    for item: Item,
    in tableView: TableView
  ) -> Bool {
    hasFixedHeight(cellClass) && !tableView.textMetrics.isLarger
      || cellClass == KeyValueCell.self && !KeyValueCell.mayWrap(item, in: tableView)
  }

  /// The names, one per class.
  public static var names: [String] { kinds.map(\.name) }

  /// The classes, for code that registers cells by hand.
  public static var classes: [ItemCell.Type] { kinds.map(\.cellClass) }

  /// Returns the class with a name, or nil if the name is unknown.
  public static func cellClass(named name: String) -> ItemCell.Type? {
    byName[name]
  }

  /// Returns the class with a name.
  ///
  /// - Throws: `TableError.unknownCellKind(_:kinds:)` if the name is unknown.
  public static func requireCellClass(named name: String) throws(TableError) -> ItemCell.Type {
    guard let found = cellClass(named: name) else {
      throw .unknownCellKind(name, kinds: names)
    }
    return found
  }

  /// Returns the name of a class, or nil if it has none.
  public static func name(of cellClass: TableViewCell.Type) -> String? {
    kinds.first { $0.cellClass == cellClass }?.name
  }
}

/// The names of classes, each computed once.
///
/// A cell class serves as its own reuse identifier. The table view needs the name for each row that
/// scrolls in.
@MainActor package enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns the name of a class as written in code, without its module.
  package static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    // `String(describing:)` first searches all conformances of the program.
    let name = "\(type)"
    known[ObjectIdentifier(type)] = name
    return name
  }
}
