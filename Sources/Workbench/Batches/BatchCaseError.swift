/// An error in a batch's JSON, with its position.
struct BatchCaseError: Error, Hashable {
  /// The value that was found and the one that was expected.
  let message: String

  /// The offset of the error, in bytes from the start of the JSON text.
  let offset: Int
}
