import CommandLanguage
import TableAdapters
import Workspace

/// The `plugins` command: lists, adds, removes and moves the parts of a display manager.
struct PluginsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("plugins", short: "plu", in: .seeing),
    words: .either(
      .mark("add", help: "add plugins at the end", then: added),
      .mark("remove", help: "remove a plugin", then: removed),
      .mark("move", help: "change the order", then: moved),
      .nothing(is: Self())
    )
    .written([], ["add", .many("NAME …")], ["remove", "NAME"], ["move", "NAME", "to", "N"]),
    summary: "list plugins with their events and counts; add, remove or move one",
    pattern:
      "The table view tells its delegate, which tells each plugin in turn. A row that listens "
      + "for an event needs the plugin for it; `reload` checks this.",
    setup: ["wiring generators", "plugins add highlightable", "select 0 1"],
    example: "plugins",
    effects: .changes,
    value: .count("the number of plugins"),
    forms: [
      HelpTopic.Term("plugins", "list plugins and features in order, with counts"),
      HelpTopic.Term("plugins add NAME …", "add at the end: selectable, direction, …"),
      HelpTopic.Term("plugins remove NAME", "remove one"),
      HelpTopic.Term("plugins move NAME to N", "give it place N in the order of events"),
    ]
  )

  private static let added = Syntax<any Command>.of(
    Syntax<[String]>.many(
      .text("a plugin", "NAME", completed: .anyWord(of: PluginCatalog.names)),
      written: "NAME …"
    )
    .completed(by: .sequence([newPlugin, .many(newPlugin)]))
    .placed
  ) { names throws(CommandError) -> any Command in
    guard !names.value.isEmpty else {
      throw CommandError(
        AssemblyFault.pluginMissing(names: PluginCatalog.names),
        at: names.offset
      )
    }
    return Change { manager throws(DisplayManagerError) in
      let old = manager.pluginNames
      do throws(DisplayManagerError) {
        for name in names.value { try manager.addPlugin(named: name) }
      } catch {
        manager.arrangePlugins(old)
        throw error
      }
    }
  }

  private static let removed = Syntax<any Command>.of(plugin) { name -> any Command in
    Change { manager throws(DisplayManagerError) in try manager.removePlugin(named: name) }
  }

  private static let moved = Syntax<any Command>.of(
    plugin,
    .mark("to", wanted: "`to`", then: .integer("a place such as 0"))
  ) { name, place -> any Command in
    Change { manager throws(DisplayManagerError) in
      try manager.movePlugin(named: name, to: place)
    }
  }

  private static let newPlugin = Grammar.anyWord(of: PluginCatalog.names)

  private static let plugin = Syntax<String>.text(
    "a plugin",
    "NAME",
    completed: .inScope { scope in
      let screen = scope.source?.door.controller as? any DisplayManaging
      return screen.map { .anyWord(of: $0.manager.pluginNames) } ?? .never
    }
  )

  let effects = Effects.reads

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let manager = try source.displayManager("plugins").manager
    return Self.answer(manager, in: session)
  }

  private static func answer(_ manager: DisplayManager, in session: Session) -> Answer {
    var table = session.table([.left, .right, .left, .left], maximumWidth: 90, overflow: .wrap)
    var values: [AnswerValue] = []
    for (index, plugin) in manager.plugins.enumerated() {
      let count = manager.eventCounts[plugin.name, default: 0]
      let note = PluginCatalog.note(of: plugin.name, in: manager)
      table.append([
        "\(index) \(plugin.name)", TextFormatting.grouped(count),
        plugin.events.joined(separator: ", "), note.map { AssemblyText.last($0).words } ?? "",
      ])
      values.append([
        "name": .text(plugin.name), "events": .list(plugin.events.map { .text($0) }),
        "count": .int(count), "last": .optional(note),
      ])
    }
    for feature in manager.features {
      let names = feature.capabilities.map { String(describing: $0) }
      table.append(["- \(feature.name)", "", "handles " + names.joined(separator: ", "), ""])
      values.append([
        "name": .text(feature.name), "handles": .list(names.map { .text($0) }),
      ])
    }
    let lines = values.isEmpty ? ["no plugins; try `plugins add selectable`"] : table.lines
    return Answer(.list(values), lines)
  }

  /// A form that changes the plugins.
  private struct Change: TableCommand {
    static let description = PluginsCommand.description

    let change: @MainActor (DisplayManager) throws(DisplayManagerError) -> Void

    var primaryValue: PrimaryValue? { nil }

    func run(on source: OpenTable, in session: Session) throws -> Answer {
      let screen = try source.displayManager("plugins")
      do throws(DisplayManagerError) { try change(screen.manager) } catch {
        throw CommandError(AssemblyFault.manager(error, names: PluginCatalog.names))
      }
      source.settings.assembly = AssemblyChoice(of: screen)
      var answer = PluginsCommand.answer(screen.manager, in: session)
      do throws(DisplayManagerError) { try screen.manager.checkPlugins() } catch {
        answer.notes.append(error.message)
      }
      return answer
    }
  }
}

