public import TableModel

/// What stands between a model and a screen.
///
/// Somebody who shows the screen says so with ``beginAppearanceTransition(_:animated:)`` and
/// ``endAppearanceTransition()``; the controller then hears of it in the order in which UIKit tells:
/// ``loadView()`` and ``viewDidLoad()`` once, ``viewWillAppear(_:)``, ``viewIsAppearing(_:)``,
/// ``viewDidAppear(_:)``, ``viewWillDisappear(_:)``, ``viewDidDisappear(_:)``.
@MainActor open class ViewController {
  /// The title of the screen, or nil.
  public var title: String?

  /// The title of the screen, or the name of the class where it has none.
  public final var screenTitle: String { title ?? String(describing: type(of: self)) }

  /// Whether the view was made.
  public private(set) var isViewLoaded = false

  /// How far the screen is on its way to or from the eyes of a person.
  public internal(set) var appearanceState = AppearanceState.disappeared

  /// Whether the screen is in edit mode; see ``setEditing(_:animated:)``.
  public private(set) var isEditing = false

  /// A button whose title goes between Edit and Done and that turns edit mode on and off.
  public private(set) lazy var editButtonItem = makeEditButtonItem()

  /// The controller that holds this one, or nil.
  public internal(set) weak var parent: ViewController?

  /// The controllers that this one holds, in the order in which they came.
  public internal(set) var children: [ViewController] = []

  /// Who watches the messages of this controller and of those that it holds, or nil.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { messageObserverDidChange() }
  }

  /// Whether children hear of appearing and disappearing when this controller does.
  ///
  /// The default is true; one that says no calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The controller in whose view this one's view stands, or nil.
  weak var superviewController: ViewController?

  /// Whether the transition that is going on is animated.
  var isTransitionAnimated = false

  /// How well the order of the next message about a parent is known.
  var moveSource = Message.Source.documented

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

  /// Hears that the view has its place on the screen, before a person sees it.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Hears that the screen is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Hears that the screen is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Hears that the screen is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Turns edit mode on or off.
  ///
  /// An override calls super, which keeps the title of the edit button right.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    self.isEditing = isEditing
    editButtonItem.title = Self.editTitle(isEditing)
  }

  /// Hears that another controller is about to hold this one, or none.
  ///
  /// An override calls super, which tells whoever watches the messages.
  open func willMove(toParent parent: ViewController?) {
    noteMove("willMove(toParent:)", parent)
  }

  /// Hears that another controller holds this one, or none.
  ///
  /// An override calls super, which tells whoever watches the messages.
  open func didMove(toParent parent: ViewController?) {
    noteMove("didMove(toParent:)", parent)
  }

  /// Hears that somebody else watches the messages, or nobody.
  ///
  /// The default tells the children. An override calls super and tells what else the controller owns.
  open func messageObserverDidChange() {
    for child in children { child.messageObserver = messageObserver }
  }

  /// Makes the view if there is none.
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
