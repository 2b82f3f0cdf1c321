#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The environment that the program was started in.
public enum Environment: Sendable {
  /// The arguments of the command line, without the program's name.
  public static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Returns the value of an environment variable, or nil if it is not set.
  public static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Returns the program's own folder in a base folder of the XDG Base Directory Specification.
  ///
  /// - Parameters:
  ///   - variable: The variable that names the base folder; a value that is not an absolute path is
  ///     ignored.
  ///   - fallback: The path of the base folder in the home folder, if the variable is not set.
  /// - Returns: The path, which may not exist; nil without a home folder.
  public static func ownFolder(_ variable: String, orBelowHome fallback: String) -> String? {
    if let base = absolute(variable) { return "\(base)/tabletop" }
    return absolute("HOME").map { "\($0)/\(fallback)/tabletop" }
  }

  private static func absolute(_ variable: String) -> String? {
    guard let value = value(variable), value.hasPrefix("/") else { return nil }
    return value
  }

  /// Returns whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the size of the terminal, in columns and rows.
  ///
  /// The first standard descriptor with a size supplies it. The size is 80 by 24 if it is unknown
  /// or zero.
  public static func terminalSize() -> (columns: Int, rows: Int) {
    for descriptor in [Descriptors.output, Descriptors.input, Descriptors.error] {
      if let size = knownSize(of: descriptor) { return size }
    }
    return (80, 24)
  }

  /// Returns the size of one terminal, in columns and rows; 80 by 24 if it is unknown.
  public static func terminalSize(of descriptor: Int32) -> (columns: Int, rows: Int) {
    knownSize(of: descriptor) ?? (80, 24)
  }

  private static func knownSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    guard size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
