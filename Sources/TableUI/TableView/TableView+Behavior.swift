public import TableModel

// The behavior of touches, batches and queries.
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

  /// Whether the selection follows the focus if the delegate does not decide.
  ///
  /// The default is false.
  public var selectionFollowsFocus: Bool {
    get { configuration.selectionFollowsFocus }
    set { configuration.selectionFollowsFocus = newValue }
  }

  /// Whether the focus returns to the row that had it.
  ///
  /// The default is false.
  public var remembersLastFocusedIndexPath: Bool {
    get { configuration.remembersLastFocusedIndexPath }
    set { configuration.remembersLastFocusedIndexPath = newValue }
  }

  /// The allowed drop positions of dragged rows. (Not in UIKit.)
  ///
  /// The default is everywhere.
  public var dropScope: DropScope {
    get { configuration.dropScope }
    set { configuration.dropScope = newValue }
  }

  /// The handling of batches that UIKit rejects although they are possible.
  ///
  /// The default is `.lenient`.
  public var batchPolicy: BatchPolicy {
    get { configuration.batchPolicy }
    set { configuration.batchPolicy = newValue }
  }

  /// The UIKit version whose wording printed errors use.
  ///
  /// The default is iOS 12.
  public var messageEra: UIKitWording {
    get { configuration.messageEra }
    set { configuration.messageEra = newValue }
  }

  /// The response to a batch that does not match its data source.
  ///
  /// The default is an error.
  public var onMismatch: MismatchResponse {
    get { configuration.onMismatch }
    set { configuration.onMismatch = newValue }
  }

  /// Whether a cell class is registered under its name on first use.
  ///
  /// The default is true.
  public var autoRegister: Bool {
    get { configuration.autoRegister }
    set { configuration.autoRegister = newValue }
  }

  /// Whether a warning names each field that a reused cell failed to reset.
  ///
  /// If true, the data source is called twice for the row of a reused cell. The default is false.
  public var detectsStaleCells: Bool {
    get { configuration.detectsStaleCells }
    set { configuration.detectsStaleCells = newValue }
  }

  /// Whether counts and heights are queried as often and as unordered as on a device.
  ///
  /// Pure data sources are unaffected. One that returns a different value the second time gets a
  /// warning. The default is false.
  public var repeatsQuestions: Bool {
    get { configuration.repeatsQuestions }
    set { configuration.repeatsQuestions = newValue }
  }

  /// Whether a ``prefetchDataSource`` is called before rows appear.
  ///
  /// Setting false cancels all prefetching. The default is true.
  public var isPrefetchingEnabled: Bool {
    get { configuration.isPrefetchingEnabled }
    set { configuration.isPrefetchingEnabled = newValue }
  }

  /// Whether the cell of the next row is requested before the row appears.
  ///
  /// A cell that scrolls out waits for its row next to the screen, and returns without a request.
  /// A batch that reloads the row, a reload or a memory warning discards it. UIKit does this since
  /// iOS 15 if ``isPrefetchingEnabled`` is true. The default is false.
  public var isCellPrefetchingEnabled: Bool {
    get { configuration.isCellPrefetchingEnabled }
    set { configuration.isCellPrefetchingEnabled = newValue }
  }

  /// Whether a batch queries only what the data source, or else the ``changeReporter``, reports as
  /// changed.
  ///
  /// If false, every batch queries all counts and heights, as in UIKit. The default is true.
  public var isChangeReportingEnabled: Bool {
    get { configuration.isChangeReportingEnabled }
    set { configuration.isChangeReportingEnabled = newValue }
  }
}
