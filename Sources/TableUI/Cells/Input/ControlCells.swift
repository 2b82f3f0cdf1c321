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

  /// Whether the title wraps above the buttons: at an accessibility text size.
  private var isStacked: Bool { textMetrics.category.isAccessibilityCategory && !isWhole }

  open override func preferredHeight(forWidth width: Double) -> Double {
    guard isStacked else { return super.preferredHeight(forWidth: width) }
    return height(forWidth: width) {
      ContentLines.wrapped(text, toWidth: $0, textMetrics).count + 1
    }
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    var line = lines.middle
    if isStacked {
      line = 0
      // A problem replaces the title: the row has no line for it.
      let role: TextRole = problem == nil ? .title : .problem
      lines.addWrapped(problem.map { "! " + $0 } ?? text, role, line: &line)
      lines.add(buttonRow, .button, line: min(line, lines.count - 1))
      return lines.items
    }
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
