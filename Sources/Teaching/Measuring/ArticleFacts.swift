import Workspace

/// The claims of a wiring's article, for comparison with the measured numbers.
///
/// The numbers of other people's programs are recorded here, not measured; each line that shows one
/// says so.
struct ArticleFacts: Sendable {
  /// A method that only Tabletop has, and not the article's screen.
  struct Addition: Hashable, Sendable {
    let method: String
    let reason: String
  }

  /// The wiring.
  let wiring: String

  /// The table methods that the article leaves in the screen; nil if it leaves all of them.
  let kept: [String]?

  /// The table methods that it leaves in the screen's child, if it has one.
  var keptInChild: [String] = []

  /// The further methods of the screen or its child.
  var additions: [Addition] = []

  /// The numbers counted in the article's own program.
  let recorded: String

  /// Returns the facts of a wiring, or nil if it is not based on an article.
  static func of(_ wiring: String) -> ArticleFacts? { all.first { $0.wiring == wiring } }

  private static let rows = "tableView(_:numberOfRowsInSection:)"
  private static let cell = "tableView(_:cellForRowAt:)"
  private static let select = "tableView(_:didSelectRowAt:)"

  private static let severalSections = Addition(
    method: "numberOfSections(in:)",
    reason: "a file may have several sections"
  )

  /// All facts, in the order of the wirings.
  static let all = [
    ArticleFacts(
      wiring: "monolith",
      kept: nil,
      recorded:
        "KtTableView's first stage: 30 lines, 4 methods, 2 of the table; by hand with network 55"
    ),
    ArticleFacts(
      wiring: "array",
      kept: [select],
      recorded:
        "objc.io: a list screen of 40 lines, 3 methods, 1 of the table; HQL: of 20 public files 14 "
        + "are screens that use the class, 6 are copies of it"
    ),
    ArticleFacts(
      wiring: "items",
      kept: [],
      recorded:
        "KtTableView: the source's subclass adds 1 method, cellClass(for:); the screen's table methods "
        + "went from 2 to 0, with network from 55 lines to 27, the library from 677 to 839"
    ),
    ArticleFacts(
      wiring: "generators",
      kept: [],
      recorded:
        "RDDM: 0 table methods in 5 of 5 example screens of 45 to 89 lines; the framework has 6,712, "
        + "of which 4,608 are for tables"
    ),
    ArticleFacts(
      wiring: "datamodel",
      kept: [rows, cell],
      additions: [
        severalSections, Addition(method: select, reason: "so that a tap is heard"),
      ],
      recorded: "DRHTableView: 43 lines, 6 functions, 2 of the table"
    ),
    ArticleFacts(
      wiring: "container",
      kept: [],
      keptInChild: [rows, cell, select],
      additions: [severalSections],
      recorded: "objc.io: a details screen of two kinds with 68 lines, 8 methods, 3 of the table"
    ),
  ]
}
