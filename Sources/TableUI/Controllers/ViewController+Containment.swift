import TableModel

// Containment of child controllers, in the four steps that UIKit requires.
//
// To add one: `addChild` (which calls `willMove(toParent:)`), `addSubview(of:)`, and the caller's
// `didMove(toParent:)`. To remove it: the caller's `willMove(toParent: nil)`,
// `removeViewFromSuperview`, and `removeFromParent` (which calls `didMove(toParent: nil)`).
extension ViewController {
  /// Adds a child, removing it from its old parent.
  ///
  /// This calls the child's ``willMove(toParent:)``. The caller calls ``didMove(toParent:)`` once
  /// the child's view is in place.
  ///
  /// - Parameter child: The controller to add.
  /// - Returns: False, with no change, if the child is this controller or contains it.
  @discardableResult public func addChild(_ child: ViewController) -> Bool {
    guard !isHeld(by: child) else { return false }
    if child.parent != nil { child.removeFromParent() }
    child.messageObserver = messageObserver
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    return true
  }

  /// Removes this controller from its parent.
  ///
  /// As in UIKit, call ``willMove(toParent:)`` first. The view stays in place unless
  /// ``removeViewFromSuperview()`` removed it, but is no longer notified of its screen's events.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Adds a child's view to this controller's view: `view.addSubview(child.view)`.
  ///
  /// On a shown screen the child appears at once, as in UIKit. Otherwise it appears with the
  /// screen.
  ///
  /// - Parameter child: A child of this controller.
  /// - Returns: False, with no change, for any other controller: UIKit throws a hierarchy
  ///   inconsistency.
  @discardableResult public func addSubview(of child: ViewController) -> Bool {
    guard child.parent === self else { return false }
    guard child.superviewController !== self else { return true }
    child.removeViewFromSuperview()
    child.superviewController = self
    child.loadViewIfNeeded()
    guard shouldAutomaticallyForwardAppearanceMethods else { return true }
    switch appearanceState {
    case .appeared:
      child.begin(true, animated: false, .observed)
      child.end(.observed)
    case .appearing: child.begin(true, animated: isTransitionAnimated, .observed)
    case .disappearing, .disappeared: break
    }
    return true
  }

  /// Removes the view from its superview: `view.removeFromSuperview()`.
  ///
  /// A shown screen disappears, unless its parent notifies its children itself.
  public func removeViewFromSuperview() {
    guard let container = superviewController else { return }
    if container.shouldAutomaticallyForwardAppearanceMethods {
      if appearanceState == .appeared || appearanceState == .appearing {
        begin(false, animated: false, .observed)
      }
      if appearanceState == .disappearing { end(.observed) }
    }
    superviewController = nil
  }

  /// The nearest navigation controller that contains this one, or nil.
  public var navigationController: NavigationController? {
    var holder = parent
    while let candidate = holder {
      if let navigation = candidate as? NavigationController { return navigation }
      holder = candidate.parent
    }
    return nil
  }

  /// Whether this controller is another one or its descendant.
  private func isHeld(by other: ViewController) -> Bool {
    var holder: ViewController? = self
    while let candidate = holder {
      if candidate === other { return true }
      holder = candidate.parent
    }
    return false
  }
}
