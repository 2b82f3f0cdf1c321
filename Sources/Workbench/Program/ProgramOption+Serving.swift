// The options of `--serve`.
extension ProgramOption {
  /// The options that only `--serve` has.
  ///
  /// `--allow` and `--read-only` have another meaning without it, and are among the others.
  static let serving: [ProgramOption] =
    [
      ProgramOption(
        names: ["--serve"],
        value: "[PORT]",
        summary: "show the table as a page in a browser too",
        action: .optionalNumber { options, port in
          guard port?.utf8.allSatisfy({ (0x30...0x39).contains($0) }) != false else { return false }
          options.page.isServed = true
          options.page.port = port
          return port != ""
        }
      )
    ] + [ServeOption.open, .host, .keepToken, .assets].map(option)

  /// Returns the option of the program for one of `serve`.
  private static func option(_ option: ServeOption) -> ProgramOption {
    let summary = "with --serve: " + option.summary
    guard !option.value.isEmpty else {
      return flag(option.name, summary: summary) { $0.page.words.append(option.name) }
    }
    return value(option.name, takes: option.value, summary: summary) { options, text in
      options.page.words += [option.name, text]
      return true
    }
  }
}

/// The choices of `--serve`, which the command `serve` reads.
struct ServedPageOptions: Sendable {
  /// Whether a page is served.
  var isServed = false

  /// The port as text, or nil for a free one.
  var port: String?

  /// Options of `serve` with their values, in the order of the arguments.
  var words: [String] = []

  /// Whether the page only looks.
  var onlyLooks = false

  /// The values of `--allow`.
  var allowed: [String] = []

  /// The first option that requires `--serve`, if that is missing; otherwise nil.
  var unusedOption: String? { isServed ? nil : words.first }
}
