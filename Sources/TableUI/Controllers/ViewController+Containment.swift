import TableModel

// A controller that holds others, in the four steps that UIKit wants.
//
// To put one in: `addChild` (which calls `willMove(toParent:)`), `addSubview(of:)`, and the caller's
// `didMove(toParent:)`. To take it out: the caller's `willMove(toParent: nil)`, `removeViewFromSuperview`,
// and `removeFromParent` (which calls `didMove(toParent: nil)`).
extension ViewController {
  /// Holds another controller, which leaves the one that held it before.
  ///
  /// The child hears ``willMove(toParent:)``; the caller says ``didMove(toParent:)`` when its view stands where
  /// it belongs.
  ///
  /// - Parameter child: The controller to hold.
  /// - Returns: False, with nothing changed, where the child is this controller or holds it.
  @discardableResult public func addChild(_ child: ViewController) -> Bool {
    guard !isHeld(by: child) else { return false }
    if child.parent != nil { child.removeFromParent() }
    child.messageObserver = messageObserver
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    return true
  }

  /// Leaves the controller that holds this one; as in UIKit, the caller said ``willMove(toParent:)`` before.
  ///
  /// The view stays where it is unless ``removeViewFromSuperview()`` took it away, but hears no more of the
  /// screen that it stands on.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Puts the view of a child into this controller's view: `view.addSubview(child.view)`.
  ///
  /// On a screen that is shown the child appears at once, as in UIKit; on another one it appears with it.
  ///
  /// - Parameter child: A controller that this one holds.
  /// - Returns: False, with nothing changed, for any other controller: UIKit throws a hierarchy inconsistency.
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

  /// Takes the view out of the view that it stands in: `view.removeFromSuperview()`.
  ///
  /// A screen that was shown disappears, unless its parent tells its children so itself.
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

  /// The nearest navigation controller that holds this one, or nil.
  public var navigationController: NavigationController? {
    var holder = parent
    while let candidate = holder {
      if let navigation = candidate as? NavigationController { return navigation }
      holder = candidate.parent
    }
    return nil
  }

  /// Whether this controller is another one, or is held by it at any depth.
  private func isHeld(by other: ViewController) -> Bool {
    var holder: ViewController? = self
    while let candidate = holder {
      if candidate === other { return true }
      holder = candidate.parent
    }
    return false
  }
}
