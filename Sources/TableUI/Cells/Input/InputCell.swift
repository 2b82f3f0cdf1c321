public import TableModel
import TextLayout

/// The base class of cells that accept input.
///
/// The title is at the left, the value or a placeholder at the right. A problem with the value
/// shows below.
///
/// The input stays in the cell until the row is configured again. The model receives it once the
/// controller accepts it. So a user can see and correct a rejected value while the model keeps the
/// old one.
///
/// At an accessibility text size, the title wraps and the value is below it.
open class InputCell: ItemCell {
  /// The field that the row edits, or nil if its item is not a field.
  ///
  /// A new field forgets the user's input.
  public var field: FormField? {
    didSet { isEntered = false }
  }

  /// The shown value: the item's value or the user's later input.
  public private(set) var shownValue = ""

  /// Whether a user entered the shown value since the cell was configured.
  private var isEntered = false

  /// The symbol after the value that shows the kind of field.
  open var sign: String { "✎" }

  /// Shows the item's value or its default.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    field = item.flatMap(FormField.init(of:))
    show(item.flatMap { field?.value(in: $0) } ?? "")
  }

  /// Shows a value without notifying the delegate.
  public func show(_ value: String) {
    shownValue = value
    detailText = value.isEmpty ? nil : value
  }

  open override var controls: [CellControl] { field == nil ? super.controls : [.text] }

  open override func enter(_ input: CellInput, in tableView: TableView) -> Bool {
    switch input {
    case .text(let text), .choice(let text): keep(text)
    case .toggle(let isOn): keep(isOn ? FormField.states.on : FormField.states.off)
    case .button: break
    }
    return super.enter(input, in: tableView)
  }

  override func takeOverEntry(of other: TableViewCell) {
    super.takeOverEntry(of: other)
    if let other = other as? InputCell, other.isEntered { show(other.shownValue) }
  }

  private func keep(_ value: String) {
    show(value)
    isEntered = true
  }

  /// The title, followed by a star if a value is required.
  public var markedTitle: String { (text ?? "") + (field?.isRequired == true ? " *" : "") }

  /// The value, or the placeholder in parentheses.
  private var valueText: String {
    shownValue.isEmpty ? field?.placeholder.map { "(\($0))" } ?? "" : shownValue
  }

  private var valueRole: TextRole { shownValue.isEmpty ? .dimmed : .value }

  /// The columns of the symbol, with the one before it.
  private var signColumns: Int { sign.displayWidth + 1 }

  open override func preferredHeight(forWidth width: Double) -> Double {
    guard textMetrics.category.isAccessibilityCategory else {
      return super.preferredHeight(forWidth: width)
    }
    return height(forWidth: width) {
      let stack = stack(inWidth: $0)
      return stack.titles.count + stack.values.count
    }
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    guard !textMetrics.category.isAccessibilityCategory else {
      return stackedItems(&lines)
    }
    let line = max(0, lines.middle)
    // Without a line below, a problem replaces the title.
    let isBelow = line + 1 < lines.count
    let title = problem.flatMap { isBelow ? nil : "! " + $0 } ?? markedTitle
    let role: TextRole = problem == nil || isBelow ? .title : .problem
    lines.add(title, role, value: valueText, valueRole, line: line, right: signColumns)
    lines.add(sign, .accessory, line: line, .right)
    if let problem { lines.add("! " + problem, .problem, line: line + 1, .right) }
    return lines.items
  }

  /// Returns the lines of the title and those of the value below it: at least one each.
  private func stack(inWidth width: Double) -> (titles: [String], values: [String]) {
    let valueWidth = width - Double(signColumns) * textMetrics.columnWidth
    let titles = ContentLines.wrapped(markedTitle, toWidth: width, textMetrics)
    let values = ContentLines.wrapped(valueText, toWidth: valueWidth, textMetrics)
    return (titles.isEmpty ? [""] : titles, values.isEmpty ? [""] : values)
  }

  private func stackedItems(_ lines: inout ContentLines) -> [DisplayItem] {
    let (titles, values) = stack(inWidth: lines.room.width)
    let first = max(0, (lines.count - titles.count - values.count) / 2)
    // A problem replaces the title: the row has no line for it.
    let problems = ContentLines.wrapped(
      problem.map { "! " + $0 },
      toWidth: lines.room.width,
      textMetrics
    )
    let role: TextRole = problem == nil ? .title : .problem
    let top = problem == nil ? titles : problems.limited(to: titles.count)
    for (index, text) in top.enumerated() { lines.add(text, role, line: first + index) }
    let line = min(first + titles.count, lines.count - 1)
    for (index, text) in values.enumerated() {
      lines.add(text, valueRole, line: line + index, right: signColumns)
    }
    lines.add(sign, .accessory, line: line, .right)
    return lines.items
  }
}

/// A field for any text on one line.
open class TextInputCell: InputCell {}

/// A field for a telephone number.
open class PhoneInputCell: InputCell {
  open override var sign: String { "✆" }
}

/// A field for a date, typed or chosen.
open class DateInputCell: InputCell {
  open override var sign: String { "▦" }

  open override var controls: [CellControl] { field == nil ? super.controls : [.date] }
}

/// A field for one of a few values.
open class ChoiceInputCell: InputCell {
  open override var sign: String { "▾" }

  open override var controls: [CellControl] {
    field.map { [.choice($0.choices)] } ?? super.controls
  }
}

extension ItemCell: CellInputTaking {
  /// Notifies the closure and the delegate.
  ///
  /// - Returns: Whether there is a closure or a delegate.
  func tell(_ input: CellInput, in tableView: TableView) -> Bool {
    if let onInput {
      tableView.tellsClosure("onInput", "(_:_:) \(input)")
      onInput(self, input)
      tableView.answered()
    }
    guard let inputDelegate else { return onInput != nil }
    tableView.sends(to: inputDelegate, "itemCell(_:didEnter:) \(input)", .ours)
    inputDelegate.itemCell(self, didEnter: input)
    tableView.answered()
    return true
  }

  /// Shows a problem with the input until the cell is configured again; nil removes it.
  public func showProblem(_ problem: String?) { self.problem = problem }

  /// The names of the item's buttons, from its `buttons` member.
  var buttonNames: [String] { item?.texts(of: "buttons") ?? [] }

  /// The buttons side by side, as drawn.
  var buttonRow: String { buttonNames.map { "[\($0)]" }.joined(separator: " ") }
}
