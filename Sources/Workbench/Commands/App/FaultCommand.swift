import CommandLanguage
import TableAdapters
import TableStore
import Wirings
import Workspace

/// The `fault` command: lists faults, or makes one on purpose.
///
/// A fault is a classical mistake with fetched results, or an ability that a server lacks.
struct FaultCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("fault", short: "fau", in: .seeing),
    words: .either(
      Syntax<(Fault, Bool)>.sequence(.fault, .onOff).map { Self(change: ($0, $1)) },
      .nothing(is: Self(change: nil))
    )
    .written([], ["NAME", "on|off"]),
    summary: "list mistakes of a fetched results delegate, or make one",
    pattern:
      "The results controller reports what changed and where. A fault changes how the delegate "
      + "reports it to the table view, or how the screen fetches. The next edit shows the effect, "
      + "or the next `sort`, `filter` or `group`.",
    setup: ["wiring fetched"],
    example: "fault sections-unheard on",
    effects: .changes,
    value: .count("the number of faults"),
    forms: [
      HelpTopic.Term("fault", "list the faults, their causes and their effects"),
      HelpTopic.Term("fault sections-unheard on", "make the mistake from the next edit on"),
      HelpTopic.Term("fault sections-unheard off", "correct it"),
      HelpTopic.Term("fault no-xmin on", "use a server's table as if the server lacked `xmin`"),
    ]
  )

  /// A mistake of the delegate, or an ability that the server lacks.
  fileprivate enum Fault {
    case mistake(FetchedMistake)
    case server(ServerFault)

    static let all = FetchedMistake.allCases.map(mistake) + ServerFault.allCases.map(server)

    var name: String {
      switch self {
      case .mistake(let mistake): mistake.rawValue
      case .server(let fault): fault.rawValue
      }
    }
  }

  private let change: (fault: Fault, isOn: Bool)?

  var effects: Effects { change == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let change else { return try Self.list(of: source, in: session) }
    switch change.fault {
    case .mistake(let mistake):
      let maker = try Self.maker(source)
      if change.isOn {
        maker.mistakes.insert(mistake)
      } else {
        maker.mistakes.remove(mistake)
      }
    case .server(let fault):
      do throws(StoreError) {
        try source.root.document.setServerFault(fault, isOn: change.isOn)
      } catch {
        throw CommandError(error, width: 76, style: session.settings.escapeStyle)
      }
    }
    let name = change.fault.name
    return Answer(
      ["fault": .text(name), "on": .bool(change.isOn)],
      FetchedFaultText.changed(name, isOn: change.isOn).words
    )
  }

  private static func maker(
    _ source: OpenTable
  ) throws(CommandError) -> any FetchedMistakeMaking {
    guard let maker = source.door.controller as? any FetchedMistakeMaking else {
      throw CommandError(FetchedFault.noResults(wiring: source.wiring.name))
    }
    return maker
  }

  /// Lists the mistakes under a fetched results controller, and the abilities of a server.
  private static func list(of source: OpenTable, in session: Session) throws -> Answer {
    let document = source.root.document
    let isServer = document.databaseInfo?.server != nil
    let mistakes = isServer ? try? maker(source).mistakes : try maker(source).mistakes
    var table = session.table([.left, .left, .left, .left], maximumWidth: 90, overflow: .wrap)
    var values: [AnswerValue] = []
    func add(_ name: String, _ isOn: Bool, cause: FetchedFaultText, effect: FetchedFaultText) {
      table.append([name, TextFormatting.onOff(isOn), cause.words, effect.words])
      values.append([
        "name": .text(name), "on": .bool(isOn), "cause": .text(cause.words),
        "effect": .text(effect.words),
      ])
    }
    if let mistakes {
      for mistake in FetchedMistake.allCases {
        let isOn = mistakes.contains(mistake)
        add(mistake.rawValue, isOn, cause: .cause(mistake), effect: .effect(mistake))
      }
    }
    if isServer {
      let faults = document.serverFaults
      for fault in ServerFault.allCases {
        let isOn = faults.contains(fault)
        add(fault.rawValue, isOn, cause: .lack(fault), effect: .fallback(fault))
      }
    }
    return Answer(.list(values), table.lines)
  }
}

extension Syntax where Value == FaultCommand.Fault {
  /// The syntax of a fault's name.
  fileprivate static let fault = Syntax(
    forms: [["NAME"]],
    grammar: .anyWord(of: FaultCommand.Fault.all.map(\.name))
  ) { arguments throws(CommandError) in
    let start = arguments
    let all = FaultCommand.Fault.all
    let name = try arguments.takeChoice(all.map(\.name))
    guard let fault = all.first(where: { $0.name == name }) else {
      throw start.unexpected("a fault")
    }
    return fault
  }
}
