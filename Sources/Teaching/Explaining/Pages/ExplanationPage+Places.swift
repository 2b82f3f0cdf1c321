import Workspace

extension ExplanationPage {
  /// Pages about rows and sections that do not exist.
  static let places: [ExplanationPage] = [
    ExplanationPage(
      code: "E4",
      title: "deleted or reloaded a row that did not exist",
      templates: [
        "attempt to delete row {row} from section {section} which only contains {rows} rows before"
          + " the update"
      ],
      cause: "deletes and reloads use index paths from before the batch [documented: TVPG 7]; this"
        + " path is from a later state or out of date, or the table view got the same change twice",
      legal: "a row that the section had when the table view last asked (`sections --cached`)",
      source: "observed: crash text, jayhickey/Longboxed-iOS#20, CatchChat/Yep#673",
      read: Finding.missingRow
    ),
    ExplanationPage(
      code: "E5",
      title: "deleted or reloaded a row in a section that did not exist",
      templates: [
        "attempt to delete row {row} from section {section}, but there are only {sections} sections"
          + " before the update"
      ],
      cause: "deletes and reloads use index paths from before the batch [documented: TVPG 7], when"
        + " the table had no such section; often it had never loaded",
      legal: "load the table first, then use a row in a section that it has",
      source: "observed: crash text, onmyway133/DeepDiff#8",
      read: Finding.missingSectionBefore
    ),
    ExplanationPage(
      code: "E6",
      title: "inserted a row that does not exist after the batch",
      templates: [
        "attempt to insert row {row} into section {section}, but there are only {rows} rows in"
          + " section {section} after the update"
      ],
      cause: "inserts use index paths from after the batch [documented: TVPG 7]; the path was"
        + " counted in the old table, or the model did not have the row yet",
      legal: "a position that the data source has after the batch",
      source: "observed: crash text, 5calls/ios#57",
      read: Finding.missingInsert
    ),
    ExplanationPage(
      code: "E7",
      title: "inserted a row into a section that does not exist after the batch",
      templates: [
        "attempt to insert row {row} into section {section}, but there are only {sections} sections"
          + " after the update"
      ],
      cause: "inserts use index paths from after the batch [documented: TVPG 7], and the data"
        + " source reports no such section",
      legal: "insert the section too, in the model and in the same batch",
      source: "observed: crash text, gsdios/SDAutoLayout#261,"
        + " zoho/react-native-zohodesk-portal-sdk#18",
      read: Finding.missingSectionAfter
    ),
    ExplanationPage(
      code: "E8",
      title: "deleted or reloaded a section that did not exist",
      templates: [
        "attempt to delete section {section}, but there are only {sections} sections before the"
          + " update"
      ],
      cause: "deletes and reloads use section numbers from before the batch [documented: TVPG 7];"
        + " a reload with a number from after an insert causes this",
      legal: "a section that the table had before the batch",
      source: "observed: crash text, AppLozic/ApplozicSwift#424, Shopify/FunctionalTableData#130",
      read: Finding.missingSectionBefore
    ),
    ExplanationPage(
      code: "E9",
      title: "inserted a section that does not exist after the batch",
      templates: [
        "attempt to insert section {section} but there are only {sections} sections after the update"
      ],
      cause: "the model did not have the section yet, or its number was counted in the old table",
      legal: "a section number that the data source has after the batch",
      source: "observed: crash text, changelog 0.3.1 of Kommunicate-io/KommunicateChatUI-iOS-SDK",
      read: Finding.missingSectionAfter
    ),
    ExplanationPage(
      code: "E10",
      title: "moved a row that did not exist",
      templates: [
        "attempt to move index path {from@} that does not exist - there are only {rows} rows in"
          + " section {section} before the update",
        "attempt to move index path {from@} that does not exist - there are only {sections} sections"
          + " before the update",
      ],
      cause: "a move starts at an index path from before the batch [documented: TVPG 7]",
      legal: "a move from a row that the table had before the batch",
      source: "observed: crash text, RxSwiftCommunity/RxDataSources#35; the text about sections is"
        + " ours"
    ),
    ExplanationPage(
      code: "E11",
      title: "moved a row to a position that does not exist after the batch",
      templates: [
        "attempt to move index path {from@} to index path {to@} that does not exist - there are only"
          + " {rows} rows in section {section} after the update",
        "attempt to move index path {from@} to index path {to@} that does not exist - there are only"
          + " {sections} sections after the update",
      ],
      cause: "a move ends at an index path from after the batch [documented: TVPG 7]",
      legal: "a move to a row that the data source has after the batch",
      source: "observed: crash text, DeclarativeHub/Bond#593; the text about sections is ours"
    ),
    ExplanationPage(
      code: "E30",
      title: "moved a section from or to a number that does not exist",
      templates: [
        "attempt to move section {from}, but there are only {sections} sections before the update",
        "attempt to move section {from} to section {to}, but there are only {sections} sections"
          + " after the update",
      ],
      cause: "a move starts at a number from before the batch and ends at one from after the batch"
        + " [documented: TVPG 7]",
      legal: "a section that existed before the batch, and a number that exists after it",
      source: "ours: UIKit's wording is not published"
    ),
    ExplanationPage(
      code: "E34",
      title: "a section or row number below 0",
      templates: ["a section or row number must not be negative ({number})"],
      cause: "sections and rows count from 0; `NSNotFound` or one subtraction too many causes this",
      legal: "numbers from 0",
      source: "ours"
    ),
  ]
}
