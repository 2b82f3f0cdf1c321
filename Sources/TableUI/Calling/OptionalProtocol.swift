/// An optional protocol of a data source, a delegate or a prefetch data source.
@MainActor package struct OptionalProtocol {
  /// The protocol.
  package let type: Any.Type

  /// The role of the objects that may have it.
  package let role: CapabilityReport.Role

  /// The table view's behavior without it.
  let effectOfAbsence: String

  /// The evidence for UIKit's behavior.
  let evidence: String

  /// Checks an object for the protocol and stores the object that has it.
  package let look: @MainActor (AnyObject?, TableMethods) -> Void

  /// Whether an object with the protocol was found.
  package let isFound: @MainActor (TableMethods) -> Bool

  /// Whether only gestures need it, so that the first gesture checks for it.
  let isOfGestures: Bool

  private init<Capability>(
    _ type: Capability.Type,
    _ role: CapabilityReport.Role,
    _ slot: @escaping @MainActor (TableMethods, (inout Capability?) -> Void) -> Void,
    _ effectOfAbsence: String,
    _ evidence: String,
    isOfGestures: Bool = false,
    isPossible: @escaping @MainActor (AnyObject) -> Bool = { _ in true }
  ) {
    self.isOfGestures = isOfGestures
    self.type = type
    self.role = role
    self.effectOfAbsence = effectOfAbsence
    self.evidence = evidence
    // A closure opens the slot: a key path would have to be made at every start of a program.
    look = { object, methods in
      var candidate = candidate(for: type, in: object)
      if let found = candidate, !isPossible(found) { candidate = nil }
      slot(methods) { $0 = cast(candidate, to: type) }
    }
    isFound = { methods in
      var isFound = false
      slot(methods) { isFound = $0 != nil }
      return isFound
    }
  }

  /// A protocol that inherits from ``TableViewShowing``, for which one check does before all of them.
  private static func ofShowing<Capability>(
    _ type: Capability.Type,
    _ slot: @escaping @MainActor (TableMethods, (inout Capability?) -> Void) -> Void,
    _ effectOfAbsence: String,
    _ evidence: String
  ) -> OptionalProtocol {
    OptionalProtocol(type, .delegate, slot, effectOfAbsence, evidence) {
      cast($0, to: (any TableViewShowing).self) != nil
    }
  }

  private static func ofGestures<Capability>(
    _ type: Capability.Type,
    _ role: CapabilityReport.Role,
    _ slot: @escaping @MainActor (GestureMethods, (inout Capability?) -> Void) -> Void,
    _ effectOfAbsence: String,
    _ evidence: String
  ) -> OptionalProtocol {
    OptionalProtocol(
      type,
      role,
      { slot($0.gestures, $1) },
      effectOfAbsence,
      evidence,
      isOfGestures: true
    )
  }

  /// The name of the protocol.
  package var name: String { "\(type)" }

  /// The methods that are optional one by one.
  package var methods: [OptionalMethod] {
    let name = name
    return OptionalMethod.allCases.filter { $0.protocolName == name }
  }

  /// The protocols of UIKit.
  package static let all = table.filter { !$0.methods.isEmpty }

  /// Returns the protocol that declares a method.
  package static func of(_ method: OptionalMethod) -> OptionalProtocol {
    guard let owner = owners[method] else { preconditionFailure("no protocol has \(method)") }
    return owner
  }

  /// Returns the known protocol of a type, or nil.
  package static func of(_ type: Any.Type) -> OptionalProtocol? { table.first { $0.type == type } }

  private static let owners: [OptionalMethod: OptionalProtocol] = {
    var owners: [OptionalMethod: OptionalProtocol] = [:]
    for known in all {
      for method in known.methods { owners[method] = known }
    }
    return owners
  }()

  /// All protocols to check for.
  static let table = ofSources + ofDelegates + ofScrolling

  private static let ofSources: [OptionalProtocol] = [
    .init((any TableViewTitling).self, .dataSource, { $1(&$0.titling) }, "no titles", "documented"),
    .ofGestures(
      (any TableViewRowEditing).self,
      .dataSource,
      { $1(&$0.rowEditing) },
      "no swipe; the delete control commits nothing",
      "documented; observed: Slick 11"
    ),
    .init(
      (any TableViewRowEditability).self,
      .dataSource,
      { $1(&$0.rowEditability) },
      "every row editable",
      "header"
    ),
    .ofGestures(
      (any TableViewRowMoving).self,
      .dataSource,
      { $1(&$0.rowMoving) },
      "no reorder control",
      "header"
    ),
    .ofGestures(
      (any TableViewRowMovability).self,
      .dataSource,
      { $1(&$0.rowMovability) },
      "every row movable with TableViewRowMoving",
      "header"
    ),
    .init((any TableViewIndexing).self, .dataSource, { $1(&$0.indexing) }, "no index", "ours"),
    .init(
      (any TableViewChangeReporting).self,
      .dataSource,
      { $1(&$0.changeReporting) },
      "all counts and heights are queried again",
      "ours"
    ),
    .init(
      (any TableViewPrefetching).self,
      .prefetchDataSource,
      { $1(&$0.prefetching) },
      "no prefetch",
      "documented"
    ),
  ]

  private static let ofDelegates: [OptionalProtocol] = [
    .ofShowing(
      (any TableViewSizing).self,
      { $1(&$0.sizing) },
      "heights from the properties",
      "header"
    ),
    .ofShowing(
      (any TableViewEstimating).self,
      { $1(&$0.estimating) },
      "the properties turn estimates on or off",
      "header; observed: Catalyst log"
    ),
    .ofShowing((any TableViewHeaderViews).self, { $1(&$0.headerViews) }, "titles", "header"),
    .ofShowing((any TableViewDisplaying).self, { $1(&$0.displaying) }, "no calls", "header"),
    .ofGestures(
      (any TableViewHighlighting).self,
      .delegate,
      { $1(&$0.highlighting) },
      "always highlights",
      "header"
    ),
    .ofGestures(
      (any TableViewSelecting).self,
      .delegate,
      { $1(&$0.selecting) },
      "selection as proposed",
      "header"
    ),
    .ofGestures(
      (any TableViewPrimaryActions).self,
      .delegate,
      { $1(&$0.primaryActions) },
      "none",
      "ours"
    ),
    .ofGestures(
      (any TableViewAccessories).self,
      .delegate,
      { $1(&$0.accessories) },
      "the tap has no effect",
      "ours"
    ),
    .ofGestures(
      (any TableViewEditingStyles).self,
      .delegate,
      { $1(&$0.editingStyles) },
      ".delete, \"Delete\", indented while editing",
      "header"
    ),
    .ofGestures(
      (any TableViewEditingEvents).self,
      .delegate,
      { $1(&$0.editingEvents) },
      "no calls",
      "header"
    ),
    .ofGestures(
      (any TableViewSwipeActions).self,
      .delegate,
      { $1(&$0.swipeActions) },
      "the default action with TableViewRowEditing",
      "header"
    ),
    .ofGestures(
      (any TableViewMoveTargeting).self,
      .delegate,
      { $1(&$0.moveTargeting) },
      "the proposed position",
      "documented: TVPG 8"
    ),
    .ofShowing(
      (any TableViewIndentation).self,
      { $1(&$0.indentation) },
      "level 0",
      "documented"
    ),
    .ofGestures(
      (any TableViewCopying).self,
      .delegate,
      { $1(&$0.copying) },
      "no copy menu",
      "header"
    ),
    .ofGestures(
      (any TableViewContextMenus).self,
      .delegate,
      { $1(&$0.contextMenus) },
      "no menu",
      "header"
    ),
    .ofGestures(
      (any TableViewSpringLoading).self,
      .delegate,
      { $1(&$0.springLoading) },
      "every row opens",
      "header"
    ),
    .ofGestures(
      (any TableViewMultipleSelection).self,
      .delegate,
      { $1(&$0.multipleSelection) },
      "no pan",
      "header"
    ),
    .ofGestures(
      (any TableViewFocusing).self,
      .delegate,
      { $1(&$0.focusing) },
      "every row focusable",
      "ours"
    ),
    .ofGestures((any TableViewDragging).self, .delegate, { $1(&$0.dragging) }, "no drag", "header"),
    .ofGestures((any TableViewDropping).self, .delegate, { $1(&$0.dropping) }, "no drop", "header"),
  ]

  /// The table view never zooms.
  private static let ofScrolling: [OptionalProtocol] = [
    .ofShowing((any ScrollDelegate).self, { $1(&$0.scrolling) }, "no calls", "ours"),
    .ofGestures(
      (any ScrollDragging).self,
      .delegate,
      { $1(&$0.scrollDragging) },
      "no calls",
      "ours"
    ),
    .ofGestures(
      (any ScrollDecelerating).self,
      .delegate,
      { $1(&$0.scrollDecelerating) },
      "no calls",
      "ours"
    ),
    .ofGestures(
      (any ScrollAnimationEnding).self,
      .delegate,
      { $1(&$0.scrollAnimationEnding) },
      "no calls",
      "ours"
    ),
    .ofGestures(
      (any ScrollingToTop).self,
      .delegate,
      { $1(&$0.scrollingToTop) },
      "the status bar scrolls to the top",
      "header: UIScrollView.h"
    ),
    .ofShowing(
      (any ScrollInsetChanging).self,
      { $1(&$0.scrollInsetChanging) },
      "no calls",
      "ours"
    ),
  ]
}
