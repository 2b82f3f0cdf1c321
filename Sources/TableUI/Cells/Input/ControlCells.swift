public import TableModel

/// A title and a switch.
open class SwitchCell: InputCell {
  /// Whether the cell shows the switch as on.
  public var isOn: Bool { shownValue == "on" }

  open override var sign: String { isOn ? "──●" : "○──" }

  open override var controls: [CellControl] {
    field == nil ? super.controls : [.toggle(isOn: isOn)]
  }
}

/// A row that is a button, or a title with buttons beside it.
///
/// The buttons are the names in the item's `buttons` member. Without them, the whole row is one
/// button: its name is the item's id and its text is the title.
open class ButtonCell: ItemCell {
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
  }

  private var isWhole: Bool { buttonNames.isEmpty }

  open override var controls: [CellControl] {
    guard isWhole else { return super.controls }
    return item.map { [.button($0.id.text)] } ?? []
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    let line = lines.middle
    if isWhole {
      if let text { lines.add("[ \(text) ]", .button, line: line, .center) }
    } else {
      lines.add(text ?? "", value: buttonRow, .button, line: line)
    }
    if let problem {
      lines.add("! " + problem, .problem, line: line + 1, isWhole ? .center : .right)
    }
    return lines.items
  }
}
