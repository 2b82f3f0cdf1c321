public import TableModel

/// The controller of a screen, which connects a model and a view.
///
/// Code that shows the screen calls ``beginAppearanceTransition(_:animated:)`` and
/// ``endAppearanceTransition()``. The controller then receives its calls in UIKit's order:
/// ``loadView()`` and ``viewDidLoad()`` once, ``viewWillAppear(_:)``, ``viewIsAppearing(_:)``,
/// ``viewDidAppear(_:)``, ``viewWillDisappear(_:)``, ``viewDidDisappear(_:)``.
@MainActor open class ViewController {
  /// The title of the screen, or nil.
  public var title: String?

  /// The title of the screen, or the class name if it has none.
  public final var screenTitle: String { title ?? String(describing: type(of: self)) }

  /// Whether the view is loaded.
  public private(set) var isViewLoaded = false

  /// The progress of the screen's appearance.
  public internal(set) var appearanceState = AppearanceState.disappeared

  /// Whether the screen is in edit mode; see ``setEditing(_:animated:)``.
  public private(set) var isEditing = false

  /// A button that toggles edit mode; its title is Edit or Done.
  public private(set) lazy var editButtonItem = makeEditButtonItem()

  /// The parent of this controller, or nil.
  public internal(set) weak var parent: ViewController?

  /// The child controllers, in the order of addition.
  public internal(set) var children: [ViewController] = []

  /// The observer of this controller's and its children's messages, or nil.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { messageObserverDidChange() }
  }

  /// Whether children are notified when this controller appears and disappears.
  ///
  /// The default is true. If an override returns false, it calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children
  /// itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The controller whose view contains this controller's view, or nil.
  weak var superviewController: ViewController?

  /// Whether the current transition is animated.
  var isTransitionAnimated = false

  /// The source for the order of the next message about a parent.
  var moveSource = Message.Source.documented

  /// The table view of a screen that has one, or nil.
  var shownTableView: TableView? { cast(self, to: (any TableViewHosting).self)?.tableView }

  /// Creates a controller.
  public init() {}

  /// Creates the view.
  ///
  /// An override need not call super.
  open func loadView() {}

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  /// Called before the screen appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its place on the screen, before it is visible.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called once the screen appears.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the screen disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called once the screen has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Turns edit mode on or off.
  ///
  /// An override calls super, which updates the title of the edit button.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    self.isEditing = isEditing
    editButtonItem.title = Self.editTitle(isEditing)
  }

  /// Called before this controller gets a parent, or nil when it loses its parent.
  ///
  /// An override calls super, which notifies the observer.
  open func willMove(toParent parent: ViewController?) {
    noteMove("willMove(toParent:)", parent)
  }

  /// Called after this controller gets a parent, or nil when it lost its parent.
  ///
  /// An override calls super, which notifies the observer.
  open func didMove(toParent parent: ViewController?) {
    noteMove("didMove(toParent:)", parent)
  }

  /// Called when the message observer changes or is removed.
  ///
  /// The default notifies the children. An override calls super and notifies the controller's other
  /// objects.
  open func messageObserverDidChange() {
    for child in children { child.messageObserver = messageObserver }
  }

  /// Loads the view if it is not loaded yet.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    tell("loadView()") { loadView() }
    tell("viewDidLoad()") { viewDidLoad() }
  }

  private func makeEditButtonItem() -> BarButtonItem {
    BarButtonItem(title: Self.editTitle(isEditing)) { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  }

  private static func editTitle(_ isEditing: Bool) -> String { isEditing ? "Done" : "Edit" }
}
