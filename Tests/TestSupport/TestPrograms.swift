import Glibc

/// Where the programs are that were built together with the tests.
public enum TestPrograms: Sendable {
  /// The path of a program of the package; nil where it was not built.
  public static func path(of name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 }
  }

  /// The environment that programs under test run in: the same on every machine.
  ///
  /// - Parameters:
  ///   - home: A fresh folder.
  ///   - changes: What this test needs otherwise; an empty value takes a variable away.
  /// - Returns: The variables.
  public static func environment(
    home: String,
    changes: [String: String] = [:]
  ) -> [String: String] {
    var environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "HOME": home,
      "XDG_STATE_HOME": "\(home)/state",
      "XDG_CONFIG_HOME": "\(home)/config",
      "TERM": "xterm-256color",
      "LC_ALL": "C.UTF-8",
      "EDITRC": "/dev/null",
      "NO_COLOR": "1",
      // A long answer would otherwise wait for a key.
      "TABLETOP_PAGER": "cat",
      // A crash would otherwise ask for a key at the terminal, and the test would hang.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["LD_LIBRARY_PATH"] = getenvText("LD_LIBRARY_PATH")
    for (name, value) in changes { environment[name] = value.isEmpty ? nil : value }
    return environment
  }

  private static var folders: [String] {
    var paths = CommandLine.arguments.filter { $0.contains("/") }
    if let program = unsafe realpath("/proc/self/exe", nil) {
      paths.append(unsafe String(cString: program))
      unsafe free(program)
    }
    return paths.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) }
  }
}
