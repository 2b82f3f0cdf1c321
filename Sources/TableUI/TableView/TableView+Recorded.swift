// Properties that are kept for whoever asks; layout does not look at them.
extension TableView {
  /// The height of the empty rows that fill a plain table; 0, the default since iOS 15, shows none.
  ///
  /// They are not part of the content. Recorded only.
  public var fillerRowHeight: Double {
    get { recorded.fillerRowHeight }
    set { recorded.fillerRowHeight = newValue }
  }

  /// The name of the separators' colour, or nil.
  ///
  /// Recorded only.
  public var separatorColor: String? {
    get { recorded.separatorColor }
    set { recorded.separatorColor = newValue }
  }

  /// The name of the section index's colour, or nil.
  ///
  /// Recorded only.
  public var sectionIndexColor: String? {
    get { recorded.sectionIndexColor }
    set { recorded.sectionIndexColor = newValue }
  }

  /// The name of the colour behind the section index, or nil.
  ///
  /// Recorded only.
  public var sectionIndexBackgroundColor: String? {
    get { recorded.sectionIndexBackgroundColor }
    set { recorded.sectionIndexBackgroundColor = newValue }
  }

  /// The name of the colour behind the section index while it is touched, or nil.
  ///
  /// Recorded only.
  public var sectionIndexTrackingBackgroundColor: String? {
    get { recorded.sectionIndexTrackingBackgroundColor }
    set { recorded.sectionIndexTrackingBackgroundColor = newValue }
  }

  /// Which parts are only as wide as their content.
  ///
  /// The default is none. Recorded only.
  public var contentHuggingElements: ContentHuggingElements {
    get { recorded.contentHuggingElements }
    set { recorded.contentHuggingElements = newValue }
  }

  /// When another height that a cell wants is taken over.
  ///
  /// The default is when it asks. Recorded only.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { recorded.selfSizingInvalidation }
    set { recorded.selfSizingInvalidation = newValue }
  }

  /// Whether cells keep to a readable width.
  ///
  /// The default is false. Recorded only.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { recorded.cellLayoutMarginsFollowReadableWidth }
    set { recorded.cellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// Whether content keeps out of a screen's corners.
  ///
  /// The default is true. Recorded only.
  public var insetsContentViewsToSafeArea: Bool {
    get { recorded.insetsContentViewsToSafeArea }
    set { recorded.insetsContentViewsToSafeArea = newValue }
  }

  /// Whether rows can have the focus.
  ///
  /// The default is true. Recorded only.
  public var allowsFocus: Bool {
    get { recorded.allowsFocus }
    set { recorded.allowsFocus = newValue }
  }

  /// Whether rows can have the focus in edit mode.
  ///
  /// The default is true. Recorded only.
  public var allowsFocusDuringEditing: Bool {
    get { recorded.allowsFocusDuringEditing }
    set { recorded.allowsFocusDuringEditing = newValue }
  }
}
