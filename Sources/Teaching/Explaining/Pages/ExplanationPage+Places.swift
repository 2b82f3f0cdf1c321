import Workspace

extension ExplanationPage {
  /// Places that do not exist.
  static let places: [ExplanationPage] = [
    ExplanationPage(
      code: "E4",
      title: "a row is deleted or reloaded that its section did not have",
      templates: [
        "attempt to delete row {row} from section {section} which only contains {rows} rows before"
          + " the update"
      ],
      cause:
        "deletes and reloads count in the table as it was before the batch [documented: TVPG 7]: the"
        + " path comes from later, is stale, or the table was told of the change twice",
      legal: "a row that the section had when the table last asked (sections --cached)",
      source: "observed: crash text, jayhickey/Longboxed-iOS#20, CatchChat/Yep#673",
      read: Finding.missingRow
    ),
    ExplanationPage(
      code: "E5",
      title: "a row is deleted or reloaded in a section that did not exist",
      templates: [
        "attempt to delete row {row} from section {section}, but there are only {sections} sections"
          + " before the update"
      ],
      cause: "deletes and reloads count in the table as it was before the batch [documented: TVPG"
        + " 7], and it had no such section: often the table had never loaded",
      legal: "load the table first; then a row of a section that it had",
      source: "observed: crash text, onmyway133/DeepDiff#8",
      read: Finding.missingSectionBefore
    ),
    ExplanationPage(
      code: "E6",
      title: "a row is inserted that its section does not have afterwards",
      templates: [
        "attempt to insert row {row} into section {section}, but there are only {rows} rows in"
          + " section {section} after the update"
      ],
      cause: "inserts count in the table as it is after the batch [documented: TVPG 7]: the path"
        + " was counted in the old table, or the model did not get the row before the table was"
        + " told",
      legal: "a place that the data source has afterwards",
      source: "observed: crash text, 5calls/ios#57",
      read: Finding.missingInsert
    ),
    ExplanationPage(
      code: "E7",
      title: "a row is inserted into a section that does not exist afterwards",
      templates: [
        "attempt to insert row {row} into section {section}, but there are only {sections} sections"
          + " after the update"
      ],
      cause: "inserts count in the table as it is after the batch [documented: TVPG 7], and the"
        + " data source reports no such section",
      legal: "insert the section too, in the model and in the same batch",
      source: "observed: crash text, gsdios/SDAutoLayout#261,"
        + " zoho/react-native-zohodesk-portal-sdk#18",
      read: Finding.missingSectionAfter
    ),
    ExplanationPage(
      code: "E8",
      title: "a section is deleted or reloaded that did not exist",
      templates: [
        "attempt to delete section {section}, but there are only {sections} sections before the"
          + " update"
      ],
      cause: "deletes and reloads count in the table as it was before the batch [documented: TVPG"
        + " 7]; a reload with the number from after an insert does this",
      legal: "a section that the table had before the batch",
      source: "observed: crash text, AppLozic/ApplozicSwift#424, Shopify/FunctionalTableData#130",
      read: Finding.missingSectionBefore
    ),
    ExplanationPage(
      code: "E9",
      title: "a section is inserted that does not exist afterwards",
      templates: [
        "attempt to insert section {section} but there are only {sections} sections after the update"
      ],
      cause:
        "the model did not get the section before the table was told, or the number was counted"
        + " in the old table",
      legal: "a section number that the data source has afterwards",
      source: "observed: crash text, changelog 0.3.1 of Kommunicate-io/KommunicateChatUI-iOS-SDK",
      read: Finding.missingSectionAfter
    ),
    ExplanationPage(
      code: "E10",
      title: "a row moves that was not there",
      templates: [
        "attempt to move index path {from@} that does not exist - there are only {rows} rows in"
          + " section {section} before the update",
        "attempt to move index path {from@} that does not exist - there are only {sections} sections"
          + " before the update",
      ],
      cause: "the start of a move counts in the table as it was before the batch [documented:"
        + " TVPG 7]",
      legal: "a move from a row that the table had before the batch",
      source: "observed: crash text, RxSwiftCommunity/RxDataSources#35; what it says of sections is"
        + " ours"
    ),
    ExplanationPage(
      code: "E11",
      title: "a row moves to a place that is not there afterwards",
      templates: [
        "attempt to move index path {from@} to index path {to@} that does not exist - there are only"
          + " {rows} rows in section {section} after the update",
        "attempt to move index path {from@} to index path {to@} that does not exist - there are only"
          + " {sections} sections after the update",
      ],
      cause: "the end of a move counts in the table as it is after the batch [documented: TVPG 7]",
      legal: "a move to a row that the data source has afterwards",
      source: "observed: crash text, DeclarativeHub/Bond#593; what it says of sections is ours"
    ),
    ExplanationPage(
      code: "E30",
      title: "a section moves from or to nowhere",
      templates: [
        "attempt to move section {from}, but there are only {sections} sections before the update",
        "attempt to move section {from} to section {to}, but there are only {sections} sections"
          + " after the update",
      ],
      cause: "the start of a move counts before the batch, its end after it [documented: TVPG 7]",
      legal: "a section that was there, to a number that is there afterwards",
      source: "ours: nobody published UIKit's words"
    ),
    ExplanationPage(
      code: "E34",
      title: "a section or row number below 0",
      templates: ["a section or row number must not be negative ({number})"],
      cause: "sections and rows are counted from 0; NSNotFound or a subtraction too many ends here",
      legal: "numbers from 0",
      source: "ours"
    ),
  ]
}
