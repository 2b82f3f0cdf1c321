import CommandLanguage
import TableStore
import TableUI
import TextLayout
import Wirings
import Workspace

/// A command-line option of the program.
struct ProgramOption: Sendable {
  /// The accepted values, for an error message.
  var fitting: String {
    if case .words(let words) = fits { words.joined(separator: "|") } else { meaning ?? value }
  }

  /// The effect of an option on the settings.
  enum Action: Sendable {
    case flag(@Sendable (inout ProgramOptions) -> Void)
    case value(@Sendable (inout ProgramOptions, String) -> Bool)

    /// The value is given with `=`, or omitted.
    case optionalValue(@Sendable (inout ProgramOptions, String?) -> Bool)

    /// The value is given with `=`, is the next word if that has only digits, or is omitted.
    case optionalNumber(@Sendable (inout ProgramOptions, String?) -> Bool)
  }

  /// The kind of an option's value.
  enum Value: Hashable, Sendable {
    /// Any text.
    case text

    /// The path of a file.
    case file

    /// One of a few words.
    case words([String])
  }

  /// The spellings, with the short form first.
  let names: [String]

  /// The placeholder of the value, or empty if there is none.
  let value: String

  /// The kind of the value, for shell completion.
  var fits = Value.text

  /// The accepted values in words, for an error message; nil if ``value`` says enough.
  var meaning: String?

  /// A one-line summary; options with the same summary are listed together.
  let summary: String

  /// The effect of the option.
  let action: Action

  /// Whether processes that replay transcripts get the option.
  var appliesToReplays = false

  /// The same option, which processes that replay transcripts also get.
  private var forReplays: ProgramOption {
    var option = self
    option.appliesToReplays = true
    return option
  }

  /// Returns the option with a spelling, or nil.
  static func named(_ name: String) -> ProgramOption? {
    for group in groups {
      if let option = group().first(where: { $0.names.contains(name) }) { return option }
    }
    return nil
  }

  /// All groups of options; a start creates only the groups up to the one that it looks for.
  private static let groups: [@Sendable () -> [ProgramOption]] = [
    { running }, { others }, { looking }, { asking }, { binding }, { checking }, { serving },
    { ofReplays },
  ]

  /// All options, in the order of `--help`.
  static let all: [ProgramOption] =
    running + serving + checking + looking + binding + asking + others

  static func flag(
    _ names: String...,
    summary: String,
    set: @escaping @Sendable (inout ProgramOptions) -> Void
  ) -> ProgramOption {
    ProgramOption(names: names, value: "", summary: summary, action: .flag(set))
  }

  static func value(
    _ names: String...,
    takes value: String,
    fits: Value = .text,
    meaning: String? = nil,
    summary: String,
    set: @escaping @Sendable (inout ProgramOptions, String) -> Bool
  ) -> ProgramOption {
    ProgramOption(
      names: names,
      value: value,
      fits: fits,
      meaning: meaning,
      summary: summary,
      action: .value(set)
    )
  }

