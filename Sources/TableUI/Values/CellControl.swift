/// Something in a cell that a person can use.
public enum CellControl: Hashable, Sendable {
  /// A field for text.
  case text

  /// A switch, and how it stands.
  case toggle(isOn: Bool)

  /// A choice between values.
  case choice([String])

  /// A field for a day.
  case date

  /// A button by its name.
  case button(String)
}

extension CellControl {
  /// Whether the control is one for an input, whatever its value.
  public func takes(_ input: CellInput) -> Bool {
    switch (self, input) {
    case (.text, .text), (.date, .text), (.date, .choice), (.choice, .choice), (.toggle, .toggle):
      true
    case (.button(let own), .button(let name, _)): own == name
    default: false
    }
  }
}

/// What a person enters in a cell: what a cell says to whoever listens to it.
public enum CellInput: Hashable, Sendable {
  /// The whole text that stands in the field now.
  case text(String)

  /// The switch is on now, or off.
  case toggle(Bool)

  /// One of the values of a choice was chosen, or a day.
  case choice(String)

  /// A button was pressed; what it says beside its name, or nil.
  case button(String, value: String?)
}

extension CellInput: CustomStringConvertible {
  /// The input in words, such as `text "Ada"`.
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
