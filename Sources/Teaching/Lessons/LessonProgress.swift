import Platform

/// The progress in the built-in lessons, saved between sessions at the prompt.
///
/// Each change appends a line to a file, as the history does: `done NAME` or `at NAME STEP`.
@MainActor final class LessonProgress {
  /// The names of the completed lessons.
  private(set) var done: Set<String> = []

  /// The unfinished lesson and its step from 0, or nil if there is none.
  private(set) var place: (name: String, step: Int)?

  private let file: HistoryFile?

  /// Reads a file if it exists; an unreadable file counts as empty and is not written.
  ///
  /// - Parameter file: The file, or nil to keep progress only for the session.
  init(_ file: HistoryFile? = nil) {
    var lines: [String] = []
    do throws(HistoryError) {
      lines = try file?.load() ?? []
      self.file = file
    } catch {
      self.file = nil
    }
    for line in lines { take(line) }
  }

  /// Returns the current user's file, next to that of the history.
  static func fileOfPerson() -> HistoryFile? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { HistoryFile(path: "\($0)/lessons") }
  }

  /// Records the current place.
  ///
  /// - Parameters:
  ///   - name: The lesson.
  ///   - step: The current step, from 0; nil once the lesson is done.
  func note(_ name: String, step: Int?) {
    let line = step.map { "at \(name) \($0)" } ?? "done \(name)"
    take(line)
    // Progress that cannot be saved is lost at the end of the session, without other harm.
    do throws(HistoryError) { try file?.append(line) } catch { return }
  }

  private func take(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("done", 2):
      done.insert(words[1])
      if place?.name == words[1] { place = nil }
    case ("at", 3): place = Int(words[2]).flatMap { $0 >= 0 ? (words[1], $0) : nil }
    default: return
    }
  }
}
