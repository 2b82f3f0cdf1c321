// Properties that are recorded only; layout does not use them.
extension TableView {
  /// The height of the empty rows that fill a plain table; 0, the default since iOS 15, shows none.
  ///
  /// They are not part of the content. Recorded only.
  public var fillerRowHeight: Double {
    get { configuration.fillerRowHeight }
    set { configuration.fillerRowHeight = newValue }
  }

  /// The name of the separators' color, or nil.
  ///
  /// Recorded only.
  public var separatorColor: String? {
    get { configuration.separatorColor }
    set { configuration.separatorColor = newValue }
  }

  /// The name of the section index's color, or nil.
  ///
  /// Recorded only.
  public var sectionIndexColor: String? {
    get { configuration.sectionIndexColor }
    set { configuration.sectionIndexColor = newValue }
  }

  /// The name of the background color of the section index, or nil.
  ///
  /// Recorded only.
  public var sectionIndexBackgroundColor: String? {
    get { configuration.sectionIndexBackgroundColor }
    set { configuration.sectionIndexBackgroundColor = newValue }
  }

  /// The name of the background color of the section index while it is touched, or nil.
  ///
  /// Recorded only.
  public var sectionIndexTrackingBackgroundColor: String? {
    get { configuration.sectionIndexTrackingBackgroundColor }
    set { configuration.sectionIndexTrackingBackgroundColor = newValue }
  }

  /// The elements that are only as wide as their content.
  ///
  /// The default is none. Recorded only.
  public var contentHuggingElements: ContentHuggingElements {
    get { configuration.contentHuggingElements }
    set { configuration.contentHuggingElements = newValue }
  }

  /// Whether cells keep to a readable width.
  ///
  /// The default is false. Recorded only.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { configuration.cellLayoutMarginsFollowReadableWidth }
    set { configuration.cellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// Whether content avoids the corners of a screen.
  ///
  /// The default is true. Recorded only.
  public var insetsContentViewsToSafeArea: Bool {
    get { configuration.insetsContentViewsToSafeArea }
    set { configuration.insetsContentViewsToSafeArea = newValue }
  }

  /// Whether rows can have the focus.
  ///
  /// The default is true. Recorded only.
  public var allowsFocus: Bool {
    get { configuration.allowsFocus }
    set { configuration.allowsFocus = newValue }
  }

  /// Whether rows can have the focus in edit mode.
  ///
  /// The default is true. Recorded only.
  public var allowsFocusDuringEditing: Bool {
    get { configuration.allowsFocusDuringEditing }
    set { configuration.allowsFocusDuringEditing = newValue }
  }
}
