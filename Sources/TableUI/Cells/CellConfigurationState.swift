/// The state of a cell that can change its appearance.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected = false

  /// Whether a finger is touching the row.
  public var isHighlighted = false

  /// Whether the table view is in edit mode.
  public var isEditing = false

  /// Whether the row shows its swipe actions.
  public var isSwiped = false

  /// Whether the row is being dragged.
  public var isReordering = false

  /// Whether the row has the keyboard focus.
  public var isFocused = false

  /// Whether the row is disabled; set by the application.
  public var isDisabled = false

  /// Whether the row is pinned in place; set by the application.
  public var isPinned = false

  /// Whether the row shows its nested rows; set by the application.
  public var isExpanded = false

  /// Whether the row hides its nested rows; a mark at the right edge shows it. (Not in UIKit.)
  public var isFolded = false

  /// The cell's drag state.
  public var cellDragState = CellDragState.none

  /// The cell's drop state.
  public var cellDropState = CellDropState.none

  /// The traits of the screen that shows the cell.
  public var traitCollection: TraitCollection

  private var customStates: [ConfigurationStateCustomKey: CustomState] = [:]

  /// Creates the state of an untouched cell.
  ///
  /// - Parameter traitCollection: The traits of the screen. The default is a standard phone.
  public init(traitCollection: TraitCollection = TraitCollection()) {
    self.traitCollection = traitCollection
  }

  /// The application's custom state for a key, or nil if it is not set.
  public subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { customStates[key]?.value }
    set { customStates[key] = newValue.map(CustomState.init) }
  }

  /// The keys of the custom states that are set, sorted by name.
  public var customKeys: [ConfigurationStateCustomKey] {
    if customStates.isEmpty { return [] }
    return customStates.keys.sorted { $0.rawValue < $1.rawValue }
  }
}

/// A hashable value of any type.
private struct CustomState: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (one: CustomState, other: CustomState) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// The progress of a drag, as seen by a cell.
public enum CellDragState: String, Hashable, Sendable, CaseIterable {
  /// The cell is not dragged.
  case none

  /// The cell is being lifted.
  case lifting

  /// The cell follows the finger.
  case dragging
}

/// The progress of a drop, as seen by a cell.
public enum CellDropState: String, Hashable, Sendable, CaseIterable {
  /// No drop is in progress.
  case none

  /// The drop targets another place.
  case notTargeted

  /// The drop targets this cell.
  case targeted
}

/// The name of a custom cell state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
