/// A field for a telephone number.
open class PhoneInputCell: InputCell {
  open override var sign: String { "✆" }
}
