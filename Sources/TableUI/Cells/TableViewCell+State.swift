extension TableViewCell {
  /// Which of its editing controls a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a mask of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The minus, the plus or the mark of edit mode.
    public static let showingEditControl = StateMask(rawValue: 1)

    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Whether the cell shows the button that confirms a deletion.
  public var showingDeleteConfirmation: Bool { stateMask.contains(.showingDeleteConfirmation) }

  /// Whether the row hides those nested below it, which a mark at the right edge shows (ours).
  ///
  /// The default is false, and a cell that comes out of the pool begins with it.
  public var isFolded: Bool {
    get { configurationState.isFolded }
    set { configurationState.isFolded = newValue }
  }

  /// Whether the cell shows its grip: it wants to, and the row can be moved.
  public var showsGrip: Bool { isEditing && isMovable && showsReorderControl }

  /// What stands at the right edge now; edit mode has an accessory of its own, and the grip takes its place.
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
