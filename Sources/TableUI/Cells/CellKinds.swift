public import TableModel

/// The names by which an item asks for a class of cells: `"cell": "rating"`.
///
/// This list is all that a new kind needs beside its class: write the class in a file of its own in
/// `Cells/Kinds`, a subclass of ``ItemCell`` that says how it shows an item and how high it is, and add a line
/// here. All wirings, heights, completion and the example of a form follow; no controller has a switch over
/// kinds. An application that uses the library from outside keeps its kinds in its own data source instead:
/// `cellClass(for:)` of a subclass of `ItemDataSource`.
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

  /// Other words for a kind.
  private static let synonyms = ["key-value": "keyValue", "pair": "keyValue"]

  private static let byName: [String: ItemCell.Type] = {
    var classes: [String: ItemCell.Type] = [:]
    for kind in kinds { classes[kind.name] = kind.cellClass }
    for (synonym, name) in synonyms { classes[synonym] = classes[name] }
    return classes
  }()

  /// The library's own classes whose rows are as high for one item as for any other.
  private static let fixed = Set(
    kinds.map(\.cellClass).filter { !($0 is MeasuredCell.Type) }.map { ObjectIdentifier($0) }
  )

  /// Whether rows of a class are known to be as high for one item as for any other.
  public static func hasFixedHeight(_ cellClass: ItemCell.Type) -> Bool {
    fixed.contains(ObjectIdentifier(cellClass))
  }

  /// The names, one for each class.
  public static var names: [String] { kinds.map(\.name) }

  /// The classes, for whoever registers cells by hand.
  public static var classes: [ItemCell.Type] { kinds.map(\.cellClass) }

  /// The class behind a name, or nil if there is none.
  public static func cellClass(named name: String) -> ItemCell.Type? {
    byName[name]
  }

  /// The class behind a name.
  ///
  /// - Throws: `TableError.unknownCellKind(_:kinds:)` if there is none.
  public static func requireCellClass(named name: String) throws(TableError) -> ItemCell.Type {
    guard let found = cellClass(named: name) else {
      throw .unknownCellKind(name, kinds: names)
    }
    return found
  }

  /// The name of a class, or nil if it has none.
  public static func name(of cellClass: TableViewCell.Type) -> String? {
    kinds.first { $0.cellClass == cellClass }?.name
  }
}

/// The names of classes, each put together once.
///
/// A class of cells is its own reuse identifier, so its name is asked for with each row that comes to the screen.
@MainActor package enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of a class as it is written in code, without its module.
  package static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
