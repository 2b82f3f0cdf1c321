/// A generator whose row a person can drag elsewhere; ``MovableFeature`` asks it.
@MainActor public protocol MovableItem: AnyObject {
  /// Whether the row can be dragged; the default is true.
  var canMove: Bool { get }

  /// Whether it can leave its section; the default is true.
  var canMoveInOtherSection: Bool { get }
}

extension MovableItem {
  public var canMove: Bool { true }
  public var canMoveInOtherSection: Bool { true }
}
