import SessionSupport

@testable import Workbench
@testable import Workspace

/// The commands as a table in Markdown, for the page of commands.
@MainActor enum CommandTable {
  /// The lines of the table, a row a group, in the order of `help`.
  static var markdown: [String] {
    ["| Group | Commands |", "|---|---|"]
      + CommandGroup.allCases.map { group in
        let descriptions = CommandList.all.descriptions.filter { $0.group == group }
        return "| \(group.rawValue) | \(descriptions.map(forms).joined(separator: " · ")) |"
      }
  }

  /// A command with its other names.
  private static func forms(_ description: CommandDescription) -> String {
    let aliases = description.aliases.map { "`\($0)`" }.joined(separator: ", ")
    return "`\(description.name)`" + (aliases.isEmpty ? "" : " (\(aliases))")
  }
}
