package import CommandLanguage
import Platform
import TableStore

extension Session {
  /// Returns all of standard input, which can be read once, or nil if there is none.
  package func readStandardInput() throws(CommandError) -> String? {
    guard let read = host.standardInput else { return nil }
    host.standardInput = nil
    return try read()
  }

  /// Resolves a path at the command's place: `~/` is the home folder, and a script's paths are
  /// relative to its folder.
  ///
  /// - Parameters:
  ///   - path: The typed path.
  ///   - isWritten: Whether the file is to be written, for which a replay uses another folder.
  /// - Returns: The resolved path.
  package func resolved(_ path: String, isWritten: Bool = false) -> String {
    if path == "-", !isWritten { return path }
    if path.hasPrefix(OpenOptions.fileScheme), !isWritten {
      let rest = path.dropFirst(OpenOptions.fileScheme.count)
      let file = rest.prefix { $0 != "?" }
      return OpenOptions.fileScheme + resolved(String(file)) + rest.dropFirst(file.count)
    }
    let path = absolute(path)
    guard let folder = limits.folder, !path.isEmpty, !path.containsText("://") else { return path }
    return isWritten ? folder.pathForWriting(path) : folder.pathForReading(path)
  }

  private func absolute(_ path: String) -> String {
    if path.hasPrefix("~/"), let home = Environment.value("HOME") { return home + path.dropFirst() }
    // A script read from a descriptor has no folder.
    guard !path.isEmpty, !path.hasPrefix("/"), !path.containsText("://"), let file = place.file,
      !file.hasPrefix("/dev/"),
      let slash = file.lastIndex(of: "/")
    else { return path }
    return file[...slash] + path
  }
}
