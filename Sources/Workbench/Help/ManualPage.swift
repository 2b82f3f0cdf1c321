import Workspace

/// The manual page in man's macros, generated from options, commands and topics.
@MainActor enum ManualPage {
  /// Returns the lines of the manual page.
  ///
  /// - Parameter features: The source of the commands and topics.
  /// - Returns: The page source for man.
  static func lines(of features: Features) -> [String] {
    [
      ".TH TABLETOP 1 \"\" \"tabletop \(Version.current)\" \"User Commands\"", ".SH NAME",
      "tabletop \\- a workbench for table views", ".SH SYNOPSIS", ".B tabletop",
      "[\\fIOPTIONS\\fR] [\\fIFILE\\fR|\\fIURL\\fR ...]", ".SH DESCRIPTION",
    ] + paragraph(about) + options + commands(of: features) + topics(of: features) + files
  }

  private static let about =

    "Tabletop opens JSON as a UIKit-style table view in a terminal. You can read, tap and "
    + "edit it from a prompt, a script or a program. Without -c, -f or --check, it shows a "
    + "prompt if standard input is a terminal. Otherwise, it reads standard input as a "
    + "script."

  private static var options: [String] {
    [".SH OPTIONS"]
      + ProgramOption.all.flatMap { option in
        let value = option.value.isEmpty ? "" : " \\fI" + escaped(option.value) + "\\fR"
        let names = option.names.map { "\\fB" + escaped($0) + "\\fR" }.joined(separator: ", ")
        return [".TP", names + value] + paragraph(option.summary)
      }
  }

  private static func commands(of features: Features) -> [String] {
    let all = features.commands.descriptions
    var lines = [".SH COMMANDS"]
    for group in CommandGroup.allCases {
      lines.append(".SS " + escaped(group.rawValue))
      lines += all.filter { $0.group == group }.flatMap(command)
    }
    return lines
  }

  private static func command(_ description: CommandDescription) -> [String] {
    let forms = description.syntax.map { "\\fB" + escaped($0) + "\\fR" }
    let lines = forms.indices.flatMap { $0 == 0 ? [".TP", forms[0]] : [".TQ", forms[$0]] }
    let others =
      description.aliases.isEmpty ? "" : " Also: \(description.aliases.joined(separator: ", "))."
    return lines + paragraph(description.summary + "." + others)
  }

  private static func topics(of features: Features) -> [String] {
    features.topics.filter { !$0.isGroup }.flatMap { topic in
      var lines = [".SH " + escaped(topic.name.uppercased())]
      lines += paragraph(topic.summary + ".") + [".nf"]
      lines += topic.lines(in: features).dropFirst().map(line)
      return lines + [".fi"]
    }
  }

  private static var files: [String] {
    [".SH SEE ALSO"] + paragraph("help at the prompt; tabletop --help.")
  }

  private static func paragraph(_ text: String) -> [String] { [line(text)] }

  /// Returns a line of text, escaped so that man does not read it as a request.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "`": escaped += "\\(ga"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
