/// A cell with a name at the left and its value at the right.
open class KeyValueCell: ItemCell {
  /// The name at the left, the value at the right.
  open override class var cellStyle: CellStyle { .value1 }
}
