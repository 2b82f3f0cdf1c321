/// An edge of a view; nothing is laid out by it here.
@MainActor public final class NSLayoutAnchor {
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
