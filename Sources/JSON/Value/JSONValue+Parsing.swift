extension JSONValue {
  /// Reads text that is exactly one value, with white space around it or not.
  ///
  /// Duplicate keys are kept.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads bytes that are exactly one value, with white space around it or not.
  ///
  /// Duplicate keys are kept.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    let text = try ScannedText(bytes, isLines: false)
    self.init(validated: bytes, range: text.scanner.root)
  }
}
