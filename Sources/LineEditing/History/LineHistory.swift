import Platform
import Workbench

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

  /// The last command that the file holds, as far as we know.
  private var lastKept: String?

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

  /// Reads the file, unless that was done already.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    use { file throws(HistoryError) in
      for command in try file.load(last: LineHistory.limit) { take(command) }
    }
    lastKept = commands.last
  }

  /// Adds a command, unless it is empty, private by a blank before it, or the same as the last one.
  ///
  /// - Parameters:
  ///   - command: The command, one line or several.
  ///   - isKept: Whether it was entered, and so goes to the file.
  func add(_ command: String, isKept: Bool) {
    load()
    guard let first = command.first, first != " ", first != "\t" else { return }
    guard take(command), isKept, command != lastKept else { return }
    lastKept = command
    use { file throws(HistoryError) in try file.append(command) }
  }

  func clear() -> String? {
    isLoaded = true
    commands = []
    lastKept = nil
    editor.forgetLines()
    guard let file else { return nil }
    do throws(HistoryError) { try file.clear() } catch { return error.message }
    return nil
  }

  /// What is wrong with the file, if nobody was told yet.
  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Adds a command in memory, unless it repeats the last one; false where it says nothing.
  @discardableResult private func take(_ command: String) -> Bool {
    guard command.contains(where: { !$0.isWhitespace }) else { return false }
    guard command != commands.last else { return true }
    commands.append(command)
    // A few at once: taking one from the front each time would move all the others.
    if commands.count > LineHistory.limit + 1000 { commands.removeFirst(1000) }
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
