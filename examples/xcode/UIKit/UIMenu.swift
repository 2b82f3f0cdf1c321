/// Some lines of a menu.
@MainActor public final class UIMenu: UIMenuElement {
  /// The lines, also of the menus within.
  let lines: [UIAction]

  /// Makes a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    lines = children.flatMap { ($0 as? UIMenu)?.lines ?? [$0 as? UIAction].compactMap(\.self) }
    super.init(title: title)
  }
}
