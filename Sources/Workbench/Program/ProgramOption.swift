import TableStore
import TableUI
import TextLayout
import Wirings

/// One option of the program.
struct ProgramOption: Sendable {
  /// What an option does with the settings.
  enum Action: Sendable {
    case flag(@Sendable (inout ProgramOptions) -> Void)
    case value(@Sendable (inout ProgramOptions, String) -> Bool)
  }

  /// How it is spelled, the short form first.
  let names: [String]

  /// What stands behind it, or empty.
  let value: String

  /// What it does, in one line.
  let summary: String

  /// What it sets.
  let action: Action

  /// The option of a spelling, or nil.
  static func named(_ name: String) -> ProgramOption? { all.first { $0.names.contains(name) } }

  /// All options, in the order of `--help`.
  static let all: [ProgramOption] = running + looking + binding + asking + others

  private static func flag(
    _ names: String...,
    summary: String,
    set: @escaping @Sendable (inout ProgramOptions) -> Void
  ) -> ProgramOption {
    ProgramOption(names: names, value: "", summary: summary, action: .flag(set))
  }

  private static func value(
    _ names: String...,
    takes value: String,
    summary: String,
    set: @escaping @Sendable (inout ProgramOptions, String) -> Bool
  ) -> ProgramOption {
    ProgramOption(names: names, value: value, summary: summary, action: .value(set))
  }

  private static let running: [ProgramOption] = [
    value(
      "-c",
      "--command",
      takes: "LINE",
      summary: "run LINE, then exit; repeatable, in order"
    ) { options, text in
      options.jobs.append(.line(text))
      return true
    },
    value(
      "-f",
      "--script",
      takes: "FILE",
      summary: "run a script, then exit ('-' is standard input); repeatable"
    ) { options, text in
      options.jobs.append(.script(text))
      return true
    },
    ProgramOption(
      names: ["--check"],
      value: "FILE ...",
      summary: "replay transcripts (or those below a folder) and compare",
      action: .flag { $0.checksTranscripts = true }
    ),
    flag("--update", summary: "with --check: rewrite what differs") {
      $0.updatesTranscripts = true
    },
    value("--report", takes: "FILE", summary: "with --check: a JUnit file") { options, path in
      options.reportPath = path
      return true
    },
    flag("-i", "--interactive", summary: "after -c or -f, stay at the prompt") {
      $0.staysInteractive = true
    },
    flag("--echo", summary: "print each command before its answer") { $0.settings.echoes = true },
    flag("--keep-going", summary: "in a script, go on after a failed command") {
      $0.settings.keepsGoing = true
    },
    value("--set", takes: "NAME=VALUE", summary: "a variable for scripts") { options, text in
      guard let split = text.firstIndex(of: "="), split > text.startIndex else { return false }
      options.settings.variables[String(text[..<split])] = String(text[text.index(after: split)...])
      return true
    },
  ]

  private static let looking: [ProgramOption] = [
    value(
      "--wiring",
      takes: Wiring.all.map(\.name).joined(separator: "|"),
      summary: "how model, view and controller are wired"
    ) { options, text in
      guard Wiring.named(text) != nil else { return false }
      options.settings.wiring = text
      return true
    },
    value(
      "--format",
      takes: AnswerFormat.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "the form of answers"
    ) { options, text in
      guard let format = AnswerFormat(rawValue: text) else { return false }
      options.settings.format = format
      return true
    },
    value("--viewport", takes: "WxH", summary: "the frame in points (390x528)") { options, text in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        let size = TableFrame.size(width, height)
      else { return false }
      options.settings.viewport = size
      return true
    },
    value(
      "--style",
      takes: TableViewStyle.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "the style of tables"
    ) { options, text in
      options.settings.style = TableViewStyle(rawValue: text)
      return options.settings.style != nil
    },
    value("--escape", takes: "symbol|ascii", summary: "how control characters are shown") {
      options,
      text in
      options.settings.escapeStyle = text == "ascii" ? .ascii : .symbol
      return ["symbol", "ascii"].contains(text)
    },
    value("--color", takes: "auto|always|never", summary: "answers bear no colour yet") { _, text in
      ["auto", "always", "never"].contains(text)
    },
  ]

  private static let binding: [ProgramOption] =
    OpenOptions.keys.map { option, key in
      ProgramOption(
        names: [option],
        value: "KEY",
        summary: "the key that binds to \(option.dropFirst(2))",
        action: .value { options, text in
          options.settings.open[keyPath: key] = text
          return true
        }
      )
    } + [
      flag("--strict", summary: "duplicate keys in JSON are an error") {
        $0.settings.open.isStrict = true
      }
    ]

  private static let asking: [ProgramOption] = WebOptions.all.map { option in
    ProgramOption(
      names: [option.name],
      value: option.value,
      summary: option.summary,
      action: .value { option.take(&$0.settings.web, $1) }
    )
  }

  private static let others: [ProgramOption] = [
    flag("--no-history", summary: "keep no history beyond the session") {
      $0.keepsHistory = false
    },
    flag("-q", "--quiet", summary: "no line about what was opened") { $0.settings.isQuiet = true },
    flag("--version", summary: "the version") { $0.answer = .version },
    flag("-h", "--help", summary: "this page") { $0.answer = .help },
  ]

  /// The page that `--help` prints.
  static var page: [String] {
    var table = TextTable([.left, .left], maximumWidth: 78)
    for option in all {
      let spelled = option.names.joined(separator: ", ")
      let value = option.value.isEmpty ? "" : " " + option.value
      table.append(["  " + spelled + value, option.summary])
    }
    return [
      "tabletop [OPTIONS] [FILE|URL ...]",
      "A workbench for table views: opens JSON files and lets you poke the table at a prompt.",
      "",
    ] + table.lines + [
      "",
      "Without -c or -f and with a terminal: a prompt. Without a terminal: standard input is a script.",
      "At the prompt: help.",
    ]
  }
}
