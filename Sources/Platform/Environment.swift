import Glibc

/// What the program was started with, and into.
public enum Environment: Sendable {
  /// The words of the command line, without the program's name.
  public static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The value of a variable of the environment, or nil where it is not set.
  public static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The program's own folder below one of those that the XDG Base Directory Specification names.
  ///
  /// - Parameters:
  ///   - variable: The variable that names the base folder; a value that is no absolute path does not count.
  ///   - fallback: Where that folder is in the home folder where the variable does not say.
  /// - Returns: The path, which need not be there; nil without a home.
  public static func ownFolder(_ variable: String, orBelowHome fallback: String) -> String? {
    if let base = absolute(variable) { return "\(base)/tabletop" }
    return absolute("HOME").map { "\($0)/\(fallback)/tabletop" }
  }

  private static func absolute(_ variable: String) -> String? {
    guard let value = value(variable), value.hasPrefix("/") else { return nil }
    return value
  }

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal, in columns and rows.
  ///
  /// The first of the three standard descriptors that knows one answers; a terminal that gives
  /// none, or nothing but zeros, counts as 80 by 24.
  public static func terminalSize() -> (columns: Int, rows: Int) {
    for descriptor in [Descriptors.output, Descriptors.input, Descriptors.error] {
      if let size = knownSize(of: descriptor) { return size }
    }
    return (80, 24)
  }

  /// The size of one terminal, in columns and rows; 80 by 24 where it is not known.
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