/// The `manager` command: shows or exchanges the kind of display manager.
struct ManagerCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("manager", short: "mana", in: .seeing),
    words: .either(
      .mark("parts", help: "list the custom parts, or build with some", then: parts),
      Syntax<ManagerKind>.choice.map { Self(kind: $0) },
      .nothing(is: Self(kind: nil))
    )
    .written([], ["base|manual|gravity|diffable"], ["parts", [.many("PART …")]]),
    summary: "list the kinds of display manager, or switch to one",
    pattern:
      "The manager is between screen and table view. `generators` lists its operations. The "
      + "gravity manager needs a \"heaviness\" in each row.",
    setup: ["wiring generators"],
    example: "manager diffable",
    effects: .changes,
    value: .current("name", "the kind of manager in use"),
    forms: [
      HelpTopic.Term("manager", "list the kinds and their operations"),
      HelpTopic.Term("manager KIND", "switch to one"),
      HelpTopic.Term("manager parts", "list the custom parts, with counts"),
      HelpTopic.Term("manager parts PART …", "build with dataSource, delegate, animator or none"),
    ]
  )

  private static let parts = Syntax<[String]>
    .many(.choice(ManagerPart.allCases.map(\.rawValue) + ["none"]), written: "PART …")
    .map { names -> any Command in Parts(names: names) }

  private let kind: ManagerKind?

  var effects: Effects { kind == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let screen = try source.displayManager("managers")
    guard let kind else { return Self.list(screen.managerKind, in: session) }
    do throws(DisplayManagerError) { try screen.useManager(kind) } catch {
      throw CommandError(AssemblyFault.manager(error, names: []))
    }
    source.settings.assembly = AssemblyChoice(of: screen)
    let name = String(describing: type(of: screen.manager))
    return Answer(
      ["manager": .text(kind.rawValue), "class": .text(name)],
      AssemblyText.switched(kind: kind.rawValue, className: name)
    )
  }

  private static func list(_ current: ManagerKind, in session: Session) -> Answer {
    var table = session.table([.left, .left, .left], maximumWidth: 90, overflow: .wrap)
    var values: [AnswerValue] = []
    for kind in ManagerKind.allCases {
      let operations = kind.operations.joined(separator: ", ")
      table.append([(kind == current ? "* " : "  ") + kind.rawValue, kind.summary, operations])
      values.append([
        "name": .text(kind.rawValue), "summary": .text(kind.summary),
        "operations": .list(kind.operations.map { .text($0) }),
        "current": .bool(kind == current),
      ])
    }
    return Answer(.list(values), table.lines)
  }
}

extension ManagerCommand {
  /// The form that lists the custom parts of the manager, or builds it with some.
  private struct Parts: TableCommand {
    static let description = ManagerCommand.description

    let names: [String]

    var primaryValue: PrimaryValue? { nil }
    var effects: Effects { names.isEmpty ? .reads : .changes }

    func run(on source: OpenTable, in session: Session) throws -> Answer {
      let screen = try source.displayManager("managers")
      guard !names.isEmpty else { return Self.list(screen.manager, in: session) }
      let parts = names.compactMap { ManagerPart(rawValue: $0) }
      guard source.rebuildManager(Set(parts), of: screen) else {
        throw CommandError(AssemblyFault.partsInUse)
      }
      let name = String(describing: type(of: screen.manager))
      return Answer(
        ["class": .text(name), "parts": .list(parts.map { .text($0.rawValue) })],
        AssemblyText.rebuilt(className: name, parts: parts.map(\.rawValue))
      )
    }

    private static func list(_ manager: DisplayManager, in session: Session) -> Answer {
      let found: [(part: ManagerPart, className: String, count: Int?, what: String)] = [
        (
          .dataSource, "\(type(of: manager.dataSource))",
          (manager.dataSource as? CountingDataSource)?.count, "cell"
        ),
        (
          .delegate, "\(type(of: manager.delegate))",
          (manager.delegate as? CountingDelegate)?.count, "event"
        ),
        (
          .animator, manager.animator.map { "\(type(of: $0))" } ?? "none",
          (manager.animator as? CountingAnimator)?.count, "edit"
        ),
      ]
      var table = session.table([.left, .left, .left])
      var values: [AnswerValue] = []
      for row in found {
        let count = row.count.map { TextFormatting.count($0, row.what) } ?? ""
        table.append([row.part.rawValue, row.className, count])
        values.append([
          "part": .text(row.part.rawValue), "class": .text(row.className),
          "count": .optional(row.count),
        ])
      }
      return Answer(.list(values), table.lines)
    }
  }
}

extension OpenTable {
  /// Returns the screen if it has a display manager.
  ///
  /// - Throws: `refused` with the way to one.
  func displayManager(_ what: String) throws(CommandError) -> any DisplayManaging {
    guard let screen = door.controller as? any DisplayManaging else {
      throw CommandError(AssemblyFault.notSupported(what: what, name: door.name))
    }
    return screen
  }
}
