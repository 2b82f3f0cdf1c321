/// A field for a day, typed or chosen.
open class DateInputCell: InputCell {
  open override var sign: String { "▦" }

  open override var controls: [CellControl] { field == nil ? super.controls : [.date] }
}
