/// A footer with a text.
@MainActor public final class TitleFooterGenerator: FooterGenerator {
  /// The text.
  public var title: String

  /// Makes a footer.
  public init(_ title: String, id: String? = nil) {
    self.title = title
    super.init(id: id)
  }

  public override var text: String? { title }
}
