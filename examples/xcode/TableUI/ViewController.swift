public import TableModel
public import UIKit

/// UIKit's view controller with our few names.
open class ViewController: UIViewController {
  /// Who is told of messages of ours; of UIKit's own nobody is.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { messageObserverDidChange() }
  }

  /// Makes a controller without a file for its view.
  public init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

  /// Called after ``messageObserver`` was set.
  open func messageObserverDidChange() {
    for case let child as ViewController in children { child.messageObserver = messageObserver }
  }

  /// Puts the view of a child into this one's.
  ///
  /// - Returns: Whether it is a child.
  @discardableResult public func addSubview(of child: UIViewController) -> Bool {
    guard child.parent === self else { return false }
    view.addSubview(child.view)
    return true
  }

  /// Takes the view out of the one that it stands in.
  public func removeViewFromSuperview() { viewIfLoaded?.removeFromSuperview() }
}
