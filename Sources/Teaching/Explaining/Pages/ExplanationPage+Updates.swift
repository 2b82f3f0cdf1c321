extension ExplanationPage {
  /// Pages about counts that are asked for too early, and updates inside a callback.
  static let updates: [ExplanationPage] = [
    ExplanationPage(
      code: "E35",
      title: "asked for the row count of a section that does not exist",
      templates: ["Requested the number of rows for section ({section}) which is out of bounds"],
      cause: "section 0 of an empty table · -1, as the last section of an empty table [observed:"
        + " element-ios#4591] · the table view was not updated after a change",
      legal: "check `numberOfSections` first; `sections --cached` shows the sections that the table"
        + " view has",
      source: "observed: crash text, wordpress-mobile/WordPress-iOS#13891 (from 2020; before that,"
        + " the result was 9223372036854775807, RxDataSources#305)",
      example: "sections --cached",
      lessons: ["minus-one"]
    ),
    ExplanationPage(
      code: "E37",
      title: "updated the table view while it loads cells",
      templates: ["_visibleRows and _visibleCells must be of same length"],
      cause: "a batch or a reload runs inside `cellForRowAt` or `willDisplay` · `beginUpdates` and"
        + " `endUpdates` for new heights during an `apply` · an update off the main thread",
      legal: "update in the next turn of the run loop, on the main thread",
      source: "observed: crash text, xmartlabs/Eureka#2189 (from iOS 11)",
      lessons: ["cells-during-update"]
    ),
    ExplanationPage(
      code: "E41",
      title: "a preview for a view that left its window (not reachable here)",
      templates: [
        "UIPreviewTarget requires that the container view is in a window, but it is not",
        "BUG_IN_CLIENT_OF_TARGETED_PREVIEW__VIEW_IS_NOT_IN_A_WINDOW",
      ],
      cause: "the row was reloaded or deleted while its context menu or swipe was open",
      legal: "return no preview if the view has no window; reload after the menu has closed"
        + " (`willEndContextMenuInteraction`)",
      source: "observed: crash text, react-native-context-menu-view#180, NetNewsWire#5151",
      lessons: ["swipe-without-commit"]
    ),
    ExplanationPage(
      code: "W2",
      title: "constraints that give a height of 0 (a warning; not reachable here)",
      templates: [
        "constraints ambiguously suggest a height of zero for a tableview cell's content view",
        "constraints ambiguously suggest a height of zero for a table view cell's content view",
        "constraints ambiguously suggest a size of zero",
      ],
      cause: "no chain of constraints goes from the top to the bottom of `contentView` · views were"
        + " added to the cell instead of its `contentView`",
      legal: "close the chain, or return a height; otherwise the row is 44 pt high",
      source: "observed: logs, xmartlabs/XLForm#853, #1081, WenchaoD/FSPagerView#372",
      lessons: ["negative-height"],
      weight: .warning
    ),
  ]

  /// Pages about objects that are missing, of a wrong class or deallocated.
  static let views: [ExplanationPage] = [
    ExplanationPage(
      code: "selector",
      title: "the data source does not have the method (not reachable here)",
      templates: [
        "-[{_} tableView:{_}]: unrecognized selector sent to instance",
        "-[{_} collectionView:{_}]: unrecognized selector sent to instance",
        "-[{_} numberOfSectionsInTableView:]: unrecognized selector sent to instance",
      ],
      cause: "`dataSource` or `delegate` is another object than the one you wrote · the class is"
        + " not"
        + " set in the storyboard · the method is missing or has another name",
      legal: "assign the object that has the methods; `capabilities` lists the methods that an"
        + " object has here",
      source: "observed: crash text, firebase/FirebaseUI-iOS#31",
      example: "capabilities",
      lessons: ["weak-data-source"]
    ),
    ExplanationPage(
      code: "cast",
      title: "the cell has another class (not reachable here)",
      templates: ["Could not cast value of type 'UITableViewCell'"],
      cause: "the base class was registered after the prototype, with the same identifier · the"
        + " prototype has no class",
      legal: "register your class for the identifier, or set it in the storyboard; `app register ID"
        + " CELL` registers a class here",
      source: "observed: crash text, bvogelzang/LPRTableView#14",
      lessons: ["identifier-in-capitals"]
    ),
    ExplanationPage(
      code: "nil",
      title: "an optional without a value (not reachable here)",
      templates: [
        "Unexpectedly found nil while implicitly unwrapping an Optional value",
        "Unexpectedly found nil while unwrapping an Optional value",
      ],
      cause: "an outlet, for example the table view, was used before its view was loaded · the"
        + " outlet is not connected",
      legal: "use outlets from `viewDidLoad` on; check the connection in the storyboard",
      source: "observed: crash text, rechsteiner/Parchment#686; `while unwrapping` is older",
      lessons: ["layout-without-window"]
    ),
    ExplanationPage(
      code: "memory",
      title: "the delegate was deallocated while the view scrolled (not reachable here)",
      templates: [
        "EXC_BAD_ACCESS{}_notifyDidScroll", "_notifyDidScroll{}EXC_BAD_ACCESS",
      ],
      cause: "the delegate was deallocated, and a dangling reference to it is left: UIKit's own up"
        + " to"
        + " iOS 8, an `unowned` of the app today",
      legal: "a weak reference; set `delegate` to nil when the delegate is deallocated",
      source: "observed: crash report, ninjinkun/NJKScrollFullScreen#13, rdar 12575794",
      lessons: ["weak-data-source"]
    ),
    ExplanationPage(
      code: "kvo",
      title: "an observer was removed twice or never (not reachable here)",
      templates: [
        "Cannot remove an observer <{}> for the key path",
        "deallocated while key value observers were still registered",
      ],
      cause: "the observer was removed twice, or was never added · the view was deallocated, but"
        + " its"
        + " observer was not removed",
      legal: "keep the token of `observe(_:options:changeHandler:)`; it removes the observer"
        + " itself",
      source: "observed: crash text, CoderMJLee/MJRefresh#449, Yalantis/Persei#17",
      lessons: ["weak-data-source"]
    ),
  ]
}
