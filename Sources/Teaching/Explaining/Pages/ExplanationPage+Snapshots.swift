import Workspace

extension ExplanationPage {
  /// Pages about diffable data sources and the messages of other toolkits.
  static let snapshots: [ExplanationPage] = [
    ExplanationPage(
      code: "D1",
      title: "duplicate identifiers in a snapshot",
      templates: [
        "Fatal: supplied item identifiers are not unique.",
        "Fatal: supplied section identifiers are not unique.",
        "Fatal: supplied identifiers are not unique.",
      ],
      cause: "two rows have equal identifiers: `==` and `hash` ignore the property that differs,"
        + " or a row was appended twice",
      legal: "a unique identifier for each row of the whole snapshot",
      source: "observed: crash text, mozilla-mobile/firefox-ios#23056, mastodon-ios#1366;"
        + " iOS 13.0 to 13.3: ASCollectionView#80"
    ),
    ExplanationPage(
      code: "D2",
      title: "duplicate identifiers in a section snapshot",
      templates: ["Identifiers in a section snapshot must be unique."],
      cause: "the section got two items with equal identifiers",
      legal: "a unique identifier for each item",
      source: "observed: crash text, hoangtaiki/IQListKit#3"
    ),
    ExplanationPage(
      code: "D3",
      title: "reloaded an unknown item",
      templates: ["Invalid item identifier specified for reload"],
      cause: "`reloadItems` names an item that the snapshot does not have, for example the new"
        + " value instead of the old one",
      legal: "an identifier in the snapshot; check `indexOfItem` first",
      source: "observed"
    ),
    ExplanationPage(
      code: "D4",
      title: "an append, insert, delete, move or reconfigure names an unknown item",
      templates: ["Invalid item identifier specified for {} ("],
      cause: "the snapshot does not have this item; the snapshot is unchanged",
      legal: "an identifier in the snapshot; check `indexOfItem` first",
      source: "ours, after D3"
    ),
    ExplanationPage(
      code: "D5",
      title: "unknown section",
      templates: ["Section identifier was not found."],
      cause: "the snapshot does not have this section; the snapshot is unchanged",
      legal: "`appendSections` first, or an identifier in the snapshot; check `indexOfSection`",
      source: "observed"
    ),
    ExplanationPage(
      code: "D6",
      title: "items without a section",
      templates: [
        "There are currently no sections in the data source. Please add a section first."
      ],
      cause: "`appendItems` adds to the last section, but the snapshot has no sections",
      legal: "`appendSections` before the first `appendItems`",
      source: "observed"
    ),
    ExplanationPage(
      code: "D7",
      title: "inserted or moved next to itself",
      templates: ["Invalid anchor specified for {}: it is among what is supplied"],
      cause: "the anchor of an insert or a move is one of the inserted or moved identifiers",
      legal: "an anchor that stays in its place",
      source: "ours"
    ),
    ExplanationPage(
      code: "N1",
      title: "a row height of 0 or less in AppKit (not reachable here)",
      templates: ["NSTableView variable rowHeight error: The value must be > 0 for row {row}"],
      cause: "NSTableView takes no height of 0, but UITableView does [observed]",
      legal: "a height above 0",
      source: "observed: crash text, erikberglund/ProfileCreator#247"
    ),
    ExplanationPage(
      code: "range",
      title: "index out of range in an array of the app",
      templates: [
        "index {index} beyond bounds [0 .. {last}]", "index {index} beyond bounds for empty array",
        "Fatal error: Index out of range", "Array index is out of range", "index out of range",
        "Index Out Of Array Bounds",
      ],
      cause: "an array of the application; nothing here says whose",
      legal: "find the first frame of the app in the crash report: `explain` reads a whole report",
      source: "observed",
      weight: .warning,
      needsEvidence: true,
      contexts: [
        ContextExplanation(
          context: .swiftUI,
          cause: "a `ForEach($items)` binding was used after its row was deleted [observed:"
            + " brave-core#31213, iOS 26] · `onDelete` used offsets of an older array",
          legal: "pass values instead of bindings to rows that can be deleted; delete by id"
        ),
        ContextExplanation(
          context: .table,
          cause: "the data source read a row that its array does not have; the model changed, and"
            + " the table view still uses its cached counts [observed: Catalyst log]",
          legal: "update the table view after every change of the model, with `reloadData` or a"
            + " batch"
        ),
      ]
    ),
  ]

  /// All pages.
  static let all =
    counts + places + conflicts + cells + dequeues + geometry + updates + views + snapshots
    + queues + collections + fetched + language
}
