import CommandLanguage
import Workbench

/// `experiment`: shows the cost of a change in each wiring.
struct ExperimentCommand: Command {
  static let description = CommandDescription(
    heading: .init("experiment", short: "experi", in: .seeing),
    words: .of(.optional(.choice(names))) { name in
      Self(experiment: EditExperiment.all.first { $0.name == name }, isThinning: name == thinning)
    }
    .written([["NAME"]]),
    summary: "show what a code change needs in each wiring",
    pattern:
      "Lists the files and methods to open. `experiment thinning` lists the stages of one "
      + "program and the cost of decoupling.",
    example: "experiment add-cell-kind",
    effects: .reads,
    value: .count("the number of experiments or stages")
  )

  /// The name of the table of stages, which is not one of the edit experiments.
  private static let thinning = "thinning"

  private static var names: [String] { EditExperiment.all.map(\.name) + [thinning] }

  private let experiment: EditExperiment?
  private let isThinning: Bool

  private var list: Answer {
    let summaries =
      EditExperiment.all.map { ($0.name, $0.summary) } + [
        (
          Self.thinning,
          "how KtTableView's controller shrank while the total grew (recorded)"
        )
      ]
    let values = summaries.map { name, summary -> AnswerValue in
      ["name": .text(name), "summary": .text(summary)]
    }
    return Answer(.list(values), summaries.map { "\($0): \($1)" })
  }

  func run(in session: Session) -> Answer {
    if isThinning { return StageTable.answer(session) }
    guard let experiment else { return list }
    var table = session.table([.left, .left, .left], maximumWidth: 60, overflow: .wrap)
    var values: [AnswerValue.Member] = []
    for (wiring, places) in experiment.places {
      for (index, place) in places.enumerated() {
        let method = place.method.map { " \($0)" } ?? ""
        table.append([index == 0 ? wiring : "", place.file + method, place.what])
      }
      let list = places.map { place -> AnswerValue in
        [
          "file": .text(place.file), "method": .optional(place.method), "what": .text(place.what),
        ]
      }
      values.append(.init(wiring, .list(list)))
    }
    return Answer(.object(values), [experiment.summary] + table.lines)
  }
}
