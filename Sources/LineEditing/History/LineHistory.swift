import CommandLanguage
import Platform

/// The commands that the arrow keys go back to, and the file that keeps them.
///
/// The file is read at the first need, when the prompt is on the screen already.
@MainActor final class LineHistory: CommandHistory {
  /// More commands than these are not kept in memory.
  static let limit = 10_000

  private let file: HistoryFile?
  private let editor: Editline
  private(set) var isLoaded = false
  private var isFileOfUse = true
  private var commands: [String] = []

  /// Where each of the commands was typed.
  private var places: [String?] = []

  /// Which commands keys go back to.
  var scope = LineSettings.Scope.global

  /// What is typed now is about this file or folder.
  var place: String?

  /// The last command that the file holds, as far as we know.
  private var lastKept: HistoryEntry?

  /// What is wrong with the file, until somebody has told it; once only.
  private var warnings: [String] = []

  init(_ file: HistoryFile?, editor: Editline) {
    self.file = file
    self.editor = editor
  }

  var entries: [String] {
    load()
    return commands
  }

  /// The commands that keys go back to, oldest first.
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

  /// The commands for hints: those for the same file come last, since the last ones matter most.
  var preferred: [String] {
    let walked = walked
    guard scope != .file else { return walked }
    return walked + commands(where: { $0 == place })
  }

  private func commands(where isWanted: (String?) -> Bool) -> [String] {
    zip(commands, places).filter { isWanted($1) }.map(\.0)
  }

  /// Reads the file, unless that was done already.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    use { file throws(HistoryError) in
      for entry in try file.entries(last: LineHistory.limit) { take(entry) }
    }
    lastKept = commands.last.map { HistoryEntry($0, place: places.last ?? nil) }
  }

  /// Adds a command, unless it is empty, private by a blank before it, or the same as the last one.
  ///
  /// - Parameters:
  ///   - command: The command, one line or several.
  ///   - isKept: Whether it was entered, and so goes to the file.
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

  /// What is wrong with the file, if nobody was told yet.
  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Adds a command in memory, unless it repeats the last one in the same place; false where it says nothing.
  @discardableResult private func take(_ entry: HistoryEntry) -> Bool {
    // An older program may have kept credentials.
    let command = SecretText(entry.command).text
    guard command.contains(where: { !$0.isWhitespace }) else { return false }
    guard command != commands.last || entry.place != places.last else { return true }
    commands.append(command)
    places.append(entry.place)
    // A few at once: taking one from the front each time would move all the others.
    if commands.count > LineHistory.limit + 1000 {
      commands.removeFirst(1000)
      places.removeFirst(1000)
    }
    editor.remember(command)
    return true
  }

  /// Works with the file; at the first trouble it is left alone for the rest of the session.
  private func use(_ body: (HistoryFile) throws(HistoryError) -> Void) {
    guard let file, isFileOfUse else { return }
    do throws(HistoryError) { try body(file) } catch {
      isFileOfUse = false
      warnings.append(error.message)
    }
  }
}
