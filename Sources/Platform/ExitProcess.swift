#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program with a status.
///
/// - Parameter status: The exit status; 0 means success.
public func exitProcess(_ status: Int32) -> Never { exit(status) }
