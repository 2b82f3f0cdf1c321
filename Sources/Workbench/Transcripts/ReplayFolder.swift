import Platform

/// The folder in which a transcript is replayed: files are read from there, and saves go elsewhere.
///
/// A file is copied into a scratch folder before it is opened, so that a save finds there what it would find
/// beside the transcript; what was saved is what is opened later.
@MainActor final class ReplayFolder {
  /// How its paths are shown.
  let naming: ReplayNaming

  private let scratch: TemporaryFolder

  /// Takes a folder as the one that paths are relative to.
  ///
  /// - Parameter base: The folder of the transcript.
  /// - Throws: Why no scratch folder could be made.
  init(_ base: String) throws(FileError) {
    let resolved = Files.resolved(base) ?? base
    scratch = try TemporaryFolder()
    naming = ReplayNaming(
      base: resolved == "/" ? "" : resolved,
      scratch: Files.resolved(scratch.path) ?? scratch.path
    )
  }

  /// Where a file is read that a command names.
  func pathForReading(_ path: String) -> String {
    let real = realPath(path)
    let name = scratchName(of: real)
    let copy = naming.scratch + "/" + name
    if Files.exists(copy) { return copy }
    guard Files.isRegular(real) else { return real }
    do throws(FileError) {
      try scratch.makeFolder(Self.parent(of: name))
      try scratch.copy(real, to: name)
      return copy
    } catch {
      // Opening it says why.
      return real
    }
  }

  /// Where a file is written that a command names.
  func pathForWriting(_ path: String) -> String {
    let real = realPath(path)
    let name = scratchName(of: real)
    let folder = Self.parent(of: real)
    // A folder that is missing stays so, and the save says it.
    if Files.isDirectory(folder.isEmpty ? "/" : folder) {
      try? scratch.makeFolder(Self.parent(of: name))
    }
    return naming.scratch + "/" + name
  }

  /// The absolute path that would be meant without a replay.
  private func realPath(_ path: String) -> String {
    var parts: [Substring] = []
    let absolute = path.hasPrefix("/") ? path : naming.base + "/" + path
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    let plain = "/" + parts.joined(separator: "/")
    if let inside = plain.behind(naming.scratch + "/in/") { return naming.base + "/" + inside }
    if let outside = plain.behind(naming.scratch + "/out/") { return "/" + outside }
    return plain
  }

  private func scratchName(of real: String) -> String {
    real.behind(naming.base + "/").map { "in/" + $0 } ?? "out" + real
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

extension String {
  /// What stands behind a beginning, or nil where the text begins otherwise.
  fileprivate func behind(_ beginning: String) -> String? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self)
  }
}
