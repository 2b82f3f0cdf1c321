public import TableModel
import TextLayout

/// The base of cells that take a value: the title at the left, the value or a placeholder at the right, and
/// below it what is wrong with the value.
///
/// What a person enters stays in the cell until the row is shown anew; the model has it only once the
/// controller took it. So a value that is refused can be seen and mended, and the model keeps the old one.
open class InputCell: ItemCell {
  /// What the row takes, or nil where its item is no field.
  public private(set) var field: FormField?

  /// What stands in the field: the value of the item, or what was entered since.
  public private(set) var shownValue = ""

  /// Whether a person entered what stands in the field, since the cell was filled.
  private var isEntered = false

  /// The sign behind the value that says what the field is for.
  open var sign: String { "✎" }

  /// Shows the item's value, or its default.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    isEntered = false
    field = item.flatMap(FormField.init(of:))
    show(item.flatMap { field?.value(in: $0) } ?? "")
  }

  /// Shows a value without telling anybody.
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

  /// The title, with a star where a value must be given.
  public var markedTitle: String { (text ?? "") + (field?.isRequired == true ? " *" : "") }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room)
    let line = max(0, lines.middle)
    let placeholder = field?.placeholder.map { "(\($0))" } ?? ""
    let value = shownValue.isEmpty ? placeholder : shownValue
    let role: TextRole = shownValue.isEmpty ? .dimmed : .value
    lines.add(markedTitle, value: value, role, line: line, right: sign.displayWidth + 1)
    lines.add(sign, .accessory, line: line, .right)
    if let problem { lines.add("! " + problem, .problem, line: line + 1, .right) }
    return lines.items
  }
}

/// A field for any text on one line.
open class TextInputCell: InputCell {}

/// A field for a telephone number.
open class PhoneInputCell: InputCell {
  open override var sign: String { "✆" }
}

/// A field for a day, typed or chosen.
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
  /// Tells whoever listens: the closure and the delegate.
  ///
  /// - Returns: Whether there is anybody.
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

  /// Shows what is wrong with what was entered, until the cell shows an item again; nil takes it away.
  public func showProblem(_ problem: String?) { self.problem = problem }

  /// The names of the buttons that the item asks for: its member `buttons`.
  var buttonNames: [String] { item?.texts(of: "buttons") ?? [] }

  /// The buttons side by side as they are drawn.
  var buttonRow: String { buttonNames.map { "[\($0)]" }.joined(separator: " ") }
}
