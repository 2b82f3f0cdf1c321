import Platform

/// How far a person has come in the lessons of the program: kept between sessions at the prompt.
///
/// Each change is a line of a file, appended as commands are to the history: `done NAME`, or `at NAME STEP`.
@MainActor final class LessonProgress {
  /// The names of the lessons that were done.
  private(set) var done: Set<String> = []

  /// The lesson that was left, and its step from 0; nil where none was.
  private(set) var place: (name: String, step: Int)?

  private let file: HistoryFile?

  /// Reads a file, where there is one; one that cannot be read counts as empty and is not written.
  ///
  /// - Parameter file: The file, or nil where progress lasts as long as the session.
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

  /// The file of whoever runs the program, beside that of the history.
  static func fileOfPerson() -> HistoryFile? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { HistoryFile(path: "\($0)/lessons") }
  }

  /// Notes how far the person is.
  ///
  /// - Parameters:
  ///   - name: The lesson.
  ///   - step: The step at hand, from 0; nil where the lesson is done.
  func note(_ name: String, step: Int?) {
    let line = step.map { "at \(name) \($0)" } ?? "done \(name)"
    take(line)
    // What cannot be kept is forgotten at the end of the session, and harms nothing.
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
