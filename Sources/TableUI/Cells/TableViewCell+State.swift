extension TableViewCell {
  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The insert, delete or selection control of edit mode.
    public static let showingEditControl = StateMask(rawValue: 1)

    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Whether the cell shows the button that confirms a deletion.
  public var showingDeleteConfirmation: Bool { stateMask.contains(.showingDeleteConfirmation) }

  /// Whether the row hides its nested rows; a mark at the right edge shows it. (Not in UIKit.)
  ///
  /// The default is false; a reused cell starts with false.
  public var isFolded: Bool {
    get { configurationState.isFolded }
    set { configurationState.isFolded = newValue }
  }

  /// Whether the cell shows its reorder control: it wants to, and the row can move.
  public var showsGrip: Bool { isEditing && isMovable && showsReorderControl }

  /// The accessory at the right edge now.
  ///
  /// Edit mode has its own accessory. The reorder control replaces either one.
  public var shownAccessoryType: CellAccessoryType {
    if showsGrip { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// The text at the right edge now, or nil.
  public var shownAccessoryText: String? {
    if showsGrip { return nil }
    return isEditing ? editingAccessoryText : accessoryText
  }
}

extension TableViewCell.StateMask: CustomStringConvertible {
  public var description: String {
    var names: [String] = []
    if contains(.showingEditControl) { names.append("showingEditControl") }
    if contains(.showingDeleteConfirmation) { names.append("showingDeleteConfirmation") }
    return names.isEmpty ? "default" : names.joined(separator: "+")
  }
}
