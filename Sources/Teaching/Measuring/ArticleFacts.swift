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

        "KtTableView's first stage: 30 lines and 4 methods, 2 of them table methods; 55 "
        + "lines by hand with network"
    ),
    ArticleFacts(
      wiring: "array",
      kept: [select],
      recorded:

        "objc.io: a list screen with 40 lines and 3 methods, 1 of them a table method; "
        + "HQL: 20 public files; 14 are screens that use the class and 6 copy it"
    ),
    ArticleFacts(
      wiring: "items",
      kept: [],
      recorded:

        "KtTableView: the data source subclass adds 1 method, cellClass(for:); table "
        + "methods in the screen: 2 → 0; lines with network: 55 → 27; lines of the library: "
        + "677 → 839"
    ),
    ArticleFacts(
      wiring: "generators",
      kept: [],
      recorded:

        "RDDM: 0 table methods in 5 of 5 example screens of 45 to 89 lines; the framework "
        + "has 6,712 lines, 4,608 of them for tables"
    ),
    ArticleFacts(
      wiring: "datamodel",
      kept: [rows, cell],
      additions: [
        severalSections, Addition(method: select, reason: "so that the controller receives taps"),
      ],
      recorded: "DRHTableView: 43 lines and 6 functions, 2 of them table methods"
    ),
    ArticleFacts(
      wiring: "container",
      kept: [],
      keptInChild: [rows, cell, select],
      additions: [severalSections],
      recorded:
        "objc.io: a details screen with two kinds of cells, 68 lines and 8 methods, 3 of "
        + "them table methods"
    ),
  ]
}
