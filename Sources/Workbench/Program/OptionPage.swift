import TextLayout

/// The output of `--help`: every option on one screen of 24 lines and 80 columns.
enum OptionPage {
  /// Options listed together, by their first spelling, and their meaning.
  private static let rows: [(options: [String], meaning: String)] = [
    (["-c"], "run LINE, then exit; repeatable, in order"),
    (["-f"], "run a script ('-': standard input), then exit"),
    (["--check", "--update", "--report"], "compare with transcripts; rewrite them; JUnit"),
    (["-i", "--watch"], "stay at the prompt; follow files that change"),
    (["--echo", "--keep-going", "--safe"], "print lines; go on after errors; touch nothing"),
    (["--set", "-o"], "a variable of scripts; answers go to FILE"),
    (["--wiring"], "items (default), monolith, array and 3 more"),
    (["--format", "--json", "--csv"], ProgramOption.summary(of: "--format")),
    (["--viewport", "--accessible"], "the frame in points; for screen readers"),
    (["--device", "--style"], "of Apple's; " + ProgramOption.summary(of: "--style")),
    (["--escape"], "how control characters are shown"),
    (["--color"], ProgramOption.summary(of: "--color")),
    (
      ["--title", "--subtitle", "--image", "--id", "--section", "--kind", "--row-height"],
      "which key binds to what"
    ),
    (["--at"], ProgramOption.summary(of: "--at")),
    (["--strict", "-q"], "duplicate keys are an error; say less"),
    (["--header", "--method", "--param", "--paging"], "for URLs (help open)"),
    (["--no-history", "--no-config"], "keep no history; read no settings"),
    (["--man", "--completions"], "manual page; completion for a shell"),
    (["--version", "-h"], "the version; this page"),
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
    let shared = values.count == 1 ? options.first?.value ?? "" : ""
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
