/// Why a value is no batch, and where in its JSON text.
struct BatchCaseError: Error, Hashable {
  /// What was found and what fits.
  let message: String

  /// Bytes from the start of the text that holds the value.
  let offset: Int
}
