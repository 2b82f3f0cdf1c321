import CommandLanguage
import TableModel
import Wirings
import Workbench
import Workspace

/// A claim of an article about its pattern, and the counter that shows it here.
struct ArticleClaim: Hashable, Sendable {
  /// A counter of a wiring.
  enum Counter: Hashable, Sendable {
    /// The table methods in the screen, and in its child.
    case methods
    /// The item reads by the screen during a tap.
    case reads
    /// The height calls to the screen.
    case heights
    /// The edits for a further kind of cell.
    case places
    /// The messages between child and parent.
    case kinship
    /// The messages of a load.
    case load
  }

  /// The claim in a few words.
  let sentence: String

  /// The article and the part of it.
  let place: String

  /// The counter.
  let counter: Counter
}

extension ArticleClaim {
  /// The claims about a wiring.
  static func of(_ wiring: String) -> [ArticleClaim] { all[wiring] ?? [] }

  private static let lighter = "objc.io issue 1, Lighter View Controllers"
  private static let clean = "objc.io issue 1, Clean Table View Code"
  private static let kt = "KtTableView's article"
  private static let rddm = "RDDM, introduction"

  private static let all: [String: [ArticleClaim]] = [
    "monolith": [
      .init("controllers are often the largest files of an app", lighter, "opening", .methods),
      .init("kinds, heights and taps are mixed in one class", kt, "the naive table", .heights),
    ],
    "array": [
      .init("a separate data source class serves many screens", lighter, "data source", .methods),
      .init("the item at a path is read twice: to show and to tap", lighter, "data source", .reads),
    ],
    "items": [
      .init("a new screen overrides cellClass(for:) only", kt, "the data source", .places),
      .init("the cell knows its height, the controller does not", kt, "the cell", .heights),
      .init("a tap hands over the item, not its path", kt, "the delegate", .reads),
    ],
    "generators": [
      .init("the screen implements no table method", rddm, "the adapter", .methods),
      .init("a new kind of row is a new generator", rddm, "generators", .places),
    ],
    "datamodel": [
      .init(
        "the controller asks once and is called back once",
        "DRH, MVC iOS Tableview",
        "the data model",
        .load
      ),
      .init(
        "two table methods stay in the controller",
        "DRH, MVC iOS Tableview",
        "the controller",
        .methods
      ),
    ],
    "container": [
      .init("a child controller takes the table's methods", clean, "child controllers", .methods),
      .init("the child tells its parent by delegation", clean, "child controllers", .kinship),
    ],
  ]

  private init(_ sentence: String, _ article: String, _ part: String, _ counter: Counter) {
    self.init(sentence: sentence, place: "\(article): \(part)", counter: counter)
  }
}

/// The claims of all articles beside the counters of their wirings.
@MainActor struct ArticleClaims {
  /// The output of `compare claims`.
  let answer: Answer

  /// Measures each wiring over the rows of a table.
  init(_ source: OpenTable, in session: Session) throws {
    var lines: [String] = []
    var members: [AnswerValue.Member] = []
    for wiring in session.settings.wirings {
      let claims = ArticleClaim.of(wiring.name)
      guard !claims.isEmpty else { continue }
      let measured = try WiringMeasurement(
        wiring,
        source.sections,
        source.settings.frame,
        isCancelled: session.isCancelled
      )
      lines.append(wiring.name)
      lines += claims.flatMap { Self.lines($0, measured) }
      members.append(
        .init(wiring.name, .list(claims.map { Self.value($0, measured) }))
      )
    }
    answer = Answer(.object(members), lines)
  }

  /// Returns the lines of a claim: the sentence with its place, and the counter.
  static func lines(_ claim: ArticleClaim, _ measured: WiringMeasurement) -> [String] {
    HelpText.wrapped(MeasuringText.claim(claim.sentence, place: claim.place).words, indent: 2)
      + HelpText.wrapped(MeasuringText.claimHere(claim.count(measured)).words, indent: 4)
  }

  private static func value(
    _ claim: ArticleClaim,
    _ measured: WiringMeasurement
  ) -> AnswerValue {
    [
      "claim": .text(claim.sentence), "place": .text(claim.place),
      "here": .text(claim.count(measured)),
    ]
  }
}

extension ArticleClaim {
  /// Returns the counter's value in words.
  @MainActor fileprivate func count(_ measured: WiringMeasurement) -> String {
    let facts = SourceFacts.of(measured.wiring.name)
    let total = measured.total.messages
    let text: MeasuringText
    switch counter {
    case .methods:
      text = .claimMethods(
        facts?.controllerTableMethods.count ?? 0,
        inChild: facts?.childTableMethods?.count
      )
    case .reads: text = .claimReads(measured.readsOnSelect)
    case .heights:
      text = .heights(toController: total.heightsToController, toOthers: total.heightsToOthers)
    case .places:
      text = .claimPlaces(EditExperiment.placesForCellKind(measured.wiring.name))
    case .kinship:
      text = .claimKinship(toParent: total.childToParent, toChild: total.parentToChild)
    case .load:
      let load = measured.counts(of: .load).messages
      text = .claimLoad(
        toModel: load.boundaries["C→M", default: 0],
        fromModel: load.boundaries["M→C", default: 0],
        reloads: load.told["reloadData()", default: 0]
      )
    }
    return text.words
  }
}
