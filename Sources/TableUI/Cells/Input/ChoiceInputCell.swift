import TableModel

/// A field for one of a few values.
open class ChoiceInputCell: InputCell {
  open override var sign: String { "▾" }

  open override var controls: [CellControl] {
    field.map { [.choice($0.choices)] } ?? super.controls
  }
}
