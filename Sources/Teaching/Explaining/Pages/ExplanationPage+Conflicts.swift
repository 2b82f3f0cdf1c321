import Workspace

extension ExplanationPage {
  /// Two operations that claim one place.
  static let conflicts: [ExplanationPage] = [
    ExplanationPage(
      code: "E12",
      title: "a row is inserted where another moves to",
      templates: ["attempt to perform an insert and a move to the same index path {path@}"],
      cause: "inserts and the ends of moves are places after the batch [documented: TVPG 7], and"
        + " two rows cannot share one: often the insert was counted without the move",
      legal: "two different places: insert the new row before or after the one that moves",
      source: "observed: crash text, RxSwiftCommunity/RxDataSources#321,"
        + " yapstudios/YapDatabase#489, osteslag/Changeset#11"
    ),
    ExplanationPage(
      code: "E13",
      title: "a row moves that is deleted or reloaded as well",
      templates: ["attempt to perform a delete and a move from the same index path {path@}"],
      cause: "the row is deleted and moved, or reloaded and moved: UIKit takes a reload apart into"
        + " delete and insert [documented: W225], so these words come although nothing was deleted"
        + " [observed: rdar 33662307]",
      legal: "the move alone, and the reload in a batch of its own (or reconfigureRows)",
      source: "observed: crash text, rdar 33662307"
    ),
    ExplanationPage(
      code: "E14",
      title: "a row or section is deleted and reloaded",
      templates: ["attempt to delete and reload the same index path {path@}"],
      cause: "what is deleted has nothing left to reload; often the reload was counted after the"
        + " delete, but both count before the batch [documented: TVPG 7]",
      legal: "one of the two; the path of the reload as it was before the batch",
      source: "observed: crash text, xmartlabs/XLData#14 and #17; for sections"
        + " Shopify/FunctionalTableData#130"
    ),
    ExplanationPage(
      code: "E15",
      title: "two animations for one cell (Core Data, iOS 9; not reachable here)",
      templates: ["Attempt to create two animations for cell"],
      cause:
        "a results controller told of an update and a move of one row; no sure trigger is known",
      legal: "the move alone, then the update in a later batch",
      source: "observed: crash text (Core Data, iOS 9)"
    ),
    ExplanationPage(
      code: "E16",
      title: "a row moves into a new section or out of a deleted one",
      templates: [
        "cannot move a row into a newly inserted section ({section})",
        "cannot move a row from a deleted section ({section})",
        "cannot move a row from a deleted section",
      ],
      cause: "UIKit moves rows only between sections that exist before and after the batch"
        + " [observed]",
      legal:
        "insert the row in the new section and delete it in the old one; set batchPolicy lenient"
        + " does the move with a warning",
      source: "observed: crash text, SwiftKickMobile/TLIndexPathTools#13, #20; the number of the"
        + " second text is ours"
    ),
    ExplanationPage(
      code: "E31",
      title: "two moves share a start or an end",
      templates: [
        "attempt to perform multiple moves from the same index path {path@}",
        "attempt to perform multiple moves to the same index path {path@}",
      ],
      cause: "one row cannot go to two places, and two rows cannot stand in one",
      legal: "one move for each row, each to a place of its own",
      source: "ours; that it is refused is documented (WWDC 2018, session 225)"
    ),
    ExplanationPage(
      code: "E32",
      title: "a section moves and is deleted, inserted over or moved twice",
      templates: [
        "attempt to perform a delete and a move from the same section ({section})",
        "attempt to perform an insert and a move to the same section ({section})",
        "attempt to perform multiple moves of the same section ({section})",
      ],
      cause: "two operations claim one section",
      legal: "one operation for each section",
      source: "ours: nobody published UIKit's words"
    ),
    ExplanationPage(
      code: "E33",
      title: "rows are inserted into a section that moves",
      templates: ["cannot insert rows into a section that moves in the same batch ({section})"],
      cause: "UIKit crashes on it [observed]",
      legal: "the rows in a batch of their own, or delete and insert the section; set batchPolicy"
        + " lenient does it with a warning",
      source: "ours; the crash itself is observed (babylonhealth/Bento#51)"
    ),
  ]
}
