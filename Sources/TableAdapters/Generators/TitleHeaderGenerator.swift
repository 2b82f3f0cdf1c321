/// A header with a text.
@MainActor public final class TitleHeaderGenerator: HeaderGenerator, IndexTitledItem {
  /// The text.
  public var title: String

  /// Whether the text stands in the section index too.
  public var needsIndexTitle: Bool

  /// Makes a header.
  public init(_ title: String, id: String? = nil, needsIndexTitle: Bool = false) {
    self.title = title
    self.needsIndexTitle = needsIndexTitle
    super.init(id: id)
  }

  public override var text: String? { title }
}
