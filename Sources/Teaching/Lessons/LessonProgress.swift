import CommandLanguage
import Platform
import TextLayout

/// The progress in the built-in lessons, saved between sessions at the prompt.
///
/// Each change appends a line to a file, as the history does: `done NAME`, `at NAME STEP` or the
/// line of a ``StepRecord``.
@MainActor final class LessonProgress {
  /// The names of the completed lessons.
  private(set) var done: Set<String> = []

  /// The unfinished lesson and its step from 0, or nil if there is none.
  private(set) var place: (name: String, step: Int)?

  /// The completed steps, in the order of completion; a step may occur several times.
  private(set) var steps: [StepRecord] = []

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
    for line in lines { _ = take(line) }
  }

  /// Reads the progress of a learner from the text of a file, which is not written.
  ///
  /// - Throws: `bad-lesson` with the place of the first line that is not progress.
  init(reading text: String, file: String) throws(CommandError) {
    self.file = nil
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.last == "\r" ? line.dropLast() : line
      guard !line.isEmpty, line.first != "#", !take(String(line)) else { continue }
      let excerpt = caretLines(excerpt: String(line), caret: 0, width: 76)
      let place = "\(file):\(index + 1):1"
      throw CommandError(ClassFault.badRecord(file: file, details: [place] + excerpt))
    }
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
    append(step.map { "at \(name) \($0)" } ?? "done \(name)")
  }

  /// Records a completed step.
  func note(_ step: StepRecord) { append(step.line) }

  private func append(_ line: String) {
    _ = take(line)
    // Progress that cannot be saved is lost at the end of the session, without other harm.
    do throws(HistoryError) { try file?.append(line) } catch { return }
  }

  /// Takes in a line; returns false if it is not progress.
  private func take(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("done", 2):
      done.insert(words[1])
      if place?.name == words[1] { place = nil }
    case ("at", 3):
      guard let step = Int(words[2]), step >= 0 else { return false }
      place = (words[1], step)
    default:
      guard let step = StepRecord(words) else { return false }
      steps.append(step)
    }
    return true
  }
}
