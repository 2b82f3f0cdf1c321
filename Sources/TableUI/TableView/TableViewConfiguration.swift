public import TableModel

/// All that a person or an application sets of a table view, as one value.
///
/// What is set outlives the table view: another one takes all of it over in one assignment to
/// ``TableView/configuration``. Rows, counts, selection and scrolling are no part of it, nor is who answers the
/// table view or listens to it. Each member is a property of ``TableView`` too, where it is described.
///
/// ```swift
/// next.configuration = tableView.configuration
/// ```
public struct TableViewConfiguration: Sendable {
  /// The look.
  public var style: TableViewStyle

  /// The size of the part that is on the screen.
  public var size: Size

  /// How far the content stands in from the edges.
  public var contentInset = EdgeInsets.zero {
    didSet {
      contentInset = contentInset.bounded
    }
  }

  /// How much of the bottom a keyboard covers, in points.
  public var keyboardInset = 0.0 {
    didSet {
      keyboardInset = RowHeights.clamped(keyboardInset)
    }
  }

  /// What stands above all sections and scrolls with them, or nil.
  public var tableHeaderView: ViewNode?

  /// What stands below all sections and scrolls with them, or nil.
  public var tableFooterView: ViewNode?

  /// What stands behind the rows and does not scroll, or nil.
  public var backgroundView: ViewNode?

  /// The height of rows for which the delegate says nothing.
  public var rowHeight = TableView.automaticDimension

  /// The height of headers for which the delegate says nothing.
  public var sectionHeaderHeight = TableView.automaticDimension

  /// The height of footers for which the delegate says nothing.
  public var sectionFooterHeight = TableView.automaticDimension

  /// The space above a header in the plain style.
  public var sectionHeaderTopPadding = TableView.automaticDimension

  /// What height a row is taken to have before it shows.
  public var estimatedRowHeight = TableView.automaticDimension

  /// What height a header is taken to have before it shows.
  public var estimatedSectionHeaderHeight = TableView.automaticDimension

  /// What height a footer is taken to have before it shows.
  public var estimatedSectionFooterHeight = TableView.automaticDimension

  /// Which way texts run, for cells that look at it.
  public var layoutDirection = TraitCollection.LayoutDirection.leftToRight

  /// How large a person wants texts to be, for cells that look at it.
  public var preferredContentSizeCategory = TraitCollection.ContentSizeCategory.large

  /// What stands between two rows.
  public var separatorStyle = SeparatorStyle.singleLine

  /// How far separators stand in where the cell does not say.
  public var separatorInset = EdgeInsets(
    left: TableView.automaticDimension,
    right: TableView.automaticDimension
  ) {
    didSet {
      separatorInset = EdgeInsets(
        left: TableView.separatorEdge(separatorInset.left),
        right: TableView.separatorEdge(separatorInset.right)
      )
    }
  }

  /// What the insets of separators count from that are not automatic, the cells' own included.
  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// How many rows there must be for the index at the right edge to show.
  public var sectionIndexMinimumDisplayRowCount = 0

  /// Whether a touch can select a row.
  public var allowsSelection = true

  /// Whether a touch adds to the selection.
  public var allowsMultipleSelection = false

  /// Whether a touch can select a row in edit mode.
  public var allowsSelectionDuringEditing = false

  /// Whether a touch adds to the selection in edit mode.
  public var allowsMultipleSelectionDuringEditing = false

  /// Whether the selection goes with the focus where the delegate does not say.
  public var selectionFollowsFocus = false

  /// Whether the focus comes back to the row that had it.
  public var remembersLastFocusedIndexPath = false

  /// Where rows that are dragged may be dropped (ours).
  public var dropScope = DropScope.all

  /// What becomes of batches that UIKit refuses although they can be done.
  public var batchPolicy = BatchPolicy.lenient

  /// Whose wording errors use when they are printed.
  public var messageEra = UIKitWording.ios12

  /// What becomes of a batch that does not fit its data source.
  public var onMismatch = MismatchResponse.throw

  /// Whether a class of cells is registered under its name when it is first asked for.
  public var autoRegister = true

  /// Whether a warning names each field that a recycled cell forgot to reset.
  public var detectsStaleCells = false

  /// Whether counts and heights are asked for as often as a device asks, and not in order.
  public var repeatsQuestions = false

  /// Whether rows are announced before they show.
  public var isPrefetchingEnabled = true

  /// The height of the empty rows that fill a plain table.
  public var fillerRowHeight = 0.0

  /// The name of the separators' colour, or nil.
  public var separatorColor: String?

  /// The name of the section index's colour, or nil.
  public var sectionIndexColor: String?

  /// The name of the colour behind the section index, or nil.
  public var sectionIndexBackgroundColor: String?

  /// The name of the colour behind the section index while it is touched, or nil.
  public var sectionIndexTrackingBackgroundColor: String?

  /// Which parts are only as wide as their content.
  public var contentHuggingElements = ContentHuggingElements()

  /// When another height that a cell wants is taken over.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether cells keep to a readable width.
  public var cellLayoutMarginsFollowReadableWidth = false

  /// Whether content keeps out of a screen's corners.
  public var insetsContentViewsToSafeArea = true

  /// Whether rows can have the focus.
  public var allowsFocus = true

  /// Whether rows can have the focus in edit mode.
  public var allowsFocusDuringEditing = true

  /// The standard of everything but the frame.
  ///
  /// - Parameters:
  ///   - size: The size of the part that is on the screen.
  ///   - style: The look. The default is plain.
  public init(size: Size, style: TableViewStyle = .plain) {
    self.size = size
    self.style = style
  }
}
