/// What the application sets at a cell beside its content.
struct CellLook {
  var frame = Rect.zero
  var accessoryType = CellAccessoryType.none
  var accessoryText: String?
  var editingAccessoryType = CellAccessoryType.none
  var editingAccessoryText: String?
  var selectionStyle = CellSelectionStyle.default
  var showsReorderControl = false
  var indentationLevel = 0
  var indentationWidth = 10.0
}
