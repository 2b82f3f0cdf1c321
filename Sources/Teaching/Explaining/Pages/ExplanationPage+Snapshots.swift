import Workspace

extension ExplanationPage {
  /// Diffable data sources, and what other toolkits say.
  static let snapshots: [ExplanationPage] = [
    ExplanationPage(
      code: "D1",
      title: "identifiers of a snapshot that are not unique",
      templates: [
        "Fatal: supplied item identifiers are not unique.",
        "Fatal: supplied section identifiers are not unique.",
        "Fatal: supplied identifiers are not unique.",
      ],
      cause:
        "two rows have equal identifiers: == and hash leave out what tells them apart, or a row"
        + " was appended twice",
      legal: "one identifier for each row of the whole snapshot",
      source: "observed: crash text, mozilla-mobile/firefox-ios#23056, mastodon-ios#1366;"
        + " iOS 13.0 to 13.3: ASCollectionView#80"
    ),
    ExplanationPage(
      code: "D2",
      title: "identifiers of a section that are not unique",
      templates: ["Identifiers in a section snapshot must be unique."],
      cause: "a section is given two items with equal identifiers",
      legal: "one identifier for each item",
      source: "observed: crash text, hoangtaiki/IQListKit#3"
    ),
    ExplanationPage(
      code: "D3",
      title: "an unknown item is to be reloaded",
      templates: ["Invalid item identifier specified for reload"],
      cause: "reloadItems names an item that the snapshot does not have: the new value instead of"
        + " the old one, say",
      legal: "an identifier of the snapshot: check indexOfItem first",
      source: "observed"
    ),
    ExplanationPage(
      code: "D4",
      title: "an unknown item is to be appended to, inserted at, deleted, moved or reconfigured",
      templates: ["Invalid item identifier specified for {} ("],
      cause: "the snapshot has no such item; the snapshot is as it was",
      legal: "an identifier of the snapshot: check indexOfItem first",
      source: "ours, after D3"
    ),
    ExplanationPage(
      code: "D5",
      title: "an unknown section",
      templates: ["Section identifier was not found."],
      cause: "the snapshot has no such section; the snapshot is as it was",
      legal: "appendSections first, or an identifier of the snapshot: check indexOfSection",
      source: "observed"
    ),
    ExplanationPage(
      code: "D6",
      title: "items without a section",
      templates: [
        "There are currently no sections in the data source. Please add a section first."
      ],
      cause: "appendItems goes to the last section, and there is none",
      legal: "appendSections before the first appendItems",
      source: "observed"
    ),
    ExplanationPage(
      code: "D7",
      title: "something is to stand beside itself",
      templates: ["Invalid anchor specified for {}: it is among what is supplied"],
      cause: "the place to insert at or to move to is among what goes there",
      legal: "an anchor that stays where it is",
      source: "ours"
    ),
    ExplanationPage(
      code: "N1",
      title: "a row height of 0 or less in AppKit (not reachable here)",
      templates: ["NSTableView variable rowHeight error: The value must be > 0 for row {row}"],
      cause: "NSTableView takes no height of 0, which UITableView does [observed]",
      legal: "a height above 0",
      source: "observed: crash text, erikberglund/ProfileCreator#247"
    ),
    ExplanationPage(
      code: "range",
      title: "the application's own array, not the table",
      templates: [
        "index {index} beyond bounds [0 .. {last}]", "index {index} beyond bounds for empty array",
        "Fatal error: Index out of range", "Array index is out of range",
      ],
      cause:
        "the data source looked up a row that its array does not have: the model changed and the"
        + " table still asks by its cached counts [observed: Catalyst log]",
      legal: "tell the table of every change of the model (reloadData, or a batch)",
      source: "observed"
    ),
  ]

  /// Every page.
  static let all = counts + places + conflicts + cells + geometry + snapshots
}
