import CommandLanguage
import Platform

/// The commands that the arrow keys recall, and their file.
///
/// The file is read on first use, when the prompt is already on screen.
@MainActor final class LineHistory: CommandHistory {
  /// The maximum number of commands kept in memory.
  static let limit = 10_000

  private let file: HistoryFile?
  private let editor: Editline
  private(set) var isLoaded = false
  private var isFileOfUse = true
  private var commands: [String] = []

  /// The place where each command was typed.
  private var places: [String?] = []

  /// The scope of the commands that keys recall.
  var scope = LineSettings.Scope.global

  /// The current file or folder.
  var place: String?

  /// The last command in the file, as far as known.
  private var lastKept: HistoryEntry?

  /// The warnings about the file that were not returned yet.
  private var warnings: [String] = []

  init(_ file: HistoryFile?, editor: Editline) {
    self.file = file
    self.editor = editor
  }

  var entries: [String] {
    load()
    return commands
  }

  /// The commands that keys recall, oldest first.
  var walked: [String] {
    load()
    switch scope {
    case .global: return commands
    case .file: return commands(where: { $0 == place })
    case .folder:
      let folder = place.map { HistoryEntry.folder(of: $0) }
      return commands(where: { $0.map { HistoryEntry.folder(of: $0) } == folder })
    }
  }

  /// The commands for hints; those for the same file are last, since the last ones are preferred.
  var preferred: [String] {
    let walked = walked
    guard scope != .file else { return walked }
    return walked + commands(where: { $0 == place })
  }

  private func commands(where isWanted: (String?) -> Bool) -> [String] {
    zip(commands, places).filter { isWanted($1) }.map(\.0)
  }

  /// Reads the file, unless it was already read.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    use { file throws(HistoryError) in
      for entry in try file.entries(last: LineHistory.limit) { take(entry) }
    }
    lastKept = commands.last.map { HistoryEntry($0, place: places.last ?? nil) }
  }

  /// Adds a command, unless it is empty, starts with a blank (private), or equals the last one.
  ///
  /// - Parameters:
  ///   - command: The command, one or more lines.
  ///   - isKept: Whether the command was entered and is therefore written to the file.
  func add(_ command: String, isKept: Bool) {
    load()
    let command = SecretText(command).text
    guard let first = command.first, first != " ", first != "\t" else { return }
    let entry = HistoryEntry(command, place: place)
    guard take(entry), isKept, entry != lastKept else { return }
    lastKept = entry
    use { file throws(HistoryError) in try file.append(command, at: entry.place) }
  }

  func clear() -> String? {
    isLoaded = true
    commands = []
    places = []
    lastKept = nil
    editor.forgetLines()
    guard let file else { return nil }
    do throws(HistoryError) { try file.clear() } catch { return error.message }
    return nil
  }

  func conceal(_ secret: String) {
    guard entries.contains(where: { $0.contains(secret) }) else { return }
    commands = commands.map { SecretText.concealing(secret, in: $0) }
    lastKept = commands.last.map { HistoryEntry($0, place: places.last ?? nil) }
    editor.forgetLines()
    for command in commands { editor.remember(command) }
    use { file throws(HistoryError) in
      try file.rewrite { SecretText.concealing(secret, in: $0) }
    }
  }

  /// Returns new warnings about the file.
  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Adds a command in memory; returns false if it is empty or repeats the last one of its place.
  @discardableResult private func take(_ entry: HistoryEntry) -> Bool {
    // Older versions may have stored credentials.
    let command = SecretText(entry.command).text
    guard command.contains(where: { !$0.isWhitespace }) else { return false }
    guard command != commands.last || entry.place != places.last else { return true }
    commands.append(command)
    places.append(entry.place)
    // Several are removed at once, since each removal from the front moves all the others.
    if commands.count > LineHistory.limit + 1000 {
      commands.removeFirst(1000)
      places.removeFirst(1000)
    }
    editor.remember(command)
    return true
  }

  /// Uses the file; after the first error, the rest of the session ignores it.
  private func use(_ body: (HistoryFile) throws(HistoryError) -> Void) {
    guard let file, isFileOfUse else { return }
    do throws(HistoryError) { try body(file) } catch {
      isFileOfUse = false
      warnings.append(error.message)
    }
  }
}
