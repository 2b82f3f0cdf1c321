import Platform

/// The machine and the time of a measurement.
struct Machine: Sendable {
  /// The facts, each with its name.
  let facts: [(name: String, value: String)]

  /// Reads the facts of this machine.
  init() {
    let processors = Machine.values(of: "model name", in: "/proc/cpuinfo")
    let memory = Machine.values(of: "MemTotal", in: "/proc/meminfo").first ?? "unknown"
    let pages = Machine.text("/sys/kernel/mm/transparent_hugepage/enabled")
    let load = Machine.text("/proc/loadavg").split(separator: " ").prefix(3)
    facts = [
      ("processor", "\(processors.first ?? "unknown") × \(processors.count)"),
      ("memory", memory),
      ("huge pages", pages.isEmpty ? "unknown" : pages),
      ("load", load.joined(separator: " ")),
      ("compiler", Machine.firstLine(of: "swift", ["--version"]) ?? "unknown"),
      ("build", Machine.build),
    ]
  }

  private static var build: String {
    #if DEBUG
    "debug build: these times are not valid; build with `-c release`"
    #else
    "release"
    #endif
  }

  private static func text(_ path: String) -> String {
    guard let contents = try? Files.read(path) else { return "" }
    let text = String(decoding: contents.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The memory that a new process can have, in bytes.
  static var availableMemory: Int {
    let value = values(of: "MemAvailable", in: "/proc/meminfo").first ?? ""
    return (Int(value.filter(\.isNumber)) ?? 0) << 10
  }

  /// Returns the values of all lines `name : value`.
  static func values(of name: String, in path: String) -> [String] {
    text(path).split(separator: "\n").compactMap { line in
      guard line.hasPrefix(name), let colon = line.firstIndex(of: ":") else { return nil }
      return String(line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
    }
  }

  /// Returns the first line that a program prints, or nil if it is not installed.
  static func firstLine(of program: String, _ arguments: [String]) -> String? {
    guard let result = try? Process.run(program, arguments), result.exitStatus == 0 else {
      return nil
    }
    return result.text.split(separator: "\n").first.map(String.init)
  }
}
