import Workspace

extension ExplanationPage {
  /// Rows that one scrolls to or measures, and heights.
  static let geometry: [ExplanationPage] = [
    ExplanationPage(
      code: "E21",
      title: "scrolling to a row that is not there (iOS 13 on)",
      templates: [
        "Attempted to scroll the table view to an out-of-bounds row ({row}) when there are only"
          + " {rows} rows in section {section}.",
        "Attempted to scroll the table view to an out-of-bounds section ({section}) when there are"
          + " only {sections} sections.",
      ],
      cause:
        "the table goes by the counts it last asked for [observed]: a row that was just added to the"
        + " model is not there before reloadData or insertRows",
      legal: "tell the table first, then scroll; rows count from 0, the last one is count - 1",
      source: "observed: crash text (NSRangeException), DateTimePicker#91, Provenance#1876,"
        + " CountryPicker#54",
      read: Finding.scroll
    ),
    ExplanationPage(
      code: "E21b",
      title: "scrolling to a row that is not there (up to iOS 12)",
      templates: [
        "row ({row}) beyond bounds ({rows}) for section ({section}).",
        "section ({section}) beyond bounds ({sections}).",
        "attempt to scroll to invalid index path: {path@}",
      ],
      cause:
        "the same as E21 in older words, which set messageEra ios6 brings back: the table goes by the"
        + " counts it last asked for [observed]",
      legal: "tell the table first, then scroll; rows count from 0, the last one is count - 1",
      source: "observed: crash text (NSRangeException), CustomDatePickerView#3,"
        + " square/objc-TimesSquare#50, gbible#37, DWLogger#1",
      read: Finding.scroll
    ),
    ExplanationPage(
      code: "E22",
      title: "the place of a row that is not there",
      templates: [
        "request for rect at invalid index path {path@}",
        "UICollectionView received layout attributes for a cell with an index path that does not"
          + " exist: {path@}",
      ],
      cause: "rectForRow, dequeue…for: or a cached path names a row that the table, as it last"
        + " asked, does not have; Apple's page promises an empty rectangle instead [documented]",
      legal: "a path of the table as it is: sections --cached shows the counts",
      source: "observed: crash text, rdar 13213361, rdar 12974712"
    ),
    ExplanationPage(
      code: "E23",
      title: "the place of a section that is not there",
      templates: [
        "request for rect of header in invalid section ({section})",
        "request for rect of footer in invalid section ({section})",
        "request for rect of invalid section ({section})",
      ],
      cause: "the section number lies outside the table as it last asked",
      legal: "a section of the table as it is: sections --cached shows them",
      source: "observed: crash text, FZAccordionTableView#26, SCIndexView#11; the footer is ours"
    ),
    ExplanationPage(
      code: "E24",
      title: "an index path that has not two numbers (not reachable here)",
      templates: ["Invalid index path for use with UITableView."],
      cause: "an NSIndexPath was made with one number or with none; here a path always has two",
      legal: "IndexPath(row:section:)",
      source: "observed: crash text, genkernel/TreeView#4"
    ),
    ExplanationPage(
      code: "E25",
      title: "a row height below 0",
      templates: [
        "table view row height must not be negative - provided height for index path {path@} is"
          + " {height}"
      ],
      cause: "heightForRow answered a number below 0; -1 is automaticDimension [header], which"
        + " exact mode (estimate 0) does not take from the method [observed: DZNEmptyDataSet#288]",
      legal: "a height from 0; for automatic heights an estimate above 0 [documented]",
      source: "observed: crash text, zing-bright#29, dzenbot/DZNEmptyDataSet#288"
    ),
    ExplanationPage(
      code: "E26",
      title: "a header or footer height below 0",
      templates: [
        "section header height must not be negative - provided height for section {section} is"
          + " {height}",
        "section footer height must not be negative - provided height for section {section} is"
          + " {height}",
      ],
      cause: "heightForHeader or heightForFooter answered a number below 0; -leastNormalMagnitude"
        + " is one",
      legal: "a height from 0; leastNormalMagnitude hides the header of a grouped table [observed]",
      source: "observed: crash text, ricardopereira/CascadingTableDelegate#9; the footer is ours"
    ),
    ExplanationPage(
      code: "E27",
      title: "a row height that is no number for a height (not reachable here)",
      templates: [
        "Invalid row height provided by table delegate. Value must be at least 0.0, or"
          + " UITableViewAutomaticDimension.",
        "Invalid row height provided by table delegate. Value must be greater than zero or",
      ],
      cause: "the delegate of a self-sizing table answered a number below 0; here that is E25",
      legal: "a height from 0, or automaticDimension",
      source: "observed: crash text, WMPlayer#151, FODFormKit#19"
    ),
    ExplanationPage(
      code: "E28",
      title: "more rows than a table can lay out",
      templates: [
        "Failed to allocate data stores for {rows} rows in section {section}. Consider using fewer"
          + " rows"
      ],
      cause: "numberOfRowsInSection answered an enormous number: an unsigned -1, an uninitialised"
        + " variable, bytes instead of rows",
      legal: "fewer rows; up to 4,294,967,296 in a section are laid out here",
      source: "observed"
    ),
  ]
}
