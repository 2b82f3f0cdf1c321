import Platform
import Workspace

/// The version of the program.
public enum Version: Sendable {
  /// The version number, by the rules of semantic versions.
  public static let current = "0.2.0"

  /// The version number, and the commit if the build has one; `--version` prints it.
  public static let withCommit = BuildCommit.name.map { "\(current) (commit \($0))" } ?? current
}
