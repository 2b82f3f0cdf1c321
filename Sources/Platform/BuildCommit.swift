import CCommit

/// The commit that this program was built from.
///
/// A build takes it from the environment variable `TABLETOP_COMMIT`.
public enum BuildCommit: Sendable {
  /// The short name of the commit, or nil if the build did not name it.
  public static let name: String? = {
    let name = unsafe String(cString: ccommit_name())
    return name.isEmpty ? nil : name
  }()
}
