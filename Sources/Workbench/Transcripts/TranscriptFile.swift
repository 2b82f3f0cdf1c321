import CommandLanguage
import JSON
import Platform
import TableStore
import TextLayout

/// A transcript file.
struct TranscriptFile {
  /// The path as the user gave it.
  let path: String

  /// The content of the file.
  let transcript: Transcript

  /// Creates a transcript file by reading a file.
  ///
  /// - Throws: An error if it is not a transcript.
  init(_ path: String) throws(CommandError) {
    var bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, isCancelled: { _, _ in Interruption.isPending }).bytes
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    if let name = TextEncoding.foreignName(of: bytes) {
      throw CommandError(FileFault.encoding(path: path, name: name))
    }
    guard (try? UTF8Span(validating: bytes.span)) != nil else {
      throw CommandError(FileFault.notUTF8(path: path))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let isMarkdown = path.hasSuffix(".md") || path.hasSuffix(".markdown")
    self.path = path
    transcript = Transcript(bytes: bytes, isMarkdown: isMarkdown)
    guard transcript.entries.isEmpty else { return }
    throw CommandError(TranscriptFault.empty(path: path, isMarkdown: isMarkdown))
  }

  /// The folder that its paths are relative to.
  var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "." }

  /// Returns the files for an operand: the file itself, or every transcript in a folder.
  ///
  /// - Parameters:
  ///   - operand: The file or the folder.
  ///   - endings: The extensions of other files to check.
  /// - Returns: The paths.
  /// - Throws: `not-found` if no transcript is found, or an error if a folder cannot be read.
  static func paths(_ operand: String, endings: [String] = []) throws(CommandError) -> [String] {
    let endings = [".transcript"] + endings
    guard Files.isDirectory(operand) else { return [operand] }
    var found: [String] = []
    var seen: Set<String> = []
    do throws(FileError) {
      try collect(operand, endings, &found, &seen)
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    guard found.isEmpty else { return found }
    throw CommandError(TranscriptFault.noneBelow(path: operand, endings: endings))
  }

  /// Collects files recursively; links may form cycles, so each folder is entered once.
  private static func collect(
    _ folder: String,
    _ endings: [String],
    _ found: inout [String],
    _ seen: inout Set<String>
  ) throws(FileError) {
    let identity = Files.resolved(folder) ?? folder
    guard seen.count < 10_000, seen.insert(identity).inserted else { return }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for entry in try Files.list(folder) where !entry.name.hasPrefix(".") {
      if entry.isDirectory {
        try collect(prefix + entry.name, endings, &found, &seen)
      } else if endings.contains(where: { entry.name.hasSuffix($0) }) {
        found.append(prefix + entry.name)
      }
    }
  }
}
