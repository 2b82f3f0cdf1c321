extension ExplanationPage {
  /// Pages about collection views and SwiftUI lists.
  static let collections: [ExplanationPage] = [
    ExplanationPage(
      code: "N3",
      title: "asked for the item count of a section that does not exist (not reachable here)",
      templates: [
        "request for number of items in section {section} when there are only {sections} sections"
          + " in"
          + " the collection view"
      ],
      cause: "a layout asks for the items of an empty view",
      legal: "check `numberOfSections` in the layout",
      source: "observed: crash text, amirdew/CollectionViewPagingLayout#18",
      lessons: ["unknown-section"]
    ),
    ExplanationPage(
      code: "N4",
      title: "the layout has attributes for an item that does not exist (not reachable here)",
      templates: [
        "UICollectionView received layout attributes for a cell with an index path that does not"
          + " exist: {path@}",
        "but are not valid for the data source counts. Attributes will be ignored",
      ],
      cause: "the layout kept the attributes of older items",
      legal: "clear the cache of the layout in `invalidateLayout`, and reload",
      source: "observed: crash text, WenchaoD/FSPagerView#221 (up to iOS 12); a warning from iOS"
        + " 13,"
        + " onmyway133/notes#550",
      lessons: ["rect-of-new-row"]
    ),
    ExplanationPage(
      code: "N6",
      title: "the layout does not settle",
      templates: [
        "is stuck in its update/layout loop", "is stuck in a recursive layout loop",
      ],
      cause: "the height of a cell alternates, for example 170, 164, 170 [observed:"
        + " Meshtastic-Apple#1931] · a frame is set during the layout",
      legal: "a height that depends only on the content and the width",
      source: "observed: crash text, OneBusAway/onebusaway-ios#540 (iOS 15 to 17),"
        + " IQKeyboardManager#2157 (iOS 18 to 26)",
      lessons: ["heights-that-alternate"]
    ),
    ExplanationPage(
      code: "N8",
      title: "equal ids in a `ForEach` (a warning; not reachable here)",
      templates: [
        "occurs multiple times within the collection, this will give undefined results",
        "each layout item may only occur once",
      ],
      cause: "`id: \\.self` of equal values · a page was loaded twice",
      legal: "a stable id for each row",
      source: "observed: logs, subconsciousnetwork/subconscious#64; the second text ends the app",
      lessons: ["identifier-twice", "load-more-twice"],
      weight: .warning
    ),
  ]

  /// Pages about fetched results controllers.
  static let fetched: [ExplanationPage] = [
    ExplanationPage(
      code: "F1",
      title: "an exception in a delegate of a fetched results controller",
      templates: [
        "An exception was caught from the delegate of NSFetchedResultsController during a call to"
          + " -controllerDidChangeContent:",
        "An exception was caught from the delegate of NSFetchedResultsController",
      ],
      cause: "the message inside says which edit was wrong; the app continues with a wrong table ·"
        + " the controller reported an update and a move of one row [observed: rdar 27957917] ·"
        + " `reloadData` ran between the controller's events",
      legal: "collect the events of the controller, and apply them once in"
        + " `controllerDidChangeContent`",
      source: "observed: log, soffes/sstoolkit#119",
      lessons: ["move-and-reload"],
      weight: .wrapper
    ),
    ExplanationPage(
      code: "F2",
      title: "fetched rows are not sorted by section",
      templates: [
        "The fetched object at index {index} has an out of order section name '{}. Objects must be"
          + " sorted by section name",
        "has an out of order section name",
      ],
      cause: "the first sort key is not the section key · the sort ignores case or uses a locale,"
        + " and"
        + " the section key does not",
      legal: "sort by the section key first, in the same way",
      source: "observed: log, wordpress-mobile/WordPress-iOS#6476",
      lessons: ["sort-before-group"]
    ),
    ExplanationPage(
      code: "F3",
      title: "the cache of a fetched results controller is old",
      templates: [
        "The persistent cache of section information does not match the current configuration"
      ],
      cause: "the predicate or the sort changed, but `cacheName` stayed",
      legal: "`cacheName: nil`, or `deleteCache(withName:)` before the change",
      source: "observed: public comments"
    ),
    ExplanationPage(
      code: "F4",
      title: "a fetch request without a sort (not reachable here)",
      templates: [
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
      ],
      cause: "`sortDescriptors` of the fetch request is nil or empty",
      legal: "at least one sort descriptor",
      source: "observed: public comments",
      lessons: ["sort-before-group"]
    ),
  ]
}
