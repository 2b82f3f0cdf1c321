// What the table view is laid out in, and how high things are.
extension TableView {
  /// The look; setting another one asks for all heights and headers again.
  public var style: TableViewStyle {
    get { configuration.style }
    set { configuration.style = newValue }
  }

  /// The size of the part that is on the screen; another width asks for all heights again.
  public var size: Size {
    get { configuration.size }
    set { configuration.size = newValue }
  }

  /// How far the content stands in from the edges.
  public var contentInset: EdgeInsets {
    get { configuration.contentInset }
    set { configuration.contentInset = newValue }
  }

  /// How much of the bottom a keyboard covers, in points.
  ///
  /// The default is 0.
  public var keyboardInset: Double {
    get { configuration.keyboardInset }
    set { configuration.keyboardInset = newValue }
  }

  /// What stands above all sections and scrolls with them, or nil.
  public var tableHeaderView: ViewNode? {
    get { configuration.tableHeaderView }
    set {
      configuration.tableHeaderView = newValue
      boundaryViewsDidChange()
    }
  }

  /// What stands below all sections and scrolls with them, or nil.
  public var tableFooterView: ViewNode? {
    get { configuration.tableFooterView }
    set {
      configuration.tableFooterView = newValue
      boundaryViewsDidChange()
    }
  }

  /// What stands behind the rows and does not scroll, or nil.
  public var backgroundView: ViewNode? {
    get { configuration.backgroundView }
    set {
      configuration.backgroundView = newValue
      state.needsLayout = true
    }
  }

  /// The height of rows for which the delegate says nothing.
  ///
  /// The default is automatic: 44.
  public var rowHeight: Double {
    get { configuration.rowHeight }
    set { configuration.rowHeight = newValue }
  }

  /// The height of headers for which the delegate says nothing.
  ///
  /// The default is automatic.
  public var sectionHeaderHeight: Double {
    get { configuration.sectionHeaderHeight }
    set { configuration.sectionHeaderHeight = newValue }
  }

  /// The height of footers for which the delegate says nothing.
  ///
  /// The default is automatic.
  public var sectionFooterHeight: Double {
    get { configuration.sectionFooterHeight }
    set { configuration.sectionFooterHeight = newValue }
  }

  /// The space above a header in the plain style.
  ///
  /// The default is automatic: 22 (since iOS 15).
  public var sectionHeaderTopPadding: Double {
    get { configuration.sectionHeaderTopPadding }
    set { configuration.sectionHeaderTopPadding = newValue }
  }

  /// What height a row is taken to have before it shows; 0 asks for every height at load.
  ///
  /// The default is automatic: ``rowHeight`` where that is set, else 44.
  public var estimatedRowHeight: Double {
    get { configuration.estimatedRowHeight }
    set { configuration.estimatedRowHeight = newValue }
  }

  /// What height a header is taken to have before it shows; 0 asks for every height at load.
  ///
  /// The default is automatic: that of a header with a title, if there may be one.
  public var estimatedSectionHeaderHeight: Double {
    get { configuration.estimatedSectionHeaderHeight }
    set { configuration.estimatedSectionHeaderHeight = newValue }
  }

  /// What height a footer is taken to have before it shows; 0 asks for every height at load.
  ///
  /// The default is automatic: that of a section without a footer.
  public var estimatedSectionFooterHeight: Double {
    get { configuration.estimatedSectionFooterHeight }
    set { configuration.estimatedSectionFooterHeight = newValue }
  }

  /// Which way texts run, for cells that look at it; see ``traitCollection``.
  ///
  /// The default is from left to right.
  public var layoutDirection: TraitCollection.LayoutDirection {
    get { configuration.layoutDirection }
    set { configuration.layoutDirection = newValue }
  }

  /// How large a person wants texts to be, for cells that look at it; see ``traitCollection``.
  ///
  /// The default is large.
  public var preferredContentSizeCategory: TraitCollection.ContentSizeCategory {
    get { configuration.preferredContentSizeCategory }
    set { configuration.preferredContentSizeCategory = newValue }
  }

  /// What stands between two rows.
  ///
  /// The default is a thin line.
  public var separatorStyle: SeparatorStyle {
    get { configuration.separatorStyle }
    set { configuration.separatorStyle = newValue }
  }

  /// How far separators stand in where the cell does not say; left and right only, and less than 0 counts as 0.
  ///
  /// An edge that is ``automaticDimension`` has the automatic inset (UIKit's header says so). What that is
  /// UIKit does not say; ours ends at the right edge of the cell and begins where its texts begin, behind
  /// the controls of edit mode, the indentation and the image. The default is automatic at both edges.
  public var separatorInset: EdgeInsets {
    get { configuration.separatorInset }
    set { configuration.separatorInset = newValue }
  }

  /// What the insets of separators count from that are not automatic, the cells' own included.
  ///
  /// The default is the edges of the cell.
  public var separatorInsetReference: SeparatorInsetReference {
    get { configuration.separatorInsetReference }
    set { configuration.separatorInsetReference = newValue }
  }

  /// How many rows there must be for the index at the right edge to show.
  ///
  /// The default is 0.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { configuration.sectionIndexMinimumDisplayRowCount }
    set { configuration.sectionIndexMinimumDisplayRowCount = newValue }
  }
}
