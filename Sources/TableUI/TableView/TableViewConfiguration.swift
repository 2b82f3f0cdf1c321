public import TableModel

/// All settings of a table view by the user or the application, as one value.
///
/// The settings outlive the table view: another one copies them in one assignment to
/// ``TableView/configuration``. Rows, counts, selection, scrolling, data source, delegate and
/// observers are not included. Each member is also a property of ``TableView``, with its
/// description.
///
/// ```swift
/// next.configuration = tableView.configuration
/// ```
public struct TableViewConfiguration: Sendable {
  /// The style.
  public var style: TableViewStyle

  /// The size of the visible part, in points.
  public var size: Size

  /// The insets of the content, in points.
  public var contentInset = EdgeInsets.zero {
    didSet {
      contentInset = contentInset.bounded
    }
  }

  /// The height of the keyboard over the bottom, in points.
  public var keyboardInset = 0.0 {
    didSet {
      keyboardInset = RowHeights.clamped(keyboardInset)
    }
  }

  /// The view above all sections that scrolls with them, or nil.
  public var tableHeaderView: ViewNode?

  /// The view below all sections that scrolls with them, or nil.
  public var tableFooterView: ViewNode?

  /// The background view, which does not scroll, or nil.
  public var backgroundView: ViewNode?

  /// The height of rows without a height from the delegate.
  public var rowHeight = TableView.automaticDimension

  /// The height of headers without a height from the delegate.
  public var sectionHeaderHeight = TableView.automaticDimension

  /// The height of footers without a height from the delegate.
  public var sectionFooterHeight = TableView.automaticDimension

  /// The space above a header in the plain style.
  public var sectionHeaderTopPadding = TableView.automaticDimension

  /// The estimated height of a row before it appears.
  public var estimatedRowHeight = TableView.automaticDimension

  /// The estimated height of a header before it appears.
  public var estimatedSectionHeaderHeight = TableView.automaticDimension

  /// The estimated height of a footer before it appears.
  public var estimatedSectionFooterHeight = TableView.automaticDimension

  /// The writing direction; from right to left, cells, headers and the index are mirrored.
  public var layoutDirection = TraitCollection.LayoutDirection.leftToRight

  /// The preferred text size, for cells that use it.
  public var preferredContentSizeCategory = TraitCollection.ContentSizeCategory.large

  /// The style of the separators between rows.
  public var separatorStyle = SeparatorStyle.singleLine

  /// The separator insets if the cell sets none.
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

  /// The reference for separator insets that are not automatic, including those of cells.
  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// The minimum number of rows for which the section index shows.
  public var sectionIndexMinimumDisplayRowCount = 0

  /// Whether a touch can select a row.
  public var allowsSelection = true

  /// Whether a touch adds to the selection.
  public var allowsMultipleSelection = false

  /// Whether a touch can select a row in edit mode.
  public var allowsSelectionDuringEditing = false

  /// Whether a touch adds to the selection in edit mode.
  public var allowsMultipleSelectionDuringEditing = false

  /// Whether the selection follows the focus if the delegate does not decide.
  public var selectionFollowsFocus = false

  /// Whether the focus returns to the row that had it.
  public var remembersLastFocusedIndexPath = false

  /// The allowed drop positions of dragged rows. (Not in UIKit.)
  public var dropScope = DropScope.all

  /// The handling of batches that UIKit rejects although they are possible.
  public var batchPolicy = BatchPolicy.lenient

  /// The UIKit version whose wording printed errors use.
  public var messageEra = UIKitWording.ios12

  /// The response to a batch that does not match its data source.
  public var onMismatch = MismatchResponse.throw

  /// Whether a cell class is registered under its name on first use.
  public var autoRegister = true

  /// Whether a warning names each field that a reused cell failed to reset.
  public var detectsStaleCells = false

  /// Whether counts and heights are queried as often and as unordered as on a device.
  public var repeatsQuestions = false

  /// Whether a prefetch data source is called before rows appear.
  public var isPrefetchingEnabled = true

  /// Whether the cell of the next row is requested before the row appears.
  public var isCellPrefetchingEnabled = false

  /// The areas that the bars of a device cover, in points.
  public var safeAreaInsets = EdgeInsets.zero {
    didSet {
      safeAreaInsets = safeAreaInsets.bounded
    }
  }

  /// Whether the content avoids the covered areas.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether a batch queries only what the data source reports as changed. (Not in UIKit.)
  public var isChangeReportingEnabled = true

  /// The height of the empty rows that fill a plain table.
  public var fillerRowHeight = 0.0

  /// The name of the separators' color, or nil.
  public var separatorColor: String?

  /// The name of the section index's color, or nil.
  public var sectionIndexColor: String?

  /// The name of the background color of the section index, or nil.
  public var sectionIndexBackgroundColor: String?

  /// The name of the background color of the section index while it is touched, or nil.
  public var sectionIndexTrackingBackgroundColor: String?

  /// The elements that are only as wide as their content.
  public var contentHuggingElements = ContentHuggingElements()

  /// The time at which a new preferred height of a cell is applied.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether cells keep to a readable width.
  public var cellLayoutMarginsFollowReadableWidth = false

  /// Whether content avoids the corners of a screen.
  public var insetsContentViewsToSafeArea = true

  /// Whether rows can have the focus.
  public var allowsFocus = true

  /// Whether rows can have the focus in edit mode.
  public var allowsFocusDuringEditing = true

  /// Creates the default configuration for a size and a style.
  ///
  /// - Parameters:
  ///   - size: The size of the visible part, in points.
  ///   - style: The style. The default is plain.
  public init(size: Size, style: TableViewStyle = .plain) {
    self.size = size
    self.style = style
  }
}
