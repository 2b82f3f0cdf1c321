import Workspace

extension ExplanationPage {
  /// Pages about cells that are missing, unregistered or requested at the wrong time.
  static let cells: [ExplanationPage] = [
    ExplanationPage(
      code: "E18",
      title: "unregistered reuse identifier",
      templates: [
        "unable to dequeue a cell with identifier {} - must register a nib or a class for the"
          + " identifier or connect a prototype cell in a storyboard",
        "could not dequeue a view of kind: {} with identifier {} - must register a nib or a class"
          + " for the identifier or connect a prototype cell in a storyboard",
      ],
      cause: "no `register(_:forCellReuseIdentifier:)` call names exactly this identifier; case"
        + " matters [observed: Netflix-clone#7], and a cell in the reuse pool does not help"
        + " [observed: Catalyst log]",
      legal: "register the class before the first dequeue: `app register ID CELL`",
      source: "observed: crash text, Karumi/BothamUI#57, Netflix-clone#7"
    ),
    ExplanationPage(
      code: "E19",
      title: "the data source returned no cell",
      templates: [
        "failed to obtain a cell from its dataSource",
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
        "the view returned from -collectionView:cellForItemAtIndexPath: {} was not retrieved by"
          + " calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      ],
      cause: "`cellForRowAt` returned nil; often `dequeueReusableCell(withIdentifier:)` found no"
        + " registered class, and the code did not check for nil",
      legal: "return a cell for every row; `dequeueReusableCell(withIdentifier:for:)` never"
        + " returns nil [observed: Catalyst log]",
      source: "observed: crash text, HVTableView#27, PPiOS-Rename#16; iOS 6 to 8: FlatUIKit#93"
    ),
    ExplanationPage(
      code: "E20",
      title: "data source deallocated",
      templates: ["UITableView dataSource is not set"],
      cause: "the table view holds its data source weakly [header]; no other object held it, so it"
        + " was deallocated before the table view asked for cells",
      legal: "keep the data source in a stored property for as long as the table view exists",
      source: "observed: crash text"
    ),
    ExplanationPage(
      code: "E29",
      title: "cells requested while they change (a warning)",
      templates: [
        "Attempted to access the table view's visibleCells while they were in the process of being"
          + " updated, which is not allowed",
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of"
          + " updating its visible cells, which is not allowed",
        "UITableViewAlertForVisibleCellsAccessDuringUpdate",
      ],
      cause: "`visibleCells` or `cellForRow(at:)` is called inside `cellForRowAt` or `willDisplay`",
      legal: "use the cell that the callback hands over, or ask for cells after the layout",
      source: "documented: iOS 13 release notes; UIKit writes it to the log (ZFPlayer#955)",
      weight: .warning
    ),
    ExplanationPage(
      code: "N2",
      title: "a cell was dequeued but not returned (a warning)",
      templates: [
        "Expected dequeued view to be returned to the collection view in preparation for display.",
        "a cell with identifier {} was dequeued although the table view asked for none, and was"
          + " never returned to it",
        "the data source dequeued a cell for row {section} {row} and returned another one",
      ],
      cause: "a dequeue runs outside `cellForRowAt` (for example in `heightForRow`), or twice for"
        + " one row",
      legal: "dequeue once for each `cellForRowAt` call, and return that cell",
      source: "observed for collection views: crash text, didi/DoKit#1191, Juanpe/SkeletonView#580"
        + " (iOS 18); the wording for tables is ours",
      weight: .warning,
      contexts: [
        ContextExplanation(
          context: .collection,
          cause: "a cell was dequeued and not returned: two cells for one item, or a dequeue"
            + " outside"
            + " `cellForItemAt` · from iOS 18, this ends the app",
          legal: "dequeue once for each `cellForItemAt` call, and return that cell"
        )
      ]
    ),
    ExplanationPage(
      code: "W1",
      title: "laid out before it is in a window (a warning, once)",
      templates: [
        "UITableView was told to layout its visible cells and other contents without being in the"
          + " view hierarchy (the table view or one of its superviews has not been added to a"
          + " window).", "UITableViewAlertForLayoutOutsideViewHierarchy",
      ],
      cause: "`layoutIfNeeded`, a batch or `scrollToRow` runs before the table view is in a"
        + " window, as in `viewDidLoad` or another tab",
      legal: "wait for `viewDidAppear` or `didMoveToWindow`; `reloadData` by itself causes no"
        + " layout [observed]",
      source: "observed: crash text, Ranchero-Software/NetNewsWire#3910,"
        + " rechsteiner/Parchment#735, JohnEstropia/CoreStore#360",
      weight: .warning
    ),
  ]
}
