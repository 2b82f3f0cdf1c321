/// A header with an entry in the index at the right; ``SectionTitlesFeature`` shows it.
@MainActor public protocol IndexTitledItem: AnyObject {
  /// What stands in the index.
  var title: String { get }

  /// Whether it stands there.
  var needsIndexTitle: Bool { get }
}
