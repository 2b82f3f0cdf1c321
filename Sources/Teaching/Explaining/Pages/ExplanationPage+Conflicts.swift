import Workspace

extension ExplanationPage {
  /// Pages about two operations on the same row or section.
  static let conflicts: [ExplanationPage] = [
    ExplanationPage(
      code: "E12",
      title: "inserted a row at the target of a move",
      templates: ["attempt to perform an insert and a move to the same index path {path@}"],
      cause: "inserts and move targets use index paths from after the batch [documented: TVPG 7],"
        + " and two rows cannot share one; often the insert was counted without the move",
      legal: "use two index paths: insert the new row before or after the moved row",
      source: "observed: crash text, RxSwiftCommunity/RxDataSources#321,"
        + " yapstudios/YapDatabase#489, osteslag/Changeset#11"
    ),
    ExplanationPage(
      code: "E13",
      title: "moved a row that is also deleted or reloaded",
      templates: ["attempt to perform a delete and a move from the same index path {path@}"],
      cause: "the batch deletes and moves the row, or reloads and moves it; UIKit treats a reload"
        + " as delete plus insert [documented: W225], so this text also appears without a delete"
        + " [observed: rdar 33662307]",
      legal: "only the move; reload in a separate batch, or use `reconfigureRows`",
      source: "observed: crash text, rdar 33662307",
      contexts: [
        ContextExplanation(
          context: .fetched,
          cause: "the controller reported an update and a move of one row [observed: rdar"
            + " 27957917]",
          legal: "apply only the move, and configure the cell at its new path after the batch"
        )
      ]
    ),
    ExplanationPage(
      code: "E14",
      title: "deleted and reloaded the same row or section",
      templates: ["attempt to delete and reload the same index path {path@}"],
      cause: "a deleted row or section cannot be reloaded; often the reload was counted after the"
        + " delete, but both use positions from before the batch [documented: TVPG 7]",
      legal: "one of the two; a reload uses the position from before the batch",
      source: "observed: crash text, xmartlabs/XLData#14 and #17; for sections"
        + " Shopify/FunctionalTableData#130",
      contexts: [
        ContextExplanation(
          context: .fetched,
          cause: "the controller reported a delete and an update of one row [observed: rdar"
            + " 22684413]",
          legal: "drop the update; configure the other rows after the batch instead of a reload in"
            + " it"
        )
      ]
    ),
    ExplanationPage(
      code: "E15",
      title: "two animations for one cell (Core Data, iOS 9; not reachable here)",
      templates: ["Attempt to create two animations for cell"],
      cause: "a fetched results controller reported an update and a move of one row; the exact"
        + " trigger is unknown",
      legal: "only the move, then the update in a later batch",
      source: "observed: crash text (Core Data, iOS 9)",
      contexts: [
        ContextExplanation(
          context: .fetched,
          cause: "the controller reported an update and a move of one row [observed: rdar"
            + " 27957917]",
          legal: "apply only the move, and configure the cell at its new path after the batch"
        )
      ]
    ),
    ExplanationPage(
      code: "E16",
      title: "moved a row into a new section or out of a deleted one",
      templates: [
        "cannot move a row into a newly inserted section ({section})",
        "cannot move a row from a deleted section ({section})",
        "cannot move a row from a deleted section",
      ],
      cause: "UIKit moves rows only between sections that exist before and after the batch"
        + " [observed]",
      legal: "insert the row in the new section and delete it in the old one; with `set"
        + " batchPolicy lenient` the move works, with a warning",
      source: "observed: crash text, SwiftKickMobile/TLIndexPathTools#13, #20; the number in the"
        + " second text is ours",
      contexts: [
        ContextExplanation(
          context: .fetched,
          cause: "every move was applied as `moveRow`, also into a new section or out of a deleted"
            + " one [observed: TLIndexPathTools#13]",
          legal: "apply such a move as a delete and an insert"
        )
      ]
    ),
    ExplanationPage(
      code: "E31",
      title: "two moves share a start or a target",
      templates: [
        "attempt to perform multiple moves from the same index path {path@}",
        "attempt to perform multiple moves to the same index path {path@}",
      ],
      cause: "one row cannot move to two positions, and two rows cannot move to one position",
      legal: "one move for each row, each to a different position",
      source: "ours; UIKit's rejection itself is documented (WWDC 2018, session 225)"
    ),
    ExplanationPage(
      code: "E32",
      title: "a section move conflicts with a delete, an insert or another move",
      templates: [
        "attempt to perform a delete and a move from the same section ({section})",
        "attempt to perform an insert and a move to the same section ({section})",
        "attempt to perform multiple moves of the same section ({section})",
      ],
      cause: "two operations use the same section",
      legal: "one operation for each section",
      source: "ours: UIKit's wording is not published"
    ),
    ExplanationPage(
      code: "E33",
      title: "inserted rows into a section that moves",
      templates: ["cannot insert rows into a section that moves in the same batch ({section})"],
      cause: "UIKit crashes on this batch [observed]",
      legal: "insert the rows in a separate batch, or delete and insert the section; with `set"
        + " batchPolicy lenient` it works, with a warning",
      source: "ours; the crash itself is observed (babylonhealth/Bento#51)"
    ),
  ]
}
