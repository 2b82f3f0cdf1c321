/// Where something dragged rests on a table.
public struct SpringLoadedInteractionContext: Hashable, Sendable {
  /// The place, in the coordinates of the content.
  public let location: Point

  /// Names a place.
  public init(location: Point) { self.location = location }
}
