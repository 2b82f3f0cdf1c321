import Workspace

extension ExplanationPage {
  /// Pages about scrolling to rows, measuring them, and heights.
  static let geometry: [ExplanationPage] = [
    ExplanationPage(
      code: "E21",
      title: "scrolled to a row that does not exist (iOS 13 and later)",
      templates: [
        "Attempted to scroll the table view to an out-of-bounds row ({row}) when there are only"
          + " {rows} rows in section {section}.",
        "Attempted to scroll the table view to an out-of-bounds section ({section}) when there are"
          + " only {sections} sections.",
      ],
      cause: "the table view uses the counts that it last asked for [observed]; a row just added"
        + " to the model does not exist there before `reloadData` or `insertRows`",
      legal: "update the table view first, then scroll; rows count from 0, so the last one is"
        + " count - 1",
      source: "observed: crash text (NSRangeException), DateTimePicker#91, Provenance#1876,"
        + " CountryPicker#54",
      read: Finding.scroll
    ),
    ExplanationPage(
      code: "E21b",
      title: "scrolled to a row that does not exist (up to iOS 12)",
      templates: [
        "row ({row}) beyond bounds ({rows}) for section ({section}).",
        "section ({section}) beyond bounds ({sections}).",
        "attempt to scroll to invalid index path: {path@}",
      ],
      cause:
        "the same as E21 with an older text, which `set messageEra ios6` restores; the table view"
        + " uses the counts that it last asked for [observed]",
      legal: "update the table view first, then scroll; rows count from 0, so the last one is"
        + " count - 1",
      source: "observed: crash text (NSRangeException), CustomDatePickerView#3,"
        + " square/objc-TimesSquare#50, gbible#37, DWLogger#1",
      read: Finding.scroll
    ),
    ExplanationPage(
      code: "E22",
      title: "asked for the position of a row that does not exist",
      templates: [
        "request for rect at invalid index path {path@}"
      ],
      cause: "`rectForRow`, `dequeue…for:` or a cached path names a row outside the counts that"
        + " the table view last asked for; Apple's page promises an empty rectangle instead"
        + " [documented]",
      legal: "a current index path; `sections --cached` shows the counts",
      source: "observed: crash text, rdar 13213361, rdar 12974712"
    ),
    ExplanationPage(
      code: "E23",
      title: "asked for the position of a section that does not exist",
      templates: [
        "request for rect of header in invalid section ({section})",
        "request for rect of footer in invalid section ({section})",
        "request for rect of invalid section ({section})",
      ],
      cause: "the section number is outside the sections that the table view last asked about",
      legal: "a current section number; `sections --cached` shows the sections",
      source: "observed: crash text, FZAccordionTableView#26, SCIndexView#11; the footer is ours"
    ),
    ExplanationPage(
      code: "E24",
      title: "an index path without exactly two numbers (not reachable here)",
      templates: ["Invalid index path for use with UITableView."],
      cause: "an NSIndexPath was created with one number or none; here a path always has two",
      legal: "`IndexPath(row:section:)`",
      source: "observed: crash text, genkernel/TreeView#4"
    ),
    ExplanationPage(
      code: "E25",
      title: "a row height below 0",
      templates: [
        "table view row height must not be negative - provided height for index path {path@} is"
          + " {height}"
      ],
      cause: "`heightForRow` returned a number below 0; -1 is `automaticDimension` [header], but"
        + " exact mode (estimate 0) does not accept it from the method [observed:"
        + " DZNEmptyDataSet#288]",
      legal: "a height of 0 or more; automatic heights need an estimate above 0 [documented]",
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
      cause: "`heightForHeader` or `heightForFooter` returned a number below 0;"
        + " `-leastNormalMagnitude` is below 0 too",
      legal: "a height of 0 or more; `leastNormalMagnitude` hides the header of a grouped table"
        + " [observed]",
      source: "observed: crash text, ricardopereira/CascadingTableDelegate#9; the footer is ours"
    ),
    ExplanationPage(
      code: "E27",
      title: "an invalid row height (not reachable here)",
      templates: [
        "Invalid row height provided by table delegate. Value must be at least 0.0, or"
          + " UITableViewAutomaticDimension.",
        "Invalid row height provided by table delegate. Value must be greater than zero or",
      ],
      cause: "the delegate of a self-sizing table returned a number below 0; here that is E25",
      legal: "a height of 0 or more, or `automaticDimension`",
      source: "observed: crash text, WMPlayer#151, FODFormKit#19"
    ),
    ExplanationPage(
      code: "E28",
      title: "more rows than a table can lay out",
      templates: [
        "Failed to allocate data stores for {rows} rows in section {section}. Consider using fewer"
          + " rows"
      ],
      cause: "`numberOfRowsInSection` returned a huge number: an unsigned -1, an uninitialized"
        + " variable, or bytes instead of rows",
      legal: "fewer rows; Tabletop lays out up to 4,294,967,296 rows in a section",
      source: "observed"
    ),
  ]
}
