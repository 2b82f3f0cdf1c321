import Workspace

/// The version of the program.
public enum Version: Sendable {
  /// The number, as `--version` prints it.
  public static let current = "0.1.0"
}
