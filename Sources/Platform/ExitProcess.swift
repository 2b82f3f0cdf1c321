import Glibc

/// Ends the program with a status.
///
/// - Parameter status: What the caller of the program sees; 0 says that all went well.
public func exitProcess(_ status: Int32) -> Never { exit(status) }
