import CommandLanguage
import Workbench

/// `experiment`: shows the cost of a change in each wiring.
struct ExperimentCommand: Command {
  static let description = CommandDescription(
    heading: .init("experiment", short: "experi", in: .seeing),
    words: .of(
      .optional(.choice(names)),
      .flag("--diff", help: "show the changed code of each wiring")
    ) { name, showsCode in
      Self(
        experiment: EditExperiment.all.first { $0.name == name },
        isThinning: name == thinning,
        showsCode: showsCode
      )
    }
    .written([["NAME"], ["--diff"]]),
    summary: "show what a code change needs in each wiring",
    pattern:
      "Counts the places of a real patch for each wiring; each compiles. `experiment thinning` "
      + "lists the stages of one program and the cost of decoupling.",
    example: "experiment add-cell-kind",
    effects: .reads,
    value: .count("the number of experiments or stages")
  )

  /// The name of the table of stages, which is not one of the edit experiments.
  private static let thinning = "thinning"

  private static var names: [String] { EditExperiment.all.map(\.name) + [thinning] }

  private let experiment: EditExperiment?
  private let isThinning: Bool
  private let showsCode: Bool

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
    return showsCode ? experiment.code : experiment.counts(session)
  }
}

extension EditExperiment {
  /// Returns the numbers of each wiring, then the places of each.
  @MainActor fileprivate func counts(_ session: Session) -> Answer {
    var totals = session.table([.left] + Array(repeating: .right, count: 5))
    totals.append(["", "places", "in controllers", "files", "added", "removed"])
    var list = session.table([.left, .left, .left, .right, .right])
    var values: [AnswerValue.Member] = []
    for patch in patches {
      let places = places(patch.wiring)
      let (added, removed) = places.lineCounts
      let numbers = [
        places.count, places.count(where: \.isInController), Set(places.map(\.path)).count, added,
        removed,
      ]
      totals.append([patch.wiring] + numbers.map(TextFormatting.grouped))
      for (index, place) in places.enumerated() {
        list.append([index == 0 ? patch.wiring : ""] + place.cells)
      }
      values.append(.init(patch.wiring, .list(places.map(\.value))))
    }
    let shared = patches.first?.places.filter { sharedFiles.contains($0.path) } ?? []
    for (index, place) in shared.enumerated() {
      list.append([index == 0 ? "in each" : ""] + place.cells)
    }
    let hint = MeasuringText.codeOf(experiment: name).words
    let lines =
      [summary] + totals.lines + [""] + list.lines + notes + [""]
      + claims.map { MeasuringText.claimOf($0).words } + [hint]
    return Answer(.object(values), lines)
  }

  /// The wirings that need no change, with the reasons.
  private var notes: [String] {
    patches.filter { $0.files.isEmpty }.map { "\($0.wiring): \($0.note ?? "no change")" }
  }

  /// The patches as text.
  fileprivate var code: Answer {
    var lines: [StyledLine] = []
    var values: [AnswerValue.Member] = []
    for patch in patches {
      let places = patch.places
      let (added, removed) = places.lineCounts
      let words =
        places.isEmpty
        ? patch.note ?? "no change"
        : MeasuringText.patch(
          places: places.count,
          files: patch.files.count,
          added: added,
          removed: removed
        ).words
      if !lines.isEmpty { lines.append(StyledLine()) }
      lines.append(StyledLine([.init("\(patch.wiring): \(words)", .heading)]))
      lines += patch.lines.map { StyledLine([.init($0, Self.role(of: $0))]) }
      values.append(.init(patch.wiring, .text(patch.lines.map { $0 + "\n" }.joined())))
    }
    return Answer(.object(values), styled: lines)
  }

  private static func role(of line: String) -> Palette.Role? {
    if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return .key }
    return switch line.first {
    case "@": .trace
    case "+": .string
    case "-": .error
    default: nil
    }
  }
}

extension ExperimentPatch.Place {
  /// The file, the method and the numbers of lines, for a table.
  fileprivate var cells: [String] {
    [
      file, isNewFile ? "new file" : method ?? "", "+\(TextFormatting.grouped(added))",
      removed == 0 ? "" : "-\(TextFormatting.grouped(removed))",
    ]
  }

  fileprivate var value: AnswerValue {
    [
      "file": .text(path), "method": .optional(method), "isNew": .bool(isNewFile),
      "added": .int(added), "removed": .int(removed),
    ]
  }
}

extension [ExperimentPatch.Place] {
  /// The numbers of added and of removed lines.
  fileprivate var lineCounts: (added: Int, removed: Int) {
    (reduce(0) { $0 + $1.added }, reduce(0) { $0 + $1.removed })
  }
}
