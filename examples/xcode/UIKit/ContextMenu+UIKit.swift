public import TableUI

extension ContextMenu {
  /// Makes the menu of a row; what would be previewed is not made.
  public init(
    identifier: Any? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.init(
      identifier: identifier.map { "\($0)" },
      actions: (actionProvider?([])?.lines ?? [])
        .map { line in ContextMenu.Action(title: line.title) { line.handler(line) } }
    )
  }
}
