import Platform

/// The folder of a transcript's replay: files are read from it, but saved elsewhere.
///
/// A file is copied to a temporary folder before it is opened. A save therefore finds the same
/// files as beside the transcript. Opening a saved file reads the saved version.
@MainActor final class ReplayFolder {
  /// The form in which its paths are shown.
  let naming: ReplayNaming

  private let scratch: TemporaryFolder

  /// The recorder of forbidden attempts, or nil without restrictions.
  var attempts: ReplayAttempts?

  /// Creates a replay folder that paths are relative to.
  ///
  /// - Parameters:
  ///   - base: The folder of the transcript.
  ///   - parent: The folder for saved files; nil creates a temporary one.
  /// - Throws: An error if no temporary folder could be created.
  init(_ base: String, in parent: String? = nil) throws(FileError) {
    let resolved = Files.resolved(base) ?? base
    scratch = try TemporaryFolder(in: parent)
    naming = ReplayNaming(
      base: resolved == "/" ? "" : resolved,
      scratch: Files.resolved(scratch.path) ?? scratch.path
    )
  }

  /// Returns the path for reading a file that a command names.
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
      // Opening the file reports the error.
      return real
    }
  }

  /// Returns the path for writing a file that a command names.
  func pathForWriting(_ path: String) -> String {
    let real = realPath(path)
    if real == "/dev/null" { return real }
    // Saving to the path itself reports that it is forbidden.
    if attempts?.allowsWriting(real) == false { return real }
    let name = scratchName(of: real)
    let folder = Self.parent(of: real)
    // A missing folder is not created, so that the save fails as usual. Another one is unknown.
    if Files.isDirectory(folder.isEmpty ? "/" : folder) || attempts?.knows(folder) == false {
      try? scratch.makeFolder(Self.parent(of: name))
    }
    return naming.scratch + "/" + name
  }

  /// Returns the absolute path that a session without a replay would use.
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
  /// Returns the text after a prefix, or nil if the text does not start with it.
  fileprivate func behind(_ beginning: String) -> String? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self)
  }
}
