/// What the table view sets at a cell: the controls of edit mode and of a swipe.
struct CellEditing {
  var editingStyle = CellEditingStyle.none
  var isMovable = false
  var shouldIndentWhileEditing = true
  var showsSelectionMark = false
  var swipeButtons: [SwipeButton] = []
  var stateMask: TableViewCell.StateMask = []
}
