/// What a cell has to do with a drop.
public enum CellDropState: String, Hashable, Sendable, CaseIterable {
  /// There is no drop.
  case none

  /// Something is dropped elsewhere.
  case notTargeted

  /// Something is about to be dropped here.
  case targeted
}
