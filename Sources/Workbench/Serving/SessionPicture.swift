import CommandLanguage
import Platform
import TableUI
import Workspace

/// The recorded session as one page: `picture FILE.html --session`.
@MainActor struct SessionPicture {
  /// The resolved path.
  let path: String

  /// Whether an existing file is replaced.
  let isForced: Bool

  /// The first step, or nil for all.
  let first: Int?

  /// Writes the file.
  ///
  /// - Returns: The path, the size and the number of steps; a warning names the rows in it.
  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let recording = session[ServeFeature.self]?.recording else {
      throw CommandError(ServeFault.noSession)
    }
    if let first, !recording.steps.contains(first) {
      throw CommandError(ServeFault.noStep(first, steps: recording.steps))
    }
    let file: FrontEndRecording
    do throws(FileError) {
      file = try recording.file(from: first, hiding: Self.names)
    } catch {
      throw CommandError(ServeFault.noAssets(problem: session.shown(error.message)))
    }
    let bytes = try session.write(
      String(decoding: file.bytes, as: UTF8.self),
      to: path,
      force: isForced
    )
    var answer = Answer(
      ["path": .text(path), "bytes": .int(bytes), "steps": .int(file.stepCount)],
      FileText.saved(path: session.shown(path), bytes: bytes)
    )
    answer.append(
      ServeText.contains(rows: file.rowCount, name: session.shown(source.name)).words
    )
    if file.droppedCount > (first ?? 0) {
      answer.note([ServeText.dropped(steps: file.droppedCount - (first ?? 0)).words])
    }
    return answer
  }

  /// The names of folders that the file must not contain, with their replacements.
  private static var names: [(text: String, with: String)] {
    var names: [(String, String)] = []
    if let folder = Files.resolved("."), folder != "/" {
      names += [(folder + "/", ""), (folder, ".")]
    }
    if let home = Environment.value("HOME"), home.utf8.count > 1 { names.append((home, "~")) }
    return names.sorted { $0.0.utf8.count > $1.0.utf8.count }
      .map { (text: $0.0, with: $0.1) }
  }
}
