/// A control in a cell.
public enum CellControl: Hashable, Sendable {
  /// A text field.
  case text

  /// A switch and its state.
  case toggle(isOn: Bool)

  /// A choice between values.
  case choice([String])

  /// A date field.
  case date

  /// A button with a name.
  case button(String)
}

extension CellControl {
  /// Whether the control accepts an input, regardless of its value.
  public func takes(_ input: CellInput) -> Bool {
    switch (self, input) {
    case (.text, .text), (.date, .text), (.date, .choice), (.choice, .choice), (.toggle, .toggle):
      true
    case (.button(let own), .button(let name, _)): own == name
    default: false
    }
  }
}

/// A user's input in a cell, as reported to its delegate.
public enum CellInput: Hashable, Sendable {
  /// The complete new text of the field.
  case text(String)

  /// The new state of the switch.
  case toggle(Bool)

  /// The chosen value or date.
  case choice(String)

  /// A pressed button, with a value beside its name, or nil.
  case button(String, value: String?)
}

extension CellInput: CustomStringConvertible {
  /// A description of the input, such as `text "Ada"`.
  public var description: String {
    switch self {
    case .text(let text): "text \"\(text)\""
    case .toggle(let isOn): "switch \(isOn ? "on" : "off")"
    case .choice(let choice): "choice \"\(choice)\""
    case .button(let name, nil): "button \(name)"
    case .button(let name, let value?): "button \(name) \"\(value)\""
    }
  }
}
