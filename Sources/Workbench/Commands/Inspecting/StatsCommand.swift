import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `stats` command: shows counters.
struct StatsCommand: Command {
  static let description = CommandDescription(
    heading: .init("stats", short: "sta", in: .seeing),
    words: .either(
      .mark("reset", is: Reset()),
      .of(.optional(.placed(.text("a counter", "NAME"))), make: Self.init)
    )
    .written([["NAME"]], ["reset"])
    .completed(by: .inScope { $0.source == nil ? .nothing : .words(["reset"] + counterNames) }),
    summary: "count cells, reuse, data source calls, heights, messages and live objects",
    pattern:
      "Counters come from the running classes. Messages are counted only while the trace is "
      + "on.",
    example: "stats",
    effects: .reads,
    value: .whole("the counter")
  )

  /// The names of the table view's counters, which always exist.
  private static let counterNames = TableViewStatistics().pairs.map(\.0)

  private let name: Placed<String>?

  /// The names of counters that appear once they have counted something.
  private static let mayCome: Set<String> = [
    "pagesRequested", "requestsHeldBack", "pluginsReacting", "pluginReactions", "childToParent",
    "parentToChild",
  ]

  private static func check(
    _ name: Placed<String>,
    _ names: [String]
  ) throws {
    // A message counter exists only after its two objects have exchanged a message.
    guard !names.contains(name.value), !name.value.containsText("→"),
      !mayCome.contains(name.value)
    else { return }
    throw CommandError(ViewFault.noCounter(name: name.value, names: names), at: name.offset)
  }

  /// Returns all counters by name.
  private static func pairs(in session: Session) -> [(String, Int)] {
    var pairs: [(String, Int)] = []
    if let source = session.current {
      pairs += source.tableView.statistics.pairs + source.pagingPairs
    }
    pairs += session.trace.boundaries
    if let source = session.current { pairs += session.trace.kinship(of: source.door.controller) }
    return pairs + session.trace.reactions
  }

  func run(in session: Session) throws -> Answer {
    let pairs = Self.pairs(in: session)
    if let name {
      try Self.check(name, pairs.map(\.0))
      let name = name.value
      let count = pairs.first { $0.0 == name }?.1 ?? 0
      return Answer(.int(count), TextFormatting.grouped(count))
    }
    session.noteObjects()
    let (alive, left) = session.census.count(
      reached: session.sources.flatMap(\.members),
      tables: session.sources.map(\.tableView)
    )
    var table = session.table([.left, .right], overflow: .wrap)
    for (name, count) in pairs { table.append([name, TextFormatting.grouped(count)]) }
    // Class names are long, so counters get their own columns.
    var objects = session.table([.left, .right], overflow: .wrap)
    for count in alive {
      objects.append([SessionText.alive(count.words).words, TextFormatting.grouped(count.count)])
    }
    for count in left {
      objects.append([SessionText.leaked(count.words).words, TextFormatting.grouped(count.count)])
    }
    if alive.isEmpty { objects.append(["alive", "0"]) }
    let value = AnswerValue.object(
      pairs.map { .init($0.0, .int($0.1)) } + [
        .init("objects", .int(alive.reduce(0) { $0 + $1.count })),
        .init("alive", .list(alive.map(\.value))), .init("leftBehind", .list(left.map(\.value))),
      ]
    )
    return Answer(value, table.lines + objects.lines)
  }

  /// The `stats reset` command, which needs a table.
  private struct Reset: TableCommand {
    static let description = StatsCommand.description
    let effects = Effects.changes

    func run(on source: OpenTable, in session: Session) throws -> Answer {
      source.tableView.resetStatistics()
      source.application?.paging?.resetStatistics()
      session.trace.resetCounts()
      return Answer(["reset": true], "counters reset")
    }
  }
}

extension LiveObjectTracker.Count {
  /// The class and its role.
  fileprivate var words: String { "\(name) (\(role.rawValue))" }

  fileprivate var value: AnswerValue {
    ["role": .text(role.rawValue), "class": .text(name), "count": .int(count)]
  }
}

extension Trace {
  /// The number of events that plugins reacted to; empty if none.
  fileprivate var reactions: [(String, Int)] {
    let heard = counts.filter { $0.key.method == "process(_:in:)" }
    guard !heard.isEmpty else { return [] }
    let plugins = Set(heard.map(\.key.receiver.name)).count
    return [("pluginsReacting", plugins), ("pluginReactions", heard.reduce(0) { $0 + $1.value })]
  }

  /// Returns the number of calls between a screen and its child controllers; empty without
  /// children.
  fileprivate func kinship(of screen: ViewController) -> [(String, Int)] {
    let screens = ScreenHierarchy(screen)
    guard !screens.families.isEmpty, isOn || !counts.isEmpty else { return [] }
    return [("childToParent", kinship(.up, screens)), ("parentToChild", kinship(.down, screens))]
  }

  private func kinship(_ way: ScreenHierarchy.Kinship, _ screens: ScreenHierarchy) -> Int {
    counts.reduce(0) { sum, entry in
      guard let sender = entry.key.sender,
        screens.kinship(from: sender, to: entry.key.receiver, entry.key.method[...]) == way
      else { return sum }
      return sum + entry.value
    }
  }
}

extension TableViewStatistics {
  /// The counters by name.
  fileprivate var pairs: [(String, Int)] {
    [
      ("cellsMade", cellsCreated), ("cellsReused", cellsReused), ("cellsAlive", cellsAlive),
      ("cellsInPool", cellsInPool), ("countQuestions", countQuestions),
      ("heightQuestions", heightQuestions), ("heightsComputed", heightsComputed),
      ("reloads", reloads), ("layouts", layouts), ("batches", batches),
    ]
  }
}

extension OpenTable {
  /// The counters of the application's paging; empty without paging.
  fileprivate var pagingPairs: [(String, Int)] {
    guard let paging = application?.paging else { return [] }
    return [("pagesRequested", paging.requests), ("requestsHeldBack", paging.heldBack)]
  }
}
