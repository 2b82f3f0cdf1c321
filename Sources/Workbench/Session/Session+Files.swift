package import CommandLanguage
import Platform

extension Session {
  /// All of standard input, which can be read once, or nil where there is nothing to read.
  package func readStandardInput() throws(CommandError) -> String? {
    guard let read = host.standardInput else { return nil }
    host.standardInput = nil
    return try read()
  }

  /// A path as the command's place sees it: `~/` is the home folder, and in a script a path is relative to
  /// the script's folder.
  ///
  /// - Parameters:
  ///   - path: The path as typed.
  ///   - isWritten: Whether a file is written there, which a replay does elsewhere.
  /// - Returns: Where the file is to be looked for.
  package func resolved(_ path: String, isWritten: Bool = false) -> String {
    if path == "-", !isWritten { return path }
    let path = absolute(path)
    guard let folder, !path.isEmpty, !path.containsText("://") else { return path }
    return isWritten ? folder.pathForWriting(path) : folder.pathForReading(path)
  }

  private func absolute(_ path: String) -> String {
    if path.hasPrefix("~/"), let home = Environment.value("HOME") { return home + path.dropFirst() }
    // A script behind a descriptor stands in no folder.
    guard !path.isEmpty, !path.hasPrefix("/"), !path.containsText("://"), let file = place.file,
      !file.hasPrefix("/dev/"),
      let slash = file.lastIndex(of: "/")
    else { return path }
    return file[...slash] + path
  }
}
