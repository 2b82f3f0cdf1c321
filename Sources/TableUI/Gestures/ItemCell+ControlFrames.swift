import TextLayout

extension ItemCell {
  /// The frames of the cell's controls, in its coordinates and in the order of ``controls``.
  ///
  /// A control has an empty frame if the cell is too narrow to draw it.
  public var controlFrames: [Rect] {
    let names = buttonNames
    let items = displayList
    if names.isEmpty || controls.count != names.count {
      // One control: use all its drawn items.
      let parts = items.filter { Self.isOfControl($0.content) }.map(\.frame)
      let whole = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
      return controls.map { _ in whole }
    }
    let row = buttonRow
    guard
      let item = items.first(where: {
        if case .text(row, style: .button, alignment: _) = $0.content { true } else { false }
      })
    else { return names.map { _ in .zero } }
    return Self.frames(of: names, in: item)
  }

  /// Returns the frames of the buttons in a row that is drawn as one text.
  private static func frames(of names: [String], in item: DisplayItem) -> [Rect] {
    guard case .text(let row, _, let alignment) = item.content else { return [] }
    let column = item.columnWidth
    let width = Double(row.displayWidth) * column
    let end = item.frame.maxX
    var x =
      switch alignment {
      case .left: item.frame.minX
      case .center: item.frame.minX + max(0, (item.frame.width - width) / 2)
      case .right: max(item.frame.minX, end - width)
      }
    return names.map { name in
      let width = Double(name.displayWidth + 2) * column
      defer { x += width + column }
      let left = min(x, end)
      return Rect(
        x: left,
        y: item.frame.minY,
        width: min(width, end - left),
        height: item.frame.height
      )
    }
  }

  private static func isOfControl(_ content: DisplayItem.Content) -> Bool {
    switch content {
    case .text(_, style: .value, _), .text(_, style: .dimmed, _), .text(_, style: .accessory, _),
      .text(_, style: .button, _):
      true
    default: false
    }
  }
}
