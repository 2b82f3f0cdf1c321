import Workspace

extension ExplanationPage {
  /// Pages about row and section counts that do not match.
  static let counts: [ExplanationPage] = [
    ExplanationPage(
      code: "E1",
      title: "row counts do not match",
      templates: [
        "Invalid update: invalid number of rows in section {section}. The number of rows contained"
          + " in an existing section after the update ({after}) must be equal to the number of rows"
          + " contained in that section before the update ({before}), plus or minus the number of"
          + " rows inserted or deleted from that section ({inserted} inserted, {deleted} deleted)"
          + " and plus or minus the number of rows moved into or out of that section ({movedin}"
          + " moved in, {movedout} moved out).",
        // Up to iOS 4, tables had no moves.
        "Invalid update: invalid number of rows in section {section}. The number of rows contained"
          + " in an existing section after the update ({after}) must be equal to the number of rows"
          + " contained in that section before the update ({before}), plus or minus the number of"
          + " rows inserted or deleted from that section ({inserted} inserted, {deleted} deleted).",
        "_Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section",
      ],
      cause: "the table view asked for row counts again after the batch [observed]; the count of"
        + " this section does not match the reported changes; the model and the table view changed"
        + " by different amounts, or only one of them changed",
      legal: "rows after = rows before + inserted - deleted + moved in - moved out, for each"
        + " section that stays; `reloadSections` accepts any change in its section [ours]",
      source: "observed: crash text, rondinellimorais/ExpandableTableView#4; two spaces after the"
        + " section up to iOS 12, one from iOS 13 (Automattic/simplenote-ios#730)",
      contexts: [.fetchedCounts, .diffableCounts, .collectionCounts],
      read: Finding.rowCount
    ),
    ExplanationPage(
      code: "E2",
      title: "section counts do not match",
      templates: [
        "Invalid update: invalid number of sections. The number of sections contained in the table"
          + " view after the update ({after}) must be equal to the number of sections contained in"
          + " the table view before the update ({before}), plus or minus the number of sections"
          + " inserted or deleted ({inserted} inserted, {deleted} deleted)."
      ],
      cause: "the data source returned a number of sections that does not match the reported"
        + " changes; often the model deleted a section with its last row, but the table view"
        + " deleted only the row",
      legal: "sections after = sections before + inserted - deleted; delete the row and the"
        + " section in one batch [observed: rdar 34906155]: `begin; delete 1 0; section delete 1;"
        + " end`",
      source: "observed: crash text, forkingdog/UITableView-FDTemplateLayoutCell#40,"
        + " dennisreimann/ioctocat#221; the spacing follows E1",
      contexts: [.fetchedSections, .collectionCounts],
      read: Finding.sectionCount
    ),
    ExplanationPage(
      code: "E3",
      title: "counts and operations do not match (today's wording of E1 and E2)",
      templates: [
        "Invalid batch updates detected: the number of sections and/or rows returned by the data"
          + " source before and after performing the batch updates are inconsistent with the"
          + " updates.",
        "Invalid batch updates detected: the number of sections and/or rows returned by the data"
          + " source before and/or after performing the batch updates are inconsistent with the"
          + " updates.", "_Bug_Detected_In_Client_Of_UITableView_Invalid_Batch_Updates",
      ],
      cause: "the data source changed, but to a different count than the batch says; one that did"
        + " not change at all gets E1 or E2 [ours: inferred]",
      legal: "for each section that stays: rows after = rows before + inserts - deletes; a reload"
        + " is listed as Delete and Insert [observed]",
      source: "observed: crash text, exyte/Chat#26, #40, #56; the rule for E3 or E1 is ours,"
        + " inferred from the Catalyst log",
      contexts: [.fetchedCounts, .diffableCounts, .collectionCounts],
      read: Finding.dump
    ),
    ExplanationPage(
      code: "E17",
      title: "batch and data source do not match (iOS 5; not reachable here)",
      templates: [
        "Invalid table view update. The application has requested an update to the table view that"
          + " is inconsistent with the state provided by the data source."
      ],
      cause: "the same as E1 and E2, with the text of iOS 5, without numbers",
      legal: "update the table view with exactly the rows and sections that the model added and"
        + " removed; `batch JSON` checks a batch",
      source: "observed: crash text, myell0w/MTStatusBarOverlay#41"
    ),
  ]
}

extension ContextExplanation {
  /// The causes of wrong row counts beside a fetched results controller.
  fileprivate static let fetchedCounts = ContextExplanation(
    context: .fetched,
    cause: "`performFetch` sends no events, and no `reloadData` followed it [observed:"
      + " woocommerce-ios#2447] · `reloadData` or other edits ran between the controller's events ·"
      + " a fetch inside a delegate call started a nested round of events",
    legal: "call `reloadData` after `performFetch`; collect the events, and apply them in one batch"
      + " in `controllerDidChangeContent`"
  )

  /// The causes of wrong section counts beside a fetched results controller.
  fileprivate static let fetchedSections = ContextExplanation(
    context: .fetched,
    cause: "the delegate has no method for section changes [observed: CoreStore#93] · counts were"
      + " requested before `controllerWillChangeContent` · a move with equal paths into a new"
      + " section was applied as an update",
    legal: "implement `controller(_:didChange:atSectionIndex:for:)`, and apply rows and sections in"
      + " one batch"
  )

  /// The causes of wrong counts beside a diffable data source.
  fileprivate static let diffableCounts = ContextExplanation(
    context: .diffable,
    cause: "rows were inserted or deleted by hand beside `apply` · leaving the screen cut off the"
      + " animation of an `apply` [observed: moko-units#59]",
    legal: "change the rows only with `apply`; wait for its completion before the next change"
  )

  /// The causes of wrong counts in a collection view.
  fileprivate static let collectionCounts = ContextExplanation(
    context: .collection,
    cause: "the model changed before `performBatchUpdates`, and the view needed a layout or has no"
      + " window: it asks for counts at the start, so the change counts twice [observed: rdar"
      + " 28167779, rdar 15262692] · the model and the view changed by different amounts",
    legal: "change the model inside the block of `performBatchUpdates`"
  )
}
