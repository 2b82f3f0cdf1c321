extension [String] {
  /// Returns the texts with a separator between them.
  ///
  /// This is `joined(separator:)` for what a program does before its first screen: at its first call,
  /// the standard library's method goes through all conformances of the program.
  package func joined(by separator: String) -> String {
    var text = first ?? ""
    for next in dropFirst() {
      text += separator
      text += next
    }
    return text
  }
}
