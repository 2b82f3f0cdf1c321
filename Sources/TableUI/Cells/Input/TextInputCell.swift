/// A field for any text on one line.
open class TextInputCell: InputCell {}
