import Workspace

/// The version of the program.
public enum Version: Sendable {
  /// The version number, by the rules of semantic versions.
  public static let current = "0.2.0"

  /// Returns the text that `--version` prints, with the commit of the build if it has one.
  static func text(commit: String?) -> String {
    "tabletop \(current)" + (commit.map { " (commit \($0))" } ?? "")
  }
}