  /// Returns an option whose value is one of a few words.
  static func choice(
    _ names: String...,
    of words: [String],
    takes value: String? = nil,
    summary: String,
    set: @escaping @Sendable (inout ProgramOptions, String) -> Void
  ) -> ProgramOption {
    ProgramOption(
      names: names,
      value: value ?? words.joined(separator: "|"),
      fits: .words(words),
      summary: summary,
      action: .value { options, text in
        guard words.contains(text) else { return false }
        set(&options, text)
        return true
      }
    )
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
      fits: .file,
      summary: "run a script, then exit ('-' is standard input)"
    ) { options, text in
      options.jobs.append(.script(text))
      return true
    },
    flag("-i", "--interactive", summary: "after -c or -f, stay at the prompt") {
      $0.staysInteractive = true
    },
    flag("--echo", summary: "print each command before its output") { $0.settings.echoes = true },
    flag("--keep-going", summary: "in a script, continue after a failed command") {
      $0.settings.keepsGoing = true
    },
    flag("--safe", summary: "no writing, network, programs or other folders") {
      $0.isSafe = true
    },
    value("--set", takes: "NAME=VALUE", summary: "set a script variable") { options, text in
      guard let split = text.firstIndex(of: "="), String(text[..<split]).isVariableName else {
        return false
      }
      options.settings.variables[String(text[..<split])] = String(text[text.index(after: split)...])
      return true
    }
    .forReplays,
    value("-o", takes: "FILE", fits: .file, summary: "write output to FILE") { options, path in
      options.outputPath = path
      return !path.isEmpty
    },
  ]

  private static let looking: [ProgramOption] = [
    choice(
      "--wiring",
      of: Wiring.all.map(\.name),
      takes: "NAME",
      summary: Wiring.all.map(\.name).joined(separator: " | ")
    ) { $0.settings.wiring = $1 },
    choice(
      "--format",
      of: AnswerFormat.allCases.map(\.rawValue),
      takes: "NAME",
      summary: AnswerFormat.allCases.map(\.rawValue).joined(separator: ", ")
    ) { $0.settings.format = AnswerFormat(rawValue: $1) ?? .text },
    flag("--json", summary: "--format jsonl, --format csv") { $0.settings.format = .jsonl },
    flag("--csv", summary: "--format jsonl, --format csv") { $0.settings.format = .csv },
    value(
      "--viewport",
      takes: "WxH",
      meaning: "WxH, from \(TableFrame.smallest.width)x\(TableFrame.smallest.height)"
        + " to \(TableFrame.largest.width)x\(TableFrame.largest.height)",
      summary: "set the frame in points (390x528)"
    ) { options, text in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        let size = TableFrame.size(width, height)
      else { return false }
      options.settings.viewport = size
      return true
    },
    value(
      "--device",
      takes: "NAME",
      meaning: "a name such as iPhone 15; `tabletop -c device` lists them",
      summary: "use a device's frame; device lists them"
    ) { options, name in
      guard let device = Device.named(name) else { return false }
      options.settings.viewport = device.size
      return true
    },
    choice(
      "--style",
      of: TableViewStyle.allCases.map(\.rawValue),
      takes: "NAME",
      summary: TableViewStyle.allCases.map(\.rawValue).joined(separator: " | ")
    ) { $0.settings.style = TableViewStyle(rawValue: $1) },
    choice(
      "--escape",
      of: ["symbol", "ascii"],
      summary: "choose how control characters print"
    ) { $0.settings.escapeStyle = $1 == "ascii" ? .ascii : .symbol },
    flag("--accessible", summary: "output for screen readers: one fact per line") {
      $0.settings.isAccessible = true
      $0.settings.origins["accessible"] = "option"
    },
    choice(
      "--color",
      of: ColorChoice.allCases.map(\.rawValue),
      summary: "color at a terminal; help environment"
    ) {
      $0.settings.color = ColorChoice(rawValue: $1) ?? .auto
      $0.settings.origins["color"] = "option"
    },
  ]
  .map { $0.forReplays }

  private static let binding: [ProgramOption] =
    (OpenOptions.keys.map { option, key in
      ProgramOption(
        names: [option],
        value: "KEY",
        summary: "choose the key for each part of a row",
        action: .value { options, text in
          options.settings.open[keyPath: key] = text
          return true
        }
      )
    } + [
      value("--at", takes: "PATH", summary: "the place of the table in the document") {
        options,
        text in
        options.settings.open.at = text
        return true
      },
      flag("--strict", summary: "reject duplicate keys in JSON") {
        $0.settings.open.isStrict = true
      },
      flag("--read-only", summary: "reject saves to a database; with --serve, the page only looks")
      {
        $0.settings.open.isReadOnly = true
      },
    ]
    + OpenOptions.rowChoices.map { choice in
      value(choice.option, takes: choice.value, summary: choice.help) { options, text in
        options.settings.open[keyPath: choice.key] = text
        return true
      }
    })
    .map { $0.forReplays }

  private static let asking: [ProgramOption] = WebOptions.all.map { option in
    ProgramOption(
      names: [option.name],
      value: option.value,
      summary: option.summary,
      action: .value { option.take(&$0.settings.web, $1) },
      appliesToReplays: true
    )
  }

  private static let others: [ProgramOption] = [
    flag("--no-history", summary: "keep no history after the session") {
      $0.keepsHistory = false
    },
    flag("--no-config", summary: "do not read init.tabletop and .editrc") {
      $0.readsSettings = false
    },
    flag("--watch", summary: "at the prompt, follow files that change") {
      $0.settings.followsFiles = true
    },
    flag("-q", "--quiet", summary: "do not print the greeting") { $0.settings.isQuiet = true },
    flag("--man", summary: "print the manual page for man") { $0.answer = .manual },
    choice(
      "--completions",
      of: ShellCompletion.Shell.allCases.map(\.rawValue),
      takes: "SHELL",
      summary: "print a completion script for a shell"
    ) { $0.answer = ShellCompletion.Shell(rawValue: $1).map { .completions($0) } },
    flag("--version", summary: "print the version, this page") { $0.answer = .version },
    flag("-h", "--help", summary: "print the version, this page") { $0.answer = .help },
  ]
}
