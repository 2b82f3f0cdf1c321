/// What one pass over a text tells.
struct TextScan {
  /// The sum of the widths of the scalars.
  var sum = 0

  /// The classes of all scalars together.
  var classes = ScalarClass(bits: 0)

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars {
      let scalarClass = ScalarClass(scalar)
      sum += scalarClass.width
      classes = classes | scalarClass
    }
  }

  /// The columns of the text that was scanned.
  func width(of text: some StringProtocol) -> Int {
    classes.isComplex ? text.reduce(0) { $0 + $1.displayWidth } : sum
  }
}
