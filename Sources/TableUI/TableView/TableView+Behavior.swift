public import TableModel

// What touches, batches and questions do.
extension TableView {
  /// Whether a touch can select a row.
  ///
  /// The default is true.
  public var allowsSelection: Bool {
    get { configuration.allowsSelection }
    set { configuration.allowsSelection = newValue }
  }

  /// Whether a touch adds to the selection.
  ///
  /// The default is false.
  public var allowsMultipleSelection: Bool {
    get { configuration.allowsMultipleSelection }
    set { configuration.allowsMultipleSelection = newValue }
  }

  /// Whether a touch can select a row in edit mode.
  ///
  /// The default is false.
  public var allowsSelectionDuringEditing: Bool {
    get { configuration.allowsSelectionDuringEditing }
    set { configuration.allowsSelectionDuringEditing = newValue }
  }

  /// Whether a touch adds to the selection in edit mode.
  ///
  /// The default is false.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { configuration.allowsMultipleSelectionDuringEditing }
    set { configuration.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether the selection goes with the focus where the delegate does not say.
  ///
  /// The default is false.
  public var selectionFollowsFocus: Bool {
    get { configuration.selectionFollowsFocus }
    set { configuration.selectionFollowsFocus = newValue }
  }

  /// Whether the focus comes back to the row that had it.
  ///
  /// The default is false.
  public var remembersLastFocusedIndexPath: Bool {
    get { configuration.remembersLastFocusedIndexPath }
    set { configuration.remembersLastFocusedIndexPath = newValue }
  }

  /// Where rows that are dragged may be dropped (ours).
  ///
  /// The default is everywhere.
  public var dropScope: DropScope {
    get { configuration.dropScope }
    set { configuration.dropScope = newValue }
  }

  /// What becomes of batches that UIKit refuses although they can be done.
  ///
  /// The default is `.lenient`.
  public var batchPolicy: BatchPolicy {
    get { configuration.batchPolicy }
    set { configuration.batchPolicy = newValue }
  }

  /// Whose wording errors use when they are printed.
  ///
  /// The default is that of iOS 12.
  public var messageEra: UIKitWording {
    get { configuration.messageEra }
    set { configuration.messageEra = newValue }
  }

  /// What becomes of a batch that does not fit its data source.
  ///
  /// The default is an error.
  public var onMismatch: MismatchResponse {
    get { configuration.onMismatch }
    set { configuration.onMismatch = newValue }
  }

  /// Whether a class of cells is registered under its name when it is first asked for.
  ///
  /// The default is true.
  public var autoRegister: Bool {
    get { configuration.autoRegister }
    set { configuration.autoRegister = newValue }
  }

  /// Whether a warning names each field that a recycled cell forgot to reset.
  ///
  /// The data source is asked twice for the row of a recycled cell then. The default is false.
  public var detectsStaleCells: Bool {
    get { configuration.detectsStaleCells }
    set { configuration.detectsStaleCells = newValue }
  }

  /// Whether counts and heights are asked for as often as a device asks, and not in order.
  ///
  /// A pure data source is unaffected; one that answers differently the second time gets a warning. The
  /// default is false.
  public var repeatsQuestions: Bool {
    get { configuration.repeatsQuestions }
    set { configuration.repeatsQuestions = newValue }
  }

  /// Whether rows are announced before they show, to a ``prefetchDataSource``; off calls all off.
  ///
  /// The default is true.
  public var isPrefetchingEnabled: Bool {
    get { configuration.isPrefetchingEnabled }
    set { configuration.isPrefetchingEnabled = newValue }
  }
}
