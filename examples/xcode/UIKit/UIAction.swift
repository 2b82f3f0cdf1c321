/// A line of a menu.
@MainActor public final class UIAction: UIMenuElement {
  let handler: @MainActor (UIAction) -> Void

  /// Makes a line.
  public init(
    title: String = "",
    image: UIImage? = nil,
    attributes: UIMenuElement.Attributes = [],
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.handler = handler
    super.init(title: title)
  }
}
