/// A title and a switch.
open class SwitchCell: InputCell {
  /// Whether the switch is on, as the cell shows it.
  public var isOn: Bool { shownValue == "on" }

  open override var sign: String { isOn ? "──●" : "○──" }

  open override var controls: [CellControl] {
    field == nil ? super.controls : [.toggle(isOn: isOn)]
  }
}
