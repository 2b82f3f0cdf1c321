import CommandLanguage
import TableAdapters
import Wirings
import Workspace

/// The `fault` command: lists classical mistakes with fetched results, or makes one on purpose.
struct FaultCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("fault", short: "fau", in: .seeing),
    words: .either(
      Syntax<(FetchedMistake, Bool)>.sequence(.mistake, .onOff).map { Self(change: ($0, $1)) },
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
    ]
  )

  private let change: (mistake: FetchedMistake, isOn: Bool)?

  var effects: Effects { change == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let maker = source.door.controller as? any FetchedMistakeMaking else {
      throw CommandError(FetchedFault.noResults(wiring: source.wiring.name))
    }
    guard let change else { return Self.list(maker.mistakes, in: session) }
    if change.isOn {
      maker.mistakes.insert(change.mistake)
    } else {
      maker.mistakes.remove(change.mistake)
    }
    let name = change.mistake.rawValue
    return Answer(
      ["fault": .text(name), "on": .bool(change.isOn)],
      FetchedFaultText.changed(name, isOn: change.isOn).words
    )
  }

  private static func list(_ mistakes: Set<FetchedMistake>, in session: Session) -> Answer {
    var table = session.table([.left, .left, .left, .left], maximumWidth: 90, overflow: .wrap)
    var values: [AnswerValue] = []
    for mistake in FetchedMistake.allCases {
      let isOn = mistakes.contains(mistake)
      let (cause, effect) = (
        FetchedFaultText.cause(mistake).words, FetchedFaultText.effect(mistake).words
      )
      table.append([mistake.rawValue, TextFormatting.onOff(isOn), cause, effect])
      values.append([
        "name": .text(mistake.rawValue), "on": .bool(isOn), "cause": .text(cause),
        "effect": .text(effect),
      ])
    }
    return Answer(.list(values), table.lines)
  }
}

extension Syntax where Value == FetchedMistake {
  /// The syntax of a mistake's name.
  fileprivate static let mistake = Syntax(
    forms: [["NAME"]],
    grammar: .anyWord(of: FetchedMistake.allCases.map(\.rawValue))
  ) { arguments throws(CommandError) in
    let start = arguments
    let name = try arguments.takeChoice(FetchedMistake.allCases.map(\.rawValue))
    guard let mistake = FetchedMistake(rawValue: name) else { throw start.unexpected("a fault") }
    return mistake
  }
}
