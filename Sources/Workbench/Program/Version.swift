import Workspace

/// The version of the program.
public enum Version: Sendable {
  /// The version number that `--version` prints.
  public static let current = "0.1.0"
}
