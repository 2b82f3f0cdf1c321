extension ExplanationPage {
  /// Pages about cells that are dequeued twice, for another kind, or from a wrong nib.
  static let dequeues: [ExplanationPage] = [
    ExplanationPage(
      code: "E36",
      title: "dequeued two cells for one row",
      templates: [
        "Attempted to dequeue multiple cells for the same index path, which is not allowed"
      ],
      cause: "two kinds of cells were dequeued, and one was returned · a layout was forced inside"
        + " `cellForRowAt` [observed: KIF#1020]",
      legal: "choose the kind first, then dequeue once",
      source: "observed: crash text, kif-framework/KIF#1040 (from iOS 11)",
      example: "app cellForRow right",
      lessons: ["dequeue-twice"]
    ),
    ExplanationPage(
      code: "E38",
      title: "a nib with the wrong root view (not reachable here)",
      templates: [
        "invalid nib registered for identifier ({}) - nib must contain exactly one top level object"
          + " which must be a"
      ],
      cause: "the nib has two cells, or a gesture recognizer beside the cell · its root view is not"
        + " a cell",
      legal: "one root view, which is a cell; here, `app register ID CELL` registers a class",
      source: "observed: crash text, tigerAndBull/TABAnimated#158",
      lessons: ["identifier-in-capitals"]
    ),
    ExplanationPage(
      code: "E39",
      title: "the identifier in the nib differs from the registered one (not reachable here)",
      templates: [
        "cell reuse indentifier in nib ({}) does not match the identifier used to register the nib",
        "cell reuse identifier in nib ({}) does not match the identifier used to register the nib",
      ],
      cause: "the nib and the code that registers it name two identifiers",
      legal: "the identifier in one place: leave it empty in the nib, or use a constant",
      source: "observed: crash text, tigerAndBull/TABAnimated#197 (with UIKit's spelling)",
      lessons: ["identifier-in-capitals"]
    ),
    ExplanationPage(
      code: "E40",
      title: "reconfigured a row with another kind of cell (not reachable here)",
      templates: [
        "Attempted to dequeue a cell for a different registration or reuse identifier than the"
          + " existing cell when reconfiguring an item"
      ],
      cause: "the kind of the row changed, and `reconfigureRows` keeps its cell [observed]",
      legal: "reload the row: a reload gets a new cell of the other kind",
      source: "observed: public tests (from iOS 15)",
      example: "table reload 0 0",
      lessons: ["equal-and-stale"]
    ),
    ExplanationPage(
      code: "N5",
      title: "a cell registration was created inside the cell provider (not reachable here)",
      templates: [
        "Attempted to dequeue a cell using a registration that was created inside"
          + " -collectionView:cellForItemAtIndexPath:",
        "Attempted to dequeue a cell using a registration that was created inside",
      ],
      cause: "`CellRegistration` is created in the cell provider, or in a lazy property that it"
        + " reads"
        + " first",
      legal: "create the registration before the data source, and keep it",
      source: "observed: crash text, noppefoxwolf/DebugMenu#4 (from iOS 15)",
      lessons: ["identifier-in-capitals"]
    ),
    ExplanationPage(
      code: "N7",
      title: "returned a cell without a reuse identifier (not reachable here)",
      templates: [
        "does not have a reuseIdentifier - cells must be retrieved by calling",
        "data source returned a cell without a reuseIdentifier",
      ],
      cause: "a `guard` in `cellForItemAt` returns a cell that was created, not dequeued",
      legal: "dequeue a cell on every path of `cellForItemAt`",
      source: "observed: crash text, Instagram/IGListKit#1123, Infomaniak/ios-kDrive#1976",
      lessons: ["dequeue-twice"]
    ),
    ExplanationPage(
      code: "W3",
      title: "two kinds of content for one reuse identifier (a warning; not reachable here)",
      templates: [
        "You are setting a new content configuration to a cell that has an existing content"
          + " configuration, but the existing content view does not support"
      ],
      cause: "two kinds of rows share one identifier, so a reused cell replaces its content view",
      legal: "one identifier for each kind of content",
      source: "observed: logs (from iOS 16)",
      lessons: ["identifier-in-capitals"],
      weight: .warning
    ),
  ]
}
