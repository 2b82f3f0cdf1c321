/// What holds views together; nothing is laid out by it here.
@MainActor public final class NSLayoutConstraint {
  public var isActive = false

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
