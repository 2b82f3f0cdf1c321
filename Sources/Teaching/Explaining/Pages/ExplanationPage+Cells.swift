import Workspace

extension ExplanationPage {
  /// Cells that are missing, unknown or asked for at the wrong moment.
  static let cells: [ExplanationPage] = [
    ExplanationPage(
      code: "E18",
      title: "an identifier that nothing is registered for",
      templates: [
        "unable to dequeue a cell with identifier {} - must register a nib or a class for the"
          + " identifier or connect a prototype cell in a storyboard",
        "could not dequeue a view of kind: {} with identifier {} - must register a nib or a class"
          + " for the identifier or connect a prototype cell in a storyboard",
      ],
      cause: "no register(_:forCellReuseIdentifier:) for exactly this identifier: capitals count"
        + " [observed: Netflix-clone#7], and a cell in the pool does not help [observed: Catalyst log]",
      legal: "register the class before the first dequeue: app register ID CELL",
      source: "observed: crash text, Karumi/BothamUI#57, Netflix-clone#7"
    ),
    ExplanationPage(
      code: "E19",
      title: "the data source gave no cell",
      templates: [
        "failed to obtain a cell from its dataSource",
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
        "the view returned from -collectionView:cellForItemAtIndexPath: {} was not retrieved by"
          + " calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      ],
      cause: "cellForRowAt answered nil: often dequeueReusableCell(withIdentifier:) found nothing"
        + " registered and nobody looked",
      legal:
        "a cell for every row: dequeueReusableCell(withIdentifier:for:), which never gives nil"
        + " [observed: Catalyst log]",
      source: "observed: crash text, HVTableView#27, PPiOS-Rename#16; iOS 6 to 8: FlatUIKit#93"
    ),
    ExplanationPage(
      code: "E20",
      title: "the data source is gone",
      templates: ["UITableView dataSource is not set"],
      cause: "the table view holds its data source weakly [header], nobody else held it, and it"
        + " vanished before the cells were asked for",
      legal: "somebody who keeps the data source as long as the table: a stored property",
      source: "observed: crash text"
    ),
    ExplanationPage(
      code: "E29",
      title: "cells are asked for while they change (a warning)",
      templates: [
        "Attempted to access the table view's visibleCells while they were in the process of being"
          + " updated, which is not allowed",
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of"
          + " updating its visible cells, which is not allowed",
      ],
      cause: "visibleCells or cellForRow(at:) is asked from inside cellForRowAt or willDisplay",
      legal: "use the cell that the callback hands over, or ask after the layout",
      source: "documented: iOS 13 release notes; it is a line in the log (ZFPlayer#955)"
    ),
    ExplanationPage(
      code: "N2",
      title: "a cell was dequeued and not returned (a warning)",
      templates: [
        "Expected dequeued view to be returned to the collection view in preparation for display.",
        "a cell with identifier {} was dequeued although the table view asked for none, and was"
          + " never returned to it",
        "the data source dequeued a cell for row {section} {row} and returned another one",
      ],
      cause: "dequeue is called outside cellForRowAt (in heightForRow, say), or twice for one row",
      legal: "one dequeue for each cellForRowAt, and that cell returned",
      source: "observed for collection views: crash text, didi/DoKit#1191,"
        + " Juanpe/SkeletonView#580 (iOS 18); for tables the words are ours"
    ),
    ExplanationPage(
      code: "W1",
      title: "laid out before it is in a window (a warning, once)",
      templates: [
        "UITableView was told to layout its visible cells and other contents without being in the"
          + " view hierarchy (the table view or one of its superviews has not been added to a"
          + " window)."
      ],
      cause:
        "layoutIfNeeded, a batch or scrollToRow while the table view is in no window yet, as in"
        + " viewDidLoad or in another tab",
      legal: "wait for viewDidAppear or didMoveToWindow; reloadData alone is no layout [observed]",
      source: "observed: crash text, Ranchero-Software/NetNewsWire#3910,"
        + " rechsteiner/Parchment#735, JohnEstropia/CoreStore#360"
    ),
  ]
}
