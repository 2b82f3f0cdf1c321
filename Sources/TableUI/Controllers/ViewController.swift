/// What stands between a model and a screen.
///
/// The life of a screen is told from outside: ``beginAppearance(animated:)`` and
/// ``endAppearance(animated:)`` call the methods in the order in which UIKit does.
@MainActor open class ViewController {
  /// The title of the screen, or nil.
  public var title: String?

  /// Whether the view was made.
  public private(set) var isViewLoaded = false

  /// Whether the screen is shown.
  public private(set) var isAppeared = false

  /// Whether the screen is in edit mode; see ``setEditing(_:animated:)``.
  public private(set) var isEditing = false

  /// The controller that holds this one, or nil.
  public private(set) weak var parent: ViewController?

  /// The controllers that this one holds.
  public private(set) var children: [ViewController] = []

  /// Makes a controller.
  public init() {}

  /// Makes the view.
  ///
  /// An override need not call super.
  open func loadView() {}

  /// Hears that the view was made, once.
  open func viewDidLoad() {}

  /// Hears that the screen is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Hears that the screen is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Hears that the screen is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Hears that the screen is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Turns edit mode on or off.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  /// Hears that another controller is about to hold this one, or none.
  open func willMove(toParent parent: ViewController?) {}

  /// Hears that another controller holds this one, or none.
  open func didMove(toParent parent: ViewController?) {}
}

extension ViewController {
  /// Makes the view if there is none.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    loadView()
    viewDidLoad()
  }

  /// Shows the screen.
  public func beginAppearance(animated: Bool = false) {
    loadViewIfNeeded()
    guard !isAppeared else { return }
    viewWillAppear(animated)
    isAppeared = true
    viewDidAppear(animated)
  }

  /// Takes the screen away.
  public func endAppearance(animated: Bool = false) {
    guard isAppeared else { return }
    viewWillDisappear(animated)
    isAppeared = false
    viewDidDisappear(animated)
  }

  /// Holds another controller; as in UIKit, the caller tells it with ``didMove(toParent:)``.
  public func addChild(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller that holds this one; as in UIKit, the caller said so before.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
