import TextLayout

/// The output of `--help`: nearly every option on one screen of 24 lines and 80 columns.
///
/// The others are in the topics that it names.
enum OptionPage {
  /// Options listed together, by their first spelling, and their meaning.
  private static let rows: [(options: [String], meaning: String)] = [
    (["-c"], "run LINE, then exit; repeatable, in order"),
    (["-f"], "run a script ('-': standard input), then exit"),
    (["--check", "--review", "--lint"], "replay transcripts; find errors (help checks)"),
    (["-i", "--watch"], "stay; follow files"),
    (["--echo", "--keep-going", "--safe"], "print commands; ignore errors; restrict"),
    (["--set", "-q"], "set a script variable; print less"),
    (["-o", "--completions"], "write output to FILE; a completion script"),
    (["--format", "--json", "--csv"], ProgramOption.summary(of: "--format")),
    (["--viewport", "--accessible"], "frame in points; output for screen readers"),
    (["--device", "--style", "--wiring"], "a device, a table style, a wiring"),
    (["--escape"], "choose how control characters print"),
    (["--color"], ProgramOption.summary(of: "--color")),
    (
      ["--title", "--subtitle", "--image", "--id", "--section", "--kind", "--row-height"],
      "choose the key for each part of a row"
    ),
    (
      ["--at", "--table", "--order", "--where", "--stale", "--read-only"],
      "which rows (help open); how old; reject saves"
    ),
    (
      ["--header", "--method", "--param", "--paging", "--strict"],
      "for URLs (help open); reject duplicate keys"
    ),
    (["--no-history", "--no-config"], "keep no history; read no settings"),
    (
      ["--serve", "--open", "--host", "--keep-token", "--assets"],
      "show a page in a browser (help serve)"
    ),
    (["--man", "--version", "-h"], "print the manual page, the version, this page"),
  ]

  /// The lines of the page.
  static var lines: [String] {
    ["tabletop [OPTIONS] [FILE|URL ...]   a workbench for table views (prompt: help)"]
      + HelpText.columns(rows.map { HelpTopic.Term(words(of: $0.options), $0.meaning) })
  }

  /// Returns the spellings with their values; a shared value is written once.
  private static func words(of names: [String]) -> String {
    let options = names.compactMap(ProgramOption.named)
    let values = Set(options.map(\.value))
    let spelled = options.map { option in
      option.names.joined(separator: ", ")
        + (values.count > 1 && !option.value.isEmpty ? " " + option.shortValue : "")
    }
    let shared = values.count == 1 ? options.first?.value.replacing(" ...", with: " …") ?? "" : ""
    return spelled.joined(separator: values.count > 1 ? "  " : " ")
      + (shared.isEmpty ? "" : " " + shared)
  }
}

extension ProgramOption {
  /// Returns a one-line summary of an option.
  fileprivate static func summary(of name: String) -> String { named(name)?.summary ?? "" }

  /// The value after the option, where space is limited.
  fileprivate var shortValue: String { value.utf8.count > 16 ? "RULE" : value }
}
