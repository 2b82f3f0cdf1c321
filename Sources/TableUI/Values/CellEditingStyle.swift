/// The editing control of a row in edit mode.
public enum CellEditingStyle: Int, Hashable, Sendable, CaseIterable {
  /// No control.
  case none

  /// A delete control.
  case delete

  /// An insert control.
  case insert
}
