/// `experiment`: what a change of the program takes in each wiring.
struct ExperimentCommand: Command {
  static let description = CommandDescription(
    name: "experiment",
    shortest: "experi",
    group: .seeing,
    syntax: ["experiment [NAME]"],
    summary: "what a change of the program takes in each wiring, file by file",
    pattern: "The files and methods that one would have to open.",
    example: "experiment add-cell-kind",
    effects: .reads,
    completion: .words(EditExperiment.all.map(\.name))
  )

  private let experiment: EditExperiment?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      experiment = nil
      return
    }
    let name = try arguments.takeChoice(EditExperiment.all.map(\.name))
    experiment = EditExperiment.all.first { $0.name == name }
  }

  func run(in session: Session) -> Answer {
    guard let experiment else {
      let values = EditExperiment.all.map { each -> AnswerValue in
        ["name": .text(each.name), "summary": .text(each.summary)]
      }
      return Answer(.list(values), EditExperiment.all.map { "\($0.name): \($0.summary)" })
    }
    var table = TextTable([.left, .left, .left], maximumWidth: 60)
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
