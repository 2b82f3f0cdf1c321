import TableModel

/// What stands behind `app snapshot`.
enum SnapshotCall {
  case show
  case apply(isAnimated: Bool, reloads: Bool)
  case change(SnapshotChange)

  private static let verbs = [
    "show", "append", "insert", "delete", "move", "reload", "reconfigure", "section", "apply",
  ]

  /// Takes the words.
  init(_ arguments: inout Arguments) throws(CommandError) {
    let verb = try arguments.takeChoice(Self.verbs)
    switch verb {
    case "show": self = .show
    case "apply":
      let isAnimated = !arguments.takeFlag("--noanim")
      self = .apply(isAnimated: isAnimated, reloads: arguments.takeFlag("--reload"))
    case "section": self = .change(try Self.sectionChange(&arguments))
    default: self = .change(try Self.itemChange(verb, &arguments))
    }
  }

  private static func itemChange(
    _ verb: String,
    _ arguments: inout Arguments
  ) throws(CommandError) -> SnapshotChange {
    switch verb {
    case "append":
      let items = try takeItems(&arguments, until: ["to"])
      let section = arguments.take("to") ? try arguments.takeText("a section") : nil
      return .append(items, section: section)
    case "insert", "move":
      let items = try takeItems(&arguments, until: ["before", "after"])
      let side = try takeSide(&arguments)
      let anchor = try takeItem(&arguments)
      return verb == "insert" ? .insert(items, side, anchor) : .move(items, side, anchor)
    case "delete":
      if arguments.count == 1, arguments.take("all") { return .deleteAll }
      return .delete(try takeItems(&arguments))
    case "reload": return .reload(try takeItems(&arguments))
    default: return .reconfigure(try takeItems(&arguments))
    }
  }

  private static func sectionChange(
    _ arguments: inout Arguments
  ) throws(CommandError) -> SnapshotChange {
    let verb = try arguments.takeChoice([
      "append", "insert", "delete", "move", "reload", "items",
    ])
    if verb == "items" {
      let name = try arguments.takeText("a section")
      return .replace(arguments.isEmpty ? [] : try takeItems(&arguments), section: name)
    }
    let names = try takeNames(&arguments, "a section", until: ["before", "after"])
    switch verb {
    case "append": return .appendSections(names)
    case "delete": return .deleteSections(names)
    case "reload": return .reloadSections(names)
    default:
      let side = try takeSide(&arguments)
      let anchor = try arguments.takeText("a section")
      return verb == "insert"
        ? .insertSections(names, side, anchor) : .moveSections(names, side, anchor)
    }
  }

  private static func takeSide(
    _ arguments: inout Arguments
  ) throws(CommandError) -> SnapshotChange.Side {
    try arguments.takeChoice(["before", "after"]) == "before" ? .before : .after
  }

  /// Words up to a keyword, at least one.
  private static func takeNames(
    _ arguments: inout Arguments,
    _ wanted: String,
    until keywords: [String] = []
  ) throws(CommandError) -> [String] {
    var names: [String] = []
    while !arguments.isEmpty, !(arguments.bare().map(keywords.contains) ?? false) {
      names.append(try arguments.takeText(wanted))
    }
    if names.isEmpty { throw arguments.unexpected(wanted) }
    return names
  }

  private static func takeItems(
    _ arguments: inout Arguments,
    until keywords: [String] = []
  ) throws(CommandError) -> [ItemID] {
    try takeNames(&arguments, "an id", until: keywords).map(id)
  }

  private static func takeItem(_ arguments: inout Arguments) throws(CommandError) -> ItemID {
    id(try arguments.takeText("an id"))
  }

  /// The id behind a word, with or without the sign of an address.
  private static func id(_ word: String) -> ItemID {
    ItemID(word.hasPrefix("#") ? String(word.dropFirst()) : word)
  }
}
