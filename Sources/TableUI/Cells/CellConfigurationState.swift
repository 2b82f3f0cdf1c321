/// The state of a cell that may change its look.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected = false

  /// Whether the row is being touched.
  public var isHighlighted = false

  /// Whether the table view is in edit mode.
  public var isEditing = false

  /// Whether the row is swiped aside.
  public var isSwiped = false

  /// Whether the row is being dragged.
  public var isReordering = false

  /// Whether the arrow keys have reached the row.
  public var isFocused = false

  /// Whether the row cannot be used now; the application says so.
  public var isDisabled = false

  /// Whether the row is kept in its place; the application says so.
  public var isPinned = false

  /// Whether the row shows those below it; the application says so.
  public var isExpanded = false

  /// Whether the row hides those nested below it, which is marked at its right edge (ours).
  public var isFolded = false

  /// How far the cell is dragged.
  public var cellDragState = CellDragState.none

  /// What the cell has to do with a drop.
  public var cellDropState = CellDropState.none

  /// What the cell knows of the screen that it is on.
  public var traitCollection: TraitCollection

  private var customStates: [ConfigurationStateCustomKey: CustomState] = [:]

  /// Makes the state of a cell that nobody touched.
  ///
  /// - Parameter traitCollection: What is known of the screen. The default is a phone as it comes.
  public init(traitCollection: TraitCollection = TraitCollection()) {
    self.traitCollection = traitCollection
  }

  /// A state of the application's own, or nil.
  public subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { customStates[key]?.value }
    set { customStates[key] = newValue.map(CustomState.init) }
  }

  /// The keys of the application's own states that are set, by name.
  public var customKeys: [ConfigurationStateCustomKey] {
    customStates.keys.sorted { $0.rawValue < $1.rawValue }
  }
}

/// A value of any type that can be compared.
private struct CustomState: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (one: CustomState, other: CustomState) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// How far a cell is dragged.
public enum CellDragState: String, Hashable, Sendable, CaseIterable {
  /// It is not.
  case none

  /// It is being lifted.
  case lifting

  /// It hangs on the finger.
  case dragging
}

/// What a cell has to do with a drop.
public enum CellDropState: String, Hashable, Sendable, CaseIterable {
  /// There is no drop.
  case none

  /// Something is dropped elsewhere.
  case notTargeted

  /// Something is about to be dropped here.
  case targeted
}

/// The name of a state that an application adds to those of a cell.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
