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
