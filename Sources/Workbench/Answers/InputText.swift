import CommandLanguage
import TableUI

/// The output of input in cells.
enum InputText: OutputText {
  /// An input; the receiver is nil if no object receives it.
  case entered(CellInput, row: String, receiver: String?)

  case rejected(problem: String)

  /// A model that keeps its value, which is empty or not, after an invalid input.
  case modelKeeps(value: String)

  case closedButtons

  var words: String {
    switch self {
    case .entered(let input, let row, let receiver):
      "\(Self.words(input)) at \(row): \(receiver.map { "sent to \($0)" } ?? "no receiver")"
    case .rejected(let problem): "rejected: \(problem)"
    case .modelKeeps(let value):
      "the model \(value.isEmpty ? "stays empty" : "keeps " + quoted(value))"
        + "; the cell shows the input and the error"
    case .closedButtons: "closed the buttons; the touch did nothing else"
    }
  }

  private static func words(_ input: CellInput) -> String {
    switch input {
    case .text(""): "emptied the field"
    case .text(let text): "typed \(quoted(text))"
    case .toggle(let isOn): "switched \(TextFormatting.onOff(isOn))"
    case .choice(let choice): "chose \(quoted(choice))"
    case .button(let name, nil): "pressed \(quoted(name))"
    case .button(let name, let value?): "pressed \(quoted(name)) with \(quoted(value))"
    }
  }
}
