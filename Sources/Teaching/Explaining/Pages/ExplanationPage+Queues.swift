extension ExplanationPage {
  /// Pages about diffable data sources: queues, hash values and repeated identifiers.
  static let queues: [ExplanationPage] = [
    ExplanationPage(
      code: "D8",
      title: "snapshots were applied on two queues",
      templates: [
        "Deadlock detected: calling this method on the main queue with outstanding async updates is"
          + " not permitted and will deadlock",
        "applying updates in a non-thread confined manner is dangerous",
      ],
      cause: "`apply` is called on the main queue and on another one · `apply` or"
        + " `reconfigureItems`"
        + " runs during an animated `apply` [observed: anytype-swift#4954]",
      legal: "call `apply` on the main queue only, and wait for its completion",
      source: "observed: crash text, the-blue-alliance-ios#794 (from iOS 13)",
      example: "app snapshot apply",
      lessons: ["two-queues", "identifier-twice"]
    ),
    ExplanationPage(
      code: "D9",
      title: "equal identifiers with different hash values",
      templates: [
        "Diffable data source detected item identifiers that are equal but have different hash"
          + " values"
      ],
      cause: "`==` compares the id, but `hash(into:)` uses all properties",
      legal: "`==` and `hash(into:)` use the same properties; the id itself is the best identifier",
      source: "observed: a log of 2025",
      lessons: ["two-queues", "equal-and-stale", "identifier-twice"]
    ),
    ExplanationPage(
      code: "D10",
      title: "appended an item that the snapshot already has (a warning)",
      templates: [
        "Diffable data source detected an attempt to insert or append {count} item identifier",
        "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS",
      ],
      cause: "an old item was appended again to show its new content; the snapshot moves it"
        + " instead",
      legal: "`reconfigureItems` shows the new content; append only new items",
      source: "observed: logs (from iOS 14)",
      lessons: ["equal-and-stale", "identifier-twice"],
      weight: .warning
    ),
    ExplanationPage(
      code: "D11",
      title: "appended a section that the snapshot already has",
      templates: [
        "Diffable data source detected an attempt to insert or append {count} section identifier",
        "section identifier that already exists in the snapshot. Identifiers in a snapshot must be"
          + " unique.",
      ],
      cause: "`appendSections` was called twice for one section",
      legal: "ask `indexOfSection` first",
      source: "observed: logs (from iOS 14)",
      lessons: ["identifier-twice"]
    ),
    ExplanationPage(
      code: "hash",
      title: "a Set or Dictionary with equal elements (not reachable here)",
      templates: [
        "Duplicate elements of type '{}' were found in a Set",
        "Duplicate keys of type '{}' were found in a Dictionary",
      ],
      cause: "an object changed after it was inserted, so that its hash value changed · `==` and"
        + " `hash(into:)` use different properties",
      legal: "immutable ids as elements and keys",
      source: "observed: crash text, parse-community/Parse-Swift#440",
      lessons: ["identifier-twice"]
    ),
  ]

  /// Pages about threads.
  static let language: [ExplanationPage] = [
    ExplanationPage(
      code: "T1",
      title: "UIKit was called off the main thread (not reachable here)",
      templates: [
        "must be used from main thread only", "UI API called on a background thread:",
      ],
      cause: "the completion of a request runs on a background thread, and changes the table view",
      legal: "`@MainActor`, or `DispatchQueue.main.async` around the change; here it does not"
        + " compile",
      source: "observed: logs, AssistoLab/DropDown#186",
      lessons: ["late-image"]
    ),
    ExplanationPage(
      code: "T2",
      title: "a layout off the main thread (not reachable here)",
      templates: [
        "Modifications to the layout engine must not be performed from a background thread",
        "This application is modifying the autolayout engine from a background thread",
      ],
      cause: "the completion of a request runs on a background thread, and changes views or"
        + " constraints",
      legal: "`@MainActor`, or `DispatchQueue.main.async` around the change",
      source: "observed: crash text, Tencent/QMUI_iOS#800 (from iOS 13; the second text is older)",
      lessons: ["late-image"]
    ),
    ExplanationPage(
      code: "T3",
      title: "a closure of the main actor ran elsewhere (not reachable here)",
      templates: [
        "Block was expected to execute on queue [com.apple.main-thread",
        "Incorrect actor executor assumption",
      ],
      cause: "a library calls a closure of the main actor on its own queue [observed: swift#76804]"
        + " ·"
        + " `apply` is called off the main queue [observed: ReactiveCollectionsKit#158]",
      legal: "mark the closure `@Sendable` and change to the main actor inside it",
      source: "observed: crash text of Swift 6, swiftlang/swift#76804",
      lessons: ["late-image"]
    ),
  ]
}
