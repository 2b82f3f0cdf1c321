/// A heading of `help` with some everyday commands.
struct HelpTier: Sendable {
  /// The heading.
  let name: String

  /// The names of the commands, in order.
  let commands: [String]

  /// The everyday commands, in the order of `help`.
  static let all: [HelpTier] = [
    HelpTier(name: "Open", commands: ["open", "new", "bind", "info", "save", "diff"]),
    HelpTier(
      name: "Look",
      commands: [
        "show", "rows", "row", "item", "sections", "find", "filter", "sort", "keys", "height",
      ]
    ),
    HelpTier(name: "Act", commands: ["select", "swipe", "scroll", "browse"]),
    HelpTier(name: "Change", commands: ["insert", "delete", "update", "move", "undo"]),
    HelpTier(name: "Understand", commands: ["trace", "wiring", "compare", "explain", "lesson"]),
  ]

  /// The names of all everyday commands, in the order of `help`.
  static let names: [String] = all.flatMap(\.commands)

  /// Returns the heading of an everyday command, or nil for another command.
  static func holding(_ command: String) -> HelpTier? {
    all.first { $0.commands.contains(command) }
  }
}

/// A group of the commands that `help` does not list by name.
package struct HelpGroup: Hashable, Sendable {
  /// The word after `help`.
  let name: String

  /// A one-line summary.
  let summary: String

  /// The names of the commands, in order.
  let commands: [String]

  /// All groups, in the order of `help`.
  static let all: [HelpGroup] = [
    gestures, layout, batches, application, network, scripts, lab, session,
  ]

  static let gestures = HelpGroup(
    name: "gestures",
    summary: "touch, type, drag and edit rows by hand",
    commands: [
      "deselect", "selection", "press", "release", "cancel", "type", "toggle", "choose", "button",
      "accessory", "action", "confirm", "edit", "minus", "drag", "fold", "index", "menu", "pan",
      "focus",
    ]
  )

  static let layout = HelpGroup(
    name: "layout",
    summary: "sizes, positions, devices and properties",
    commands: [
      "cell", "visible", "content", "offset", "rect", "hit", "heights", "viewport", "device",
      "style", "keyboard", "arrange", "set", "get", "layout", "picture",
    ]
  )

  static let batches = HelpGroup(
    name: "batches",
    summary: "more edits, batches, snapshots and reloads",
    commands: [
      "append", "prepend", "replace", "swap", "section", "begin", "end", "rollback", "reload",
      "batch", "model", "table", "apply", "snapshot", "changes", "redo",
    ]
  )

  static let application = HelpGroup(
    name: "application",
    summary: "what app code does: methods, cells, screens",
    commands: [
      "app", "fault", "capabilities", "plugins", "manager", "generators", "pool", "enter", "back",
      "stack", "appear", "disappear",
    ]
  )

  static let network = HelpGroup(
    name: "network",
    summary: "requests, pages, and the clock",
    commands: ["request", "net", "mapping", "tick", "clock", "pull", "more", "retry", "page"]
  )

  static let scripts = HelpGroup(
    name: "scripts",
    summary: "script files, variables and assertions",
    commands: [
      "source", "record", "let", "alias", "time", "repeat", "watch", "expect", "echo", "format",
      "shell",
    ]
  )

  static let lab = HelpGroup(
    name: "lab",
    summary: "measure wirings, inspect rows, take lessons",
    commands: [
      "score", "experiment", "code", "why", "stats", "invariants", "audit", "ask", "next", "hint",
    ]
  )

  static let session = HelpGroup(
    name: "session",
    summary: "open tables, exports, history, leaving",
    commands: [
      "sources", "use", "close", "follow", "resolve", "recover", "report", "count", "group", "copy",
      "ls",
      "history",
      "clear", "help", "quit", "export",
    ]
  )
}

extension HelpGroup {
  /// Returns the group of a command; nil for an everyday one.
  ///
  /// A command that no group names, such as that of an embedding program, is in the group of its
  /// kind.
  static func holding(_ command: CommandDescription) -> HelpGroup? {
    guard HelpTier.holding(command.name) == nil else { return nil }
    return all.first { $0.commands.contains(command.name) } ?? usual(command.group)
  }

  private static func usual(_ kind: CommandGroup) -> HelpGroup {
    switch kind {
    case .data, .session: session
    case .looking: layout
    case .acting: gestures
    case .changing: batches
    case .seeing: lab
    }
  }

  /// Returns the commands of the group that a program has: the named ones in order, then others.
  @MainActor func members(in features: Features) -> [CommandDescription] {
    let own = features.commands.descriptions.filter { Self.holding($0) == self }
    let named = commands.compactMap { name in own.first { $0.name == name } }
    return named + own.filter { !commands.contains($0.name) }
  }
}

extension HelpTopic {
  /// The pages of the groups, except `scripts`, whose topic lists its commands.
  static let groups: [HelpTopic] = HelpGroup.all.filter { $0 != .scripts }.map { group in
    let note: [Part] =
      group == .layout ? [.text("`layout --help` explains the command `layout` itself.")] : []
    return HelpTopic(
      name: group.name,
      summary: group.summary,
      parts: [.group(group)] + note,
      isGroup: true
    )
  }
}
