// Size, style and heights of the table view.
extension TableView {
  /// The style; a new one queries all heights and headers again.
  public var style: TableViewStyle {
    get { configuration.style }
    set { configuration.style = newValue }
  }

  /// The size of the visible part, in points; a new width queries all heights again.
  public var size: Size {
    get { configuration.size }
    set { configuration.size = newValue }
  }

  /// The insets of the content, in points.
  public var contentInset: EdgeInsets {
    get { configuration.contentInset }
    set { configuration.contentInset = newValue }
  }

  /// The height of the keyboard over the bottom, in points.
  ///
  /// The default is 0.
  public var keyboardInset: Double {
    get { configuration.keyboardInset }
    set { configuration.keyboardInset = newValue }
  }

  /// The view above all sections that scrolls with them, or nil.
  ///
  /// Its height is read on assignment. After the view grew, assign it again.
  public var tableHeaderView: ViewNode? {
    get { configuration.tableHeaderView }
    set {
      configuration.tableHeaderView = newValue
      headerViewDidChange()
    }
  }

  /// The view below all sections that scrolls with them, or nil.
  ///
  /// Its height is read on assignment. After the view grew, assign it again.
  public var tableFooterView: ViewNode? {
    get { configuration.tableFooterView }
    set {
      configuration.tableFooterView = newValue
      footerViewDidChange()
    }
  }

  /// The background view, which does not scroll, or nil.
  public var backgroundView: ViewNode? {
    get { configuration.backgroundView }
    set {
      configuration.backgroundView = newValue
      state.needsLayout = true
    }
  }

  /// The height of rows without a height from the delegate.
  ///
  /// The default is automatic: 44.
  public var rowHeight: Double {
    get { configuration.rowHeight }
    set { configuration.rowHeight = newValue }
  }

  /// The height of headers without a height from the delegate.
  ///
  /// The default is automatic.
  public var sectionHeaderHeight: Double {
    get { configuration.sectionHeaderHeight }
    set { configuration.sectionHeaderHeight = newValue }
  }

  /// The height of footers without a height from the delegate.
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

  /// The estimated height of a row before it appears; 0 queries every height on load.
  ///
  /// The default is automatic: ``rowHeight`` if that is set, else 44.
  public var estimatedRowHeight: Double {
    get { configuration.estimatedRowHeight }
    set { configuration.estimatedRowHeight = newValue }
  }

  /// The estimated height of a header before it appears; 0 queries every height on load.
  ///
  /// The default is automatic: that of a header with a title, if there may be one.
  public var estimatedSectionHeaderHeight: Double {
    get { configuration.estimatedSectionHeaderHeight }
    set { configuration.estimatedSectionHeaderHeight = newValue }
  }

  /// The estimated height of a footer before it appears; 0 queries every height on load.
  ///
  /// The default is automatic: that of a section without a footer.
  public var estimatedSectionFooterHeight: Double {
    get { configuration.estimatedSectionFooterHeight }
    set { configuration.estimatedSectionFooterHeight = newValue }
  }

  /// The writing direction; from right to left, cells, headers and the index are mirrored.
  ///
  /// The default is left to right.
  public var layoutDirection: TraitCollection.LayoutDirection {
    get { configuration.layoutDirection }
    set { configuration.layoutDirection = newValue }
  }

  /// The preferred text size, for cells that use it; see ``traitCollection``.
  ///
  /// The default is large.
  public var preferredContentSizeCategory: TraitCollection.ContentSizeCategory {
    get { configuration.preferredContentSizeCategory }
    set { configuration.preferredContentSizeCategory = newValue }
  }

  /// The style of the separators between rows.
  ///
  /// The default is a thin line.
  public var separatorStyle: SeparatorStyle {
    get { configuration.separatorStyle }
    set { configuration.separatorStyle = newValue }
  }

  /// The separator insets if the cell sets none; left and right only, and negative values count as
  /// 0.
  ///
  /// An edge of ``automaticDimension`` has the automatic inset (documented in UIKit's header).
  /// UIKit does not document its value. In this library the separator ends at the right edge of the
  /// cell. It begins at the texts, after the controls of edit mode, the indentation and the image.
  /// The default is automatic at both edges.
  public var separatorInset: EdgeInsets {
    get { configuration.separatorInset }
    set { configuration.separatorInset = newValue }
  }

  /// The reference for separator insets that are not automatic, including those of cells.
  ///
  /// The default is the edges of the cell.
  public var separatorInsetReference: SeparatorInsetReference {
    get { configuration.separatorInsetReference }
    set { configuration.separatorInsetReference = newValue }
  }

  /// The minimum number of rows for which the section index shows.
  ///
  /// The default is 0.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { configuration.sectionIndexMinimumDisplayRowCount }
    set { configuration.sectionIndexMinimumDisplayRowCount = newValue }
  }
}
