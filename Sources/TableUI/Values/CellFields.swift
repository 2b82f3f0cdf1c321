/// What an application may have set at a cell, taken down at one moment.
///
/// The fields of ``TableViewCell`` are known by name; those of a subclass are found by reflection. A field
/// that holds an object is followed into that object, so that a label of one's own counts by its text.
@MainActor struct CellFields {
  /// The values by name; `badge.text` is the text of what the field `badge` holds.
  private(set) var values: [String: AnyHashable] = [:]

  /// An object within an object is looked into, one further in is not: it is hardly the cell's own.
  private static let maximumDepth = 3

  /// More than this is no field but a store of data.
  private static let maximumCount = 500

  init(of cell: TableViewCell) {
    for (name, value) in Self.known(cell) { add(value, name, depth: 0) }
    var mirror: Mirror? = Mirror(reflecting: cell)
    while let part = mirror, part.subjectType != TableViewCell.self {
      for child in part.children {
        if let name = child.label { add(child.value, Self.shown(name), depth: 0) }
      }
      mirror = part.superclassMirror
    }
  }

  /// The fields whose values an earlier use left behind: as they were then, and not as in a fresh cell.
  ///
  /// - Parameters:
  ///   - before: The cell when it was taken out of the pool.
  ///   - fresh: A new cell that was filled for the same row.
  /// - Returns: Names and values, by name.
  func left(from before: CellFields, unlike fresh: CellFields) -> [(name: String, value: String)] {
    values.filter { name, value in
      // An empty field of an object that a fresh cell lacks tells nothing that the object does not.
      let isEmpty = value == AnyHashable("nil") && fresh.values[name] == nil
      return before.values[name] == value && fresh.values[name] != value && !isEmpty
    }
    .sorted { $0.key < $1.key }
    .map { ($0.key, Self.text(of: $0.value)) }
  }

  private static func known(_ cell: TableViewCell) -> [(String, Any)] {
    [
      ("text", cell.text as Any), ("detailText", cell.detailText as Any),
      ("image", cell.image as Any), ("contentConfiguration", cell.contentConfiguration as Any),
      ("accessoryType", cell.accessoryType), ("accessoryText", cell.accessoryText as Any),
      ("selectionStyle", cell.selectionStyle), ("indentationLevel", cell.indentationLevel),
      ("indentationWidth", cell.indentationWidth), ("numberOfLines", cell.numberOfLines),
      ("detailNumberOfLines", cell.detailNumberOfLines),
      (
        "automaticallyUpdatesContentConfiguration",
        cell.automaticallyUpdatesContentConfiguration
      ),
      (
        "automaticallyUpdatesBackgroundConfiguration",
        cell.automaticallyUpdatesBackgroundConfiguration
      ),
      ("showsReorderControl", cell.showsReorderControl),
      ("editingAccessoryType", cell.editingAccessoryType),
      ("editingAccessoryText", cell.editingAccessoryText as Any),
      ("separatorInset", cell.separatorInset as Any),
      ("backgroundConfiguration", cell.backgroundConfiguration as Any),
      ("backgroundView", cell.backgroundView as Any),
      ("selectedBackgroundView", cell.selectedBackgroundView as Any),
      ("configurationUpdateHandler", cell.configurationUpdateHandler == nil ? "nil" : "set"),
    ]
  }

  private mutating func add(_ value: Any, _ name: String, depth: Int) {
    guard values.count < Self.maximumCount, depth <= Self.maximumDepth else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let wrapped = mirror.children.first?.value {
        add(wrapped, name, depth: depth)
      } else {
        values[name] = "nil"
      }
    } else if type(of: value) is AnyClass {
      addObject(value, mirror, name, depth)
    } else if let hashable = value as? any Hashable {
      values[name] = AnyHashable(hashable)
    } else if mirror.children.isEmpty {
      values[name] = String(describing: value)
    } else {
      addChildren(of: mirror, name, depth)
    }
  }

  /// What belongs to the table rather than to the cell is not looked into.
  private mutating func addObject(_ value: Any, _ mirror: Mirror, _ name: String, _ depth: Int) {
    if value is TableView || value is ViewController || value is TableViewCell { return }
    var part: Mirror? = mirror
    while let current = part {
      addChildren(of: current, name, depth)
      part = current.superclassMirror
    }
  }

  private mutating func addChildren(of mirror: Mirror, _ name: String, _ depth: Int) {
    for (index, child) in mirror.children.enumerated() where !Self.isPlace(child, of: mirror) {
      let own = child.label.map(Self.shown) ?? "\(index)"
      add(child.value, "\(name).\(own)", depth: depth + 1)
    }
  }

  /// Whether a field is where the cell last put a view of its own.
  private static func isPlace(_ child: Mirror.Child, of mirror: Mirror) -> Bool {
    mirror.subjectType == ViewNode.self && child.label == "frame"
  }

  /// A field as it is written: what the compiler puts before a lazy one is left out.
  private static func shown(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  private static func text(of value: AnyHashable) -> String {
    let text = String(describing: value.base)
    let short = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return value.base is String && text != "nil" ? "\"\(short)\"" : String(short)
  }
}
