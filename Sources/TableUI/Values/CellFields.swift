/// The values that an application may have set on a cell, recorded at one moment.
///
/// The fields of ``TableViewCell`` are known by name; reflection finds those of a subclass. It also
/// follows a field into its object, so a custom label counts by its text.
@MainActor struct CellFields {
  /// The values by name; `badge.text` is the text of the object in the field `badge`.
  private(set) var values: [String: AnyHashable] = [:]

  /// An object within an object is included, but one level deeper is not: the cell hardly owns it.
  private static let maximumDepth = 3

  /// A larger collection is a data store, not a field.
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

  /// Returns the fields with stale values: equal to the old ones and different from a new cell's.
  ///
  /// - Parameters:
  ///   - before: The fields of the cell when it left the pool.
  ///   - fresh: The fields of a new cell, configured for the same row.
  /// - Returns: Names and values, by name.
  func left(from before: CellFields, unlike fresh: CellFields) -> [(name: String, value: String)] {
    unlike(fresh) { name, value in before.values[name] == value }
  }

  /// Returns the fields that differ from a new cell's and that count, by name; by default all count.
  func unlike(
    _ fresh: CellFields,
    where counts: (_ name: String, _ value: AnyHashable) -> Bool = { _, _ in true }
  ) -> [(name: String, value: String)] {
    values.filter { name, value in
      // Skip an empty field of an object that a new cell lacks; the object itself is reported.
      let isEmpty = value == AnyHashable("nil") && fresh.values[name] == nil
      return fresh.values[name] != value && !isEmpty && counts(name, value)
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

  /// Adds the fields of an object, unless it belongs to the table instead of the cell.
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

  /// Whether a field is the frame of one of the cell's own views.
  private static func isPlace(_ child: Mirror.Child, of mirror: Mirror) -> Bool {
    mirror.subjectType == ViewNode.self && child.label == "frame"
  }

  /// Returns the name of a field in code, without the compiler's prefix for lazy properties.
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
