/// A script that adds completion of the program's options to a shell.
public struct ShellCompletion: Hashable, Sendable {
  /// The supported shells.
  public enum Shell: String, CaseIterable, Hashable, Sendable {
    /// GNU Bash.
    case bash

    /// The Z shell.
    case zsh

    /// The friendly interactive shell.
    case fish
  }

  private let shell: Shell

  /// Creates the completion script for a shell.
  public init(_ shell: Shell) { self.shell = shell }

  /// The lines of the script.
  @MainActor public var lines: [String] {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  @MainActor private var options: [ProgramOption] { ProgramOption.all }

  @MainActor private var bash: [String] {
    let cases = options.compactMap { option -> String? in
      let names = option.names.joined(separator: "|")
      switch option.completed {
      case .nothing, .files: return nil
      case .text: return "    \(names)) return ;;"
      case .words(let words):
        let list = words.joined(separator: " ")
        return "    \(names)) COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); return ;;"
      }
    }
    let names = options.flatMap(\.names).joined(separator: " ")
    return [
      "# bash completion for tabletop: eval \"$(tabletop --completions bash)\"",
      "_tabletop() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}",
      "  case $before in",
    ] + cases + [
      "  esac",
      "  case $word in",
      "    -*) COMPREPLY=($(compgen -W '\(names)' -- \"$word\")) ;;",
      "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;",
      "  esac",
      "}",
      "complete -o filenames -F _tabletop tabletop",
    ]
  }

  @MainActor private var zsh: [String] {
    let specs = options.map { option -> String in
      let summary = option.summary.escaping(["'", "[", "]", ":"])
      let value =
        switch option.completed {
        case .nothing: ""
        case .text: ":\(option.valueName): "
        case .files: ":\(option.valueName):_files"
        case .words(let words): ":\(option.valueName):(\(words.joined(separator: " ")))"
        }
      let names = option.names
      let spelled =
        names.count == 1
        ? "'*\(names[0])" : "'*'{\(names.joined(separator: ","))}'"
      return "  \(spelled)[\(summary)]\(value)' \\"
    }
    return [
      "#compdef tabletop", "# zsh completion for tabletop: a file _tabletop in a folder of $fpath",
      "_arguments \\",
    ] + specs + ["  '*:data:_files'"]
  }

  @MainActor private var fish: [String] {
    ["# fish completion for tabletop: a file tabletop.fish in ~/.config/fish/completions"]
      + options.map { option in
        let names = option.names.map { name in
          name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        }
        let value =
          switch option.completed {
          case .nothing: ""
          case .text: " -x"
          case .files: " -r -F"
          case .words(let words): " -x -a '\(words.joined(separator: " "))'"
          }
        let summary = option.summary.escaping(["\\", "'"])
        return "complete -c tabletop \(names.joined(separator: " "))\(value) -d '\(summary)'"
      }
  }
}

extension ProgramOption {
  /// The words that a shell can offer after an option.
  fileprivate enum Completed {
    case nothing
    case text
    case files
    case words([String])
  }

  fileprivate var completed: Completed {
    guard !value.isEmpty, !value.hasPrefix("[") else { return .nothing }
    return switch fits {
    case .text: .text
    case .file: .files
    case .words(let words): .words(words)
    }
  }

  /// The name of the option's value, in lowercase letters.
  fileprivate var valueName: String {
    String(value.prefix { $0.isLetter }).lowercased()
  }
}

extension String {
  /// Returns the text with a backslash before each of some characters.
  ///
  /// A single quote also ends and restarts the quoted text.
  fileprivate func escaping(_ characters: Set<Character>) -> String {
    var text = ""
    for character in self {
      if character == "'", characters.contains("["), characters.contains("'") {
        text += "'\\''"
      } else {
        if characters.contains(character) { text += "\\" }
        text.append(character)
      }
    }
    return text
  }
}
