/// The version of the program.
enum Version {
  /// The number, as `--version` prints it.
  static let current = "0.1.0"
}
